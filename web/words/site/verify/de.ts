import type { VerifyWords } from './en.ts'

export const verify: VerifyWords = {
  link: 'Ergebnisse nachprüfen',
  title: 'Prüfen Sie die Ergebnisse selbst nach',
  lead: 'Jeder Eintrag im Protokoll enthält den Fingerabdruck des vorigen. Ihr Browser kann das Protokoll laden und daraus die ganze Kette und jede Kennzahl unten nachrechnen.',
  brief: 'Jeder Eintrag sichert den vorigen ab. In Ihrem Browser können Sie alle selbst prüfen.',
  tool: 'Hier prüfen',
  run: 'Protokoll dieser Website prüfen',
  file: 'Oder eine eigene Kopie',
  fileHint: 'Wählen Sie eine Datei ledger.jsonl aus oder legen Sie sie hier ab. Sie verlässt Ihr Gerät nicht.',
  kept: 'Eintrag und Fingerabdruck aus einer unserer E-Mails',
  keptHint: 'Falls vorhanden: Dann zeigt die Prüfung auch, ob dieser Eintrag unverändert erhalten ist.',
  noScript:
    'Für die Prüfung auf dieser Seite sind JavaScript und ein aktueller Browser nötig. Das Skript am Ende der Seite kommt ohne Browser aus.',
  figures: 'Nachgerechnete Kennzahlen',
  operations: 'Monate und Trades',
  figure: 'Kennzahl',
  shown: 'Auf dieser Website',
  recomputed: 'Aus dem Protokoll',
  noFigures: 'Es sind noch keine Kennzahlen erfasst.',
  brokerKeys: 'Der Schlüssel des Brokers',
  brokerKeysText: (hosts) =>
    `E-Mails stammen nur dann vom Broker, wenn auch der Schlüssel hinter ihrer Signatur dem Broker gehört. Diese Website hat ihn selbst nachgeschlagen; verlassen Sie sich nicht auf ihr Wort: Ihr Browser kann zwei öffentliche DNS-Dienste fragen, ${hosts}. Beide erfahren Ihre IP-Adresse und die Domain des Brokers; gefragt wird erst, wenn Sie die Schaltfläche anklicken.`,
  askKeys: (names) => `${names} fragen`,
  says: {
    loading: 'Das Protokoll wird geladen …',
    checking: (done, all) => `${done} von ${all} Einträgen geprüft …`,
    holds: (entries) =>
      `Die Kette ist unversehrt. Einträge: ${entries}; keiner wurde geändert, entfernt oder verschoben.`,
    signed: (moment) => `Das Ende der Kette wurde am ${moment} signiert.`,
    keep: (head) =>
      `Bewahren Sie diese Zeile auf, auch ausgedruckt. Später zeigt sie, ob etwas bis hierher umgeschrieben wurde: ${head}`,
    unsigned: 'Dieser Browser kann die Signatur nicht prüfen; das Skript weiter unten kann es.',
    empty: 'Es ist noch nichts erfasst.',
    broken: (line) => `Die Kette reißt in Zeile ${line}.`,
    unreadable: 'Diese Zeile ist kein Eintrag.',
    not_canonical: 'Diese Zeile ist nicht so geschrieben, wie sie erfasst wurde.',
    sequence: (expected, found) => `Hierher gehört Eintrag ${expected}, an seiner Stelle steht Eintrag ${found}.`,
    broken_link: 'Dieser Eintrag schließt nicht an den vorigen an.',
    wrong_hash: 'Dieser Eintrag wurde nachträglich geändert.',
    time_backwards: 'Seine Zeit liegt vor der des Eintrags darüber: Eine Uhr wurde zurückgestellt.',
    ahead: 'Das Ende soll in der Zukunft signiert worden sein: Die Uhr dieser Website geht vor, oder Ihre geht nach.',
    cut_off: 'Hier endet die Kopie ohne ihre Signatur: Ein Teil wurde abgeschnitten.',
    wrong_head: (signed, here) => `Die Signatur gilt für ${signed} Einträge, die Kopie hat ${here}.`,
    wrong_signature: 'Die Signatur am Ende ist nicht echt.',
    unknownKinds: (kinds: string) =>
      `Die folgenden Arten von Einträgen kennt diese Seite nicht; in den Zahlen fehlen sie: ${kinds}.`,
    wrong_confirmation: 'Diese Bestätigung per E-Mail des Brokers passt nicht zu den Deals, die davor erfasst wurden.',
    standsThere: 'Was dort steht',
    otherKey: 'Das Ende wurde mit einem Schlüssel signiert, den diese Website nicht nennt.',
    otherEnd: 'Für diese Anzahl von Einträgen hat diese Website ein anderes Ende signiert.',
    older: (entries) =>
      `Das Protokoll dieser Website hat inzwischen ${entries} Einträge; Kennzahlen einer älteren Kopie können abweichen.`,
    kept: (entry) => `Eintrag ${entry} aus der E-Mail ist unverändert enthalten.`,
    notKept: (entry) => `Eintrag ${entry} ist nicht der, den die E-Mail nannte.`,
    agree: (agree, all) => `${agree} von ${all} Kennzahlen stimmen mit dieser Website überein.`,
    keySame: (who, key) => `${who}: ${key} hat den Schlüssel, der im Protokoll steht.`,
    keyOther: (who, key) =>
      `${who}: ${key} hat jetzt einen anderen Schlüssel. Vielleicht wurde er inzwischen ausgetauscht, vielleicht war er nie der des Brokers.`,
    keyGone: (who, key) => `${who}: ${key} hat keinen Schlüssel mehr oder hatte nie einen.`,
    keyUnanswered: (who, key) =>
      `${who} hat auf ${key} nicht geantwortet. Versuchen Sie es noch einmal, oder schlagen Sie ihn mit dem Skript unten nach.`,
    noKeys: 'Kein Eintrag im Protokoll enthält den Schlüssel eines Brokers.',
    stamped: (count) =>
      `Unveränderte Stempel von außen: ${count}. Ob die Aussteller die sind, als die sie sich ausgeben, prüfen das Skript und OpenSSL; ein Browser kann das nicht.`,
    dated: (entry, stamp) =>
      `Eintrag ${entry} und alles davor gab es zu diesem Zeitpunkt schon, laut Stempel: ${stamp}.`,
    noStamps: 'Noch kein fremder Dienst hat dieses Protokoll gestempelt.',
    stampUnchecked: 'Dieser Browser kann die Stempel nicht prüfen, das Skript unten schon.',
    stampFails: (number) => `Stempel ${number} ist nicht gültig: Er wurde verändert oder gehört zu etwas anderem.`,
    stampOther: (entry, moment) =>
      `Ein Stempel vom ${moment} gilt für einen Eintrag ${entry}, der in dieser Kopie fehlt: Das Protokoll wurde neu angelegt, oder die Kopie ist älter.`,
    stampAhead: (entry, moment) =>
      `Eintrag ${entry} soll nach dem ${moment} aufgezeichnet worden sein, war aber schon gestempelt: Die Uhr dieser Website ging vor.`,
    stampLate: (entries, moment) =>
      `Die Einträge ${entries} wurden erst am ${moment} gestempelt, Tage nachdem diese Website sie aufgezeichnet haben will. Von außen bestätigt ist nur das Datum des Stempels.`,
    stampGap: (since, until) =>
      `Zwischen ${since} und ${until} hat niemand das Protokoll gestempelt. In dieser Zeit kann es auf einen früheren Stand zurückgesetzt worden sein.`,
    stampOpen: (entry) => `Die Einträge ab Nummer ${entry} warten seit mehr als drei Tagen auf einen Stempel.`,
    failed: 'Das Protokoll konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  },
  checked: 'Was geprüft wird',
  checks: [
    'Dass jeder Eintrag noch so dasteht, wie er erfasst wurde, und sein Fingerabdruck (SHA-256) zu ihm passt.',
    'Dass jeder Eintrag den Fingerabdruck des vorigen nennt, sodass keiner entfernt, hinzugefügt oder verschoben werden kann.',
    'Dass das Ende signiert ist (Ed25519), also nichts abgeschnitten wurde.',
    'Dass sich aus den Einträgen, Korrekturen eingerechnet, wieder die Kennzahlen dieser Website ergeben.',
  ],
  limits: 'Was das nicht beweist',
  limitsText:
    'Dass ein Eintrag seither nicht umgeschrieben wurde, heißt nicht, dass er von Anfang an wahr oder vollständig war. Darum stammen die Deals aus Berichten des Brokers, die vor der Annahme nachgerechnet werden. Jedes Konto bleibt aufgeführt, auch wenn es geschlossen oder sein Guthaben aufgebraucht ist. Und unsere E-Mails enthalten den Fingerabdruck des Tages: Wer eine aufhebt, merkt, wenn das Protokoll neu geschrieben wurde. Keine Prüfung zeigt, woher ein Bericht stammt. Ein Demokonto kann als Echtgeldkonto durchgehen, wenn der Name des Servers es nicht verrät. Ein Betreiber mit mehreren Konten kann eines zeigen und die anderen nie importieren.',
  unstamped:
    'Kein unabhängiger Dienst bestätigt, wann Einträge aufgezeichnet wurden: Die Zeiten sind die des Rechners, auf dem der Betreiber diese Website laufen lässt. Eine aufbewahrte Zeile belegt, dass es alles davor schon gab.',
  stamps: {
    title: 'Zeitstempel von außen',
    text: 'Einmal am Tag stempeln Firmen, die mit dieser Website nichts zu tun haben, das Ende des Protokolls mit der Zeit ihrer eigenen Uhren. Sie bekommen einen Fingerabdruck, sonst nichts. Ein Stempel gilt für alle Einträge bis dorthin; danach kann niemand mehr einen ergänzen oder ändern und zurückdatieren. Ob ein Eintrag stimmt, sagt der Stempel nicht.',
    first: 'Erster Stempel',
    last: 'Letzter Stempel',
    vouches: (entry, day, authority, certificate) =>
      `Eintrag ${entry} und alles davor gab es am ${day} schon, das bezeugt ${authority} (Schlüssel von „${certificate}“).`,
    tsr: 'Stempel herunterladen (.tsr)',
    all: (count) => `Alle Stempel herunterladen: ${count}`,
    openssl:
      'Ohne diese Website prüfen Sie einen Stempel so: Speichern Sie ihn und rufen Sie OpenSSL auf. Die lange Zahl ist der gestempelte Fingerabdruck, der SHA-256 der damals letzten Zeile des Protokolls.',
  },
  alone: 'Ohne dieser Seite zu vertrauen',
  aloneText:
    'Speichern Sie das Protokoll und das Skript, lesen Sie das Skript und führen Sie es mit Node.js 18 oder neuer aus:',
  ledger: 'Das Protokoll',
  script: 'Das Skript',
  keys: 'Die Schlüssel der Signaturen',
}
