import type { VerifyWords } from './en.ts'

export const verify: VerifyWords = {
  link: 'Vérifier l’historique',
  title: 'Vérifiez vous-même l’historique',
  lead: 'Chaque écriture du registre porte l’empreinte de la précédente. Votre navigateur peut télécharger le registre et recalculer toute la chaîne et chaque chiffre ci-dessous.',
  brief: 'Chaque écriture est scellée dans la suivante. Votre navigateur peut toutes les vérifier.',
  tool: 'Vérifier ici',
  run: 'Vérifier le registre de ce site',
  file: 'Ou votre propre copie',
  fileHint: 'Choisissez un fichier ledger.jsonl ou déposez-le ici. Il ne quitte pas votre appareil.',
  kept: 'Écriture et empreinte tirées d’un de nos e-mails',
  keptHint: 'Si vous en avez un, la vérification vous dit aussi si cette écriture est toujours là, inchangée.',
  noScript:
    'La vérification sur cette page nécessite JavaScript et un navigateur récent. Le script proposé en bas de page se passe de navigateur.',
  figures: 'Chiffres recalculés',
  operations: 'Mois et opérations',
  figure: 'Chiffre',
  shown: 'Sur ce site',
  recomputed: 'D’après le registre',
  noFigures: 'Aucun chiffre n’est encore enregistré.',
  brokerKeys: 'La clé du courtier',
  brokerKeysText: (hosts) =>
    `Un e-mail ne vient du courtier que si la clé de sa signature est bien la sienne. Ce site l’a cherchée lui-même, ne le croyez donc pas sur parole : votre navigateur peut interroger deux services DNS publics, ${hosts}. Ils verront votre adresse IP et le domaine du courtier ; aucun n’est interrogé tant que vous n’appuyez pas sur le bouton.`,
  askKeys: (names) => `Interroger ${names}`,
  says: {
    loading: 'Chargement du registre…',
    checking: (done, all) => `${done} écritures vérifiées sur ${all}…`,
    holds: (entries) => `La chaîne est intacte. Écritures : ${entries} ; aucune n’a été modifiée, retirée ni déplacée.`,
    signed: (moment) => `La fin de la chaîne a été signée le ${moment}.`,
    keep: (head) =>
      `Conservez ou imprimez cette ligne. Plus tard, elle montrera si quelque chose a été réécrit jusqu’ici : ${head}`,
    unsigned: 'Ce navigateur ne peut pas vérifier la signature ; le script ci-dessous le peut.',
    empty: 'Rien n’est encore enregistré.',
    broken: (line) => `La chaîne se rompt à la ligne ${line}.`,
    unreadable: 'Cette ligne n’est pas une écriture.',
    not_canonical: 'Cette ligne n’est pas écrite telle qu’elle a été enregistrée.',
    sequence: (expected, found) => `L’écriture ${expected} est attendue ici, mais l’écriture ${found} est à sa place.`,
    broken_link: 'Cette écriture ne fait pas suite à la précédente.',
    wrong_hash: 'Cette écriture a été modifiée après son enregistrement.',
    time_backwards: 'Son heure précède celle de l’écriture du dessus : une horloge a été reculée.',
    ahead: 'La fin aurait été signée dans le futur : l’horloge de ce site avance, ou la vôtre retarde.',
    cut_off: 'Ici, la copie se termine sans sa signature : une partie a été coupée.',
    wrong_head: (signed, here) => `La signature vaut pour ${signed} écritures, la copie en compte ${here}.`,
    wrong_signature: 'La signature de la fin n’est pas authentique.',
    unknownKinds: (kinds: string) =>
      `Cette page ne connaît pas les types d’écritures suivants, dont les chiffres ne tiennent pas compte : ${kinds}.`,
    wrong_confirmation:
      'Cette confirmation par un e-mail du courtier ne correspond pas aux transactions enregistrées avant elle.',
    standsThere: 'Contenu de la ligne',
    otherKey: 'La fin a été signée avec une clé que ce site n’indique pas.',
    otherEnd: 'Pour ce nombre d’écritures, ce site a signé une autre fin.',
    older: (entries) =>
      `Le registre de ce site compte désormais ${entries} écritures ; les chiffres d’une copie plus ancienne peuvent différer.`,
    kept: (entry) => `L’écriture ${entry} de l’e-mail s’y trouve, inchangée.`,
    notKept: (entry) => `L’écriture ${entry} n’est pas celle que l’e-mail indiquait.`,
    agree: (agree, all) => `${agree} chiffres sur ${all} concordent avec ceux de ce site.`,
    keySame: (who, key) => `${who} : ${key} a bien la clé inscrite au registre.`,
    keyOther: (who, key) =>
      `${who} : ${key} a désormais une autre clé. Elle a pu être remplacée depuis, ou n’avoir jamais été celle du courtier.`,
    keyGone: (who, key) => `${who} : ${key} n’a plus de clé, ou n’en a jamais eu.`,
    keyUnanswered: (who, key) =>
      `${who} n’a pas répondu au sujet de ${key}. Réessayez, ou cherchez la clé avec le script.`,
    noKeys: 'Aucune écriture du registre n’a de clé de courtier.',
    stamped: (count) =>
      `Horodatages extérieurs non modifiés : ${count}. Le script et OpenSSL vérifient que leurs signataires sont bien ceux qu’ils disent être ; un navigateur ne le peut pas.`,
    dated: (entry, stamp) =>
      `L’écriture ${entry} et tout ce qui la précède existaient alors, selon l’horodatage : ${stamp}.`,
    noStamps: 'Aucun service extérieur n’a encore horodaté ce registre.',
    stampUnchecked: 'Ce navigateur ne peut pas vérifier les horodatages ; le script ci-dessous le peut.',
    stampFails: (number) => `L’horodatage ${number} n’est pas valable : il a été modifié ou porte sur autre chose.`,
    stampOther: (entry, moment) =>
      `Un horodatage du ${moment} couvre une écriture ${entry} absente de cette copie : le registre a été refait, ou la copie est plus ancienne.`,
    stampAhead: (entry, moment) =>
      `L’écriture ${entry} serait postérieure au ${moment}, alors qu’un horodatage la couvrait déjà : l’horloge de ce site avançait.`,
    stampLate: (entries, moment) =>
      `Les écritures ${entries} n’ont été horodatées que le ${moment}, des jours après la date à laquelle ce site dit les avoir enregistrées. Seule la date de l’horodatage est confirmée de l’extérieur.`,
    stampGap: (since, until) =>
      `Personne n’a horodaté le registre entre le ${since} et le ${until}. Il a pu, entre-temps, être ramené à un état antérieur.`,
    stampOpen: (entry) =>
      `Les écritures à partir du numéro ${entry} attendent un horodatage depuis plus de trois jours.`,
    failed: 'Le registre n’a pas pu être chargé. Veuillez réessayer.',
  },
  checked: 'Ce qui est vérifié',
  checks: [
    'Chaque écriture est telle qu’elle a été enregistrée et correspond bien à son empreinte (SHA-256).',
    'Chaque écriture porte l’empreinte de la précédente : aucune ne peut être retirée, ajoutée ni déplacée.',
    'La fin du registre est signée (Ed25519) : rien n’a donc été tronqué.',
    'Les chiffres de ce site peuvent être recalculés à partir des écritures, rectifications comprises.',
  ],
  limits: 'Ce que cela ne prouve pas',
  limitsText:
    'Que rien n’ait été réécrit depuis ne veut pas dire que tout était exact ou complet au départ. C’est pourquoi les transactions proviennent de rapports de courtier, recalculés avant d’être acceptés. Chaque compte reste affiché, même clôturé ou une fois son capital perdu. Et nos e-mails portent l’empreinte du jour : si vous en conservez un, vous verrez si l’historique a été refait. Aucune vérification ne révèle d’où vient un rapport. Un compte démo peut passer pour réel si le nom du serveur ne le trahit pas. Un exploitant qui a plusieurs comptes peut en montrer un et ne jamais importer les autres.',
  unstamped:
    'Aucun service extérieur n’horodate les écritures : leurs heures viennent de la machine de l’exploitant. Une ligne que vous conservez date tout ce qui la précède.',
  stamps: {
    title: 'Horodatage par des tiers',
    text: 'Une fois par jour, des sociétés sans lien avec ce site apposent sur la fin du registre l’heure de leurs propres horloges. Elles ne reçoivent qu’une empreinte. Un horodatage couvre toutes les écritures jusque-là : plus personne ne peut ensuite en ajouter ou en modifier une et l’antidater. Il ne dit pas si une écriture est vraie.',
    first: 'Premier horodatage',
    last: 'Dernier horodatage',
    vouches: (entry, day, authority, certificate) =>
      `L’écriture ${entry} et tout ce qui la précède existaient le ${day}, selon ${authority} (clé de « ${certificate} »).`,
    tsr: 'Télécharger l’horodatage (.tsr)',
    all: (count) => `Télécharger tous les horodatages : ${count}`,
    openssl:
      'Pour vérifier un horodatage sans ce site, enregistrez-le et lancez OpenSSL. Le long nombre est l’empreinte horodatée : le SHA-256 de la dernière ligne du registre à ce moment-là.',
  },
  alone: 'Sans faire confiance à cette page',
  aloneText: 'Enregistrez le registre et le script, lisez le script et lancez-le avec Node.js 18 ou plus récent :',
  ledger: 'Le registre',
  script: 'Le script',
  keys: 'Les clés de signature',
}
