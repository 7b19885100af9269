import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'Auf dieser Seite',
  more: 'Siehe auch',
  unstated:
    'Was der Betreiber nicht angegeben hat, trägt den Vermerk „nicht angegeben“. Kein Platzhalter tritt an seine Stelle.',

  risk: {
    title: 'Risikohinweise',
    lead: 'Lesen Sie das, bevor Sie ein Konto verbinden. Ist Ihnen etwas davon unklar, handeln Sie nicht mit diesem Bot.',
    sections: {
      leverage: {
        title: 'Hebel',
        text: 'Gold (XAU/USD) wird meist als Differenzkontrakt mit Hebel gehandelt. Eine kleine Bewegung des Kurses gegen Sie kann die ganze Einlage in Minuten aufzehren.\nIhr Broker darf Positionen ohne Rückfrage schließen, wenn die Margin nicht mehr ausreicht. Ob Sie mehr schulden können, als Sie eingezahlt haben, hängt von Ihrem Broker und dem Recht Ihres Landes ab: Lassen Sie es sich schriftlich geben.',
      },
      market: {
        title: 'Der Goldmarkt',
        text: 'Der Goldpreis springt bei Nachrichten, zum Handelsbeginn der Woche und wenn wenige handeln. Dann wird eine Stop-Order zum nächsten verfügbaren Kurs ausgeführt, der weit vom gewählten entfernt sein kann. Spreads weiten sich, über Nacht fällt Swap an.',
      },
      bot: {
        title: 'Was ein Bot nicht kann',
        text: 'Der Bot folgt festen Regeln. Er kennt die Zukunft nicht, versteht keine Nachrichten und merkt nicht, wenn sich ein Markt dauerhaft verändert hat. Es wird Trades, Wochen und Monate mit Verlust geben.\nRegeln, die zur Vergangenheit passten, können von einem Tag auf den anderen versagen, ohne Vorwarnung und länger, als Sie es durchhalten.',
      },
      technology: {
        title: 'Technische Ausfälle',
        text: 'Strom, Internet, Terminal, Server des Brokers oder dieser Dienst können im schlechtesten Augenblick ausfallen. Orders kommen dann zu spät, doppelt oder gar nicht, offene Positionen bleiben offen. Machen Sie sich vorher damit vertraut, wie Sie Ihren Broker ohne den Bot erreichen und Positionen von Hand schließen.',
      },
      past: {
        title: 'Frühere und simulierte Ergebnisse',
        text: 'Die Wertentwicklung in der Vergangenheit ist kein verlässlicher Indikator für künftige Ergebnisse. Ergebnisse von Demokonten und Backtests entstanden ohne echte Orders, die von Backtests zudem im Wissen um das, was später kam; der Text, den Aufsichtsbehörden verlangen, steht überall neben ihnen, und hier:',
      },
      costs: {
        title: 'Kosten',
        text: (price, deposit, share) =>
          `Das Abonnement von ${price} im Monat ist fällig, ob der Bot gewinnt oder verliert. Bei einer Einlage von ${deposit} kostet allein das jeden Monat ${share} der Einlage. Spread, Kommission und Swap Ihres Brokers kommen hinzu. Bei einem kleinen Konto können die Kosten größer sein als jeder Gewinn.`,
      },
      broker: {
        title: 'Ihr Broker',
        text: 'Ihr Geld liegt bei Ihrem Broker, nicht bei uns. Wird er zahlungsunfähig, entscheiden das für ihn geltende Recht und seine Entschädigungseinrichtung, was Sie zurückbekommen. Prüfen Sie das beaufsichtigte Unternehmen, mit dem Sie den Vertrag schließen, nicht nur die Marke. Eröffnen Sie ein Konto bei einem Partnerbroker, erhalten wir womöglich eine Vergütung: Das ist unser eigenes Interesse, keine Empfehlung.',
      },
      suitability: {
        title: 'Für wen der Bot nicht geeignet ist',
        text: '- Handeln Sie nicht mit geliehenem Geld, mit Ersparnissen, die Sie brauchen, oder mit Geld, das Ihnen in den nächsten Jahren fehlen könnte.\n- Handeln Sie nicht, wenn der Verlust der ganzen Einlage Ihr Leben ändern würde.\n- Nichts auf dieser Website ist Anlageberatung oder eine Empfehlung an Sie; niemand hier hat Ihre Lage geprüft.\n- In manchen Ländern darf gehebeltes Gold Privatpersonen nicht angeboten werden; das betrifft auch die meisten Einwohner der Vereinigten Staaten. Nutzen Sie den Dienst nicht, wo er verboten ist.',
      },
      before: {
        title: 'Bevor Sie beginnen',
        text: '- Können Sie jemandem erklären, wie ein Differenzkontrakt Geld bringt und kostet?\n- Kennen Sie den größten Verlust, den Sie tragen wollen, und ist das Konto darauf begrenzt?\n- Haben Sie den Bot auf einem Demokonto ausprobiert?\n- Wissen Sie, wie man ihn sofort abschaltet?\nIst eine Antwort nein, warten Sie.',
      },
    },
  },

  compliance: {
    title: 'Compliance',
    lead: 'Wer hinter diesem Dienst steht, wer wen beaufsichtigt und an wen Sie sich wenden können.',
    status: 'Aufsichtsrechtlicher Status',
    statusText:
      'Eine Lizenz gilt für ein Unternehmen und für die darin genannten Tätigkeiten. Vergleichen Sie die Angaben mit dem öffentlichen Register, bevor Sie sich darauf verlassen.',
    entities: 'Wer was tut',
    facts: {
      company: 'Unternehmen',
      address: 'Anschrift',
      custody: 'Verwahrt Kundengelder',
      technology: 'Technologieanbieter',
      broker: 'Partnerbroker, juristische Person',
      brokerRegulator: 'Aufsicht des Partnerbrokers',
      brokerRegister: 'Sein Eintrag im Register',
      officer: 'Compliance-Beauftragte:r',
      dpo: 'Datenschutzbeauftragte:r',
    },
    frameworks: 'Rechtsrahmen',
    frameworksText:
      'Diese Regeln können einen Dienst wie diesen betreffen. Dass sie hier genannt sind, behauptet nicht, dass jemand eine Lizenz nach ihnen besitzt.',
    eu: {
      title: 'Europäische Union',
      text: 'Wertpapierdienstleistungen regeln die Richtlinie und die Verordnung über Märkte für Finanzinstrumente, Differenzkontrakte für Privatkunden die Maßnahmen der Europäischen Wertpapier- und Marktaufsichtsbehörde und der nationalen Behörden. Die Behörde sieht in der automatischen Ausführung von Signalen ohne Zutun des Kunden unter Umständen eine Portfolioverwaltung, die eine Erlaubnis braucht. Für personenbezogene Daten gilt die Datenschutz-Grundverordnung, für Fernabsatzverträge die Verbraucherrechterichtlinie.',
    },
    uae: {
      title: 'Vereinigte Arabische Emirate',
      text: 'Auf dem Festland erteilt die Kapitalmarktbehörde die Erlaubnis zur Werbung für Finanzprodukte, im Dubai International Financial Centre die Dubai Financial Services Authority, im Abu Dhabi Global Market die Financial Services Regulatory Authority. Für personenbezogene Daten gelten das Bundesgesetz zu ihrem Schutz und die Gesetze der Freizonen.',
    },
    us: {
      title: 'Vereinigte Staaten',
      text: 'Beratung zum Warenterminhandel und Werbung dafür regeln der Commodity Exchange Act, die Vorschriften der Commodity Futures Trading Commission und die der National Futures Association. Gehebeltes Gold darf Privatpersonen nur in engen Ausnahmen angeboten werden. Ergebnisse, die nicht auf einem echten Konto erzielt wurden, tragen den dort vorgeschriebenen Text.',
    },
    identity: 'Identitätsprüfung und Geldwäsche',
    identityText:
      '- Diese Website nimmt keine Einlagen an und zahlt nichts aus. Geld fließt nur zwischen Ihnen und Ihrem Broker.\n- Der Broker, der Ihr Konto eröffnet, muss Sie identifizieren, nach der Herkunft Ihres Geldes fragen und auf verdächtige Zahlungen achten.\n- Diese Website verlangt keine Ausweise. Senden Sie keine per E-Mail oder über ein Formular.\n- Konten Dritter verbinden wir nicht: Das Konto muss Ihr eigenes sein.\n- Wo Sanktionen es verbieten, verweigern wir den Dienst; rechtmäßige Anfragen von Behörden beantworten wir.',
    data: 'Datenschutz',
    dataText:
      'Sie können erfragen, was über Sie gespeichert ist, es berichtigen, herausgeben oder löschen lassen, der Nutzung widersprechen und eine Einwilligung jederzeit widerrufen. Wie das geht und was wie lange gespeichert wird, steht unter Datenschutz.',
    complaints: 'Beschwerden',
    complaintsText:
      'Schreiben Sie an die oben genannten Compliance-Beauftragten oder, wenn niemand genannt ist, über das Kontaktformular. Sie erhalten eine schriftliche Antwort. Genügt sie Ihnen nicht, können Sie sich an die oben genannte Aufsicht wenden, in Fragen Ihres Kontos an die Schlichtungsstelle Ihres Brokers und in der Europäischen Union an eine Verbraucherschlichtungsstelle an Ihrem Wohnort.',
  },

  privacy: {
    title: 'Datenschutz',
    lead: 'Was über Sie gespeichert wird, wozu, wie lange und wie Sie Auskunft erhalten.',
    controller: 'Wer verantwortlich ist',
    controllerText: 'Verantwortlich im Sinne des Datenschutzrechts:',
    sections: {
      collected: {
        title: 'Was gespeichert wird',
        text: '- Wenn Sie uns schreiben: Name, E-Mail, Telefon mit Land, bevorzugte Sprache, Erfahrung, verfügbares Kapital, falls Sie es angeben, Ihre Nachricht und welchen Wortlaut der Einwilligungen Sie gesehen und angekreuzt haben.\n- Wenn Sie Kontodaten einreichen: Name, E-Mail, Telefon, Login und Server des Handelskontos, Betrag, Ihre Anmerkungen, der gewählte Zugangsweg und, nur wenn dieser Weg es braucht, ein Passwort.\n- Wenn Sie widerrufen oder kündigen: Name, E-Mail, Ihre Erklärung und was Sie hinzufügen.\n- Was wir bei der Bearbeitung hinzufügen: Notizen, Anrufe, Aufgaben, ein Score dafür, wie wahrscheinlich ein Vertrag ist.\n- Wie Ihr Besuch begann: erste Seite, Name der Website, die Sie hergeführt hat, Kampagnenparameter des Links, Sprache und Seitenvariante. Das wird mit Ihrer Nachricht gespeichert und nur dann.',
      },
      visit: {
        title: 'Wenn Sie nur schauen',
        text: 'Dann wird nichts über Sie gespeichert. Ihre IP-Adresse wird benutzt, während der Server antwortet: um die Landesvorwahl vorzuschlagen, aus einer Liste auf unserem eigenen Server, und um im Arbeitsspeicher Anfragen gegen Missbrauch zu zählen. Welche von zwei Seitenvarianten Sie sehen, bestimmt ein täglich wechselnder Wert, der sich nicht zurückverfolgen lässt; behalten wird nur die Zahl der Aufrufe.',
      },
      cookies: {
        title: 'Cookies',
        text: (language, sent, form, proof, session) =>
          `Nur unbedingt notwendige, deshalb gibt es kein Banner:\n- ${language}: die gewählte Sprache, ein Jahr lang, nur wenn Sie eine gewählt haben.\n- ${sent}: dass Sie gerade ein Formular gesendet haben, zehn Minuten lang, nur bei abgeschalteten Skripten.\n- ${form}, ${proof}: dass Sie begonnen haben, ein Formular auszufüllen, und eine Rechenaufgabe, die Ihr Browser dafür löst, gegen automatische Nachrichten; einen Tag lang und nichts über Sie.\n- ${session}: hält Mitarbeitende angemeldet. Besucher bekommen es nie.\nWas Sie in ein Formular tippen, bleibt bis zur Ankunft in diesem Tab Ihres Browsers, ohne Passwörter, und verlässt ihn erst, wenn Sie es absenden.`,
      },
      purposes: {
        title: 'Wozu und auf welcher Rechtsgrundlage',
        text: '- Um Ihnen zu antworten und einen Vertrag mit Ihnen vorzubereiten oder zu erfüllen: Vertrag und vorvertragliche Maßnahmen.\n- Um das genannte Konto einzurichten: Vertrag.\n- Angebote per E-Mail oder Telefon: nur mit Ihrer Einwilligung, jede für sich.\n- Schutz vor Missbrauch, Messung der Seitennutzung, ohne Sie zu verfolgen, Ordnen der Anfragen nach wahrscheinlichem Interesse: unser berechtigtes Interesse.\n- Geschäftsunterlagen und Nachweis von Erklärungen: rechtliche Verpflichtung.\nNichts verpflichtet Sie, Daten anzugeben. Ohne eine Adresse kann Ihnen allerdings niemand antworten.',
      },
      recipients: {
        title: 'Wer sie bekommt',
        text: 'Mitarbeitende, die sie für ihre Aufgabe brauchen; jeder Blick auf ein Passwort und jede Änderung wird festgehalten. E-Mails gehen über den Mailserver des Betreibers. Die Seiten laden nichts von anderen Unternehmen: keine Analyse, keine Werbung, keine Schriften, keine Karten.\nPartnerbroker, Zahlungsseite und WhatsApp sind andere Unternehmen. Sie erhalten nur Daten, wenn Sie einem Link dorthin folgen, und dann unmittelbar von Ihnen.\nHat der Betreiber für die Auswertung von Anfragen ein Sprachmodell eingeschaltet, verarbeitet dessen Anbieter den Text Ihrer Nachricht in unserem Auftrag. Fragen Sie uns, ob das so ist, wer das ist und wo.',
      },
      abroad: {
        title: 'Andere Länder',
        text: 'Ob Server des Betreibers oder seiner Auftragsverarbeiter außerhalb Ihres Landes stehen und welche Garantien dann gelten, sagt Ihnen auf Anfrage die oben genannte verantwortliche Stelle.',
      },
      retention: {
        title: 'Wie lange',
        text: 'Jede Nacht wird gelöscht, was abgelaufen ist. In dieser Installation gelten diese Fristen:',
      },
      scoring: {
        title: 'Score',
        text: 'Eine Anfrage erhält aus Ihren Angaben, etwa Erfahrung, Betrag und Vollständigkeit, einen Score, damit Mitarbeitende wissen, wem sie zuerst antworten. Er entscheidet nichts mit rechtlicher Wirkung; das tun Menschen. Sie können widersprechen.',
      },
      security: {
        title: 'Schutz',
        text: 'Handelspasswörter werden einzeln verschlüsselt, bevor sie die Datenbank erreichen, mit einem getrennt verwahrten Schlüssel. Mitarbeitende sehen eines nur, nachdem sie sich erneut ausgewiesen und einen Grund genannt haben, der festgehalten wird. Passwörter werden nie per E-Mail verschickt oder protokolliert.',
      },
      rights: {
        title: 'Ihre Rechte',
        text: '- Auskunft: eine Kopie von allem, was über Sie gespeichert ist, auch als Datei für andere Programme.\n- Berichtigung, Löschung, Einschränkung.\n- Widerspruch, vor allem gegen Angebote und gegen den Score.\n- Widerruf einer Einwilligung, jederzeit und für die Zukunft.\n- Beschwerde bei der Datenschutzbehörde an Ihrem Wohnort.\nSchreiben Sie an die oben genannte Stelle oder über das Kontaktformular, mit der E-Mail-Adresse oder Telefonnummer, die Sie benutzt haben. Wir antworten innerhalb eines Monats. Gelöschtes ist sofort aus unseren Unterlagen verschwunden, aus Sicherungen, sobald diese ersetzt werden.',
      },
    },
    kept: {
      kind: 'Daten',
      time: 'Aufbewahrt',
      lostLeads: 'Anfragen ohne Vertragsschluss, seit der letzten Änderung',
      untouchedLeads: 'Offene Anfragen, seit sich zuletzt jemand damit befasste',
      convertedLeads: 'Anfragen, aus denen ein Vertrag wurde, seit der letzten Änderung',
      setups: 'Erledigte Kontodaten und Kündigungen, seit der Erledigung',
      openSetups: 'Kontodaten, die nie erledigt wurden, seit der letzten Änderung',
      mails: 'E-Mails an Sie',
      audit: 'Das Protokoll der Handlungen von Mitarbeitenden, ohne Ihre Texte',
      binnedLeads: 'Gelöschte Anfragen, im Papierkorb',
      password: 'Handelspasswörter: bis zum Ende der Einrichtung, höchstens',
      forever: 'bis zur Löschung',
    },
  },

  terms: {
    title: 'AGB',
    lead: 'Was Sie bekommen, was es kostet und wie Sie kündigen.',
    sections: {
      parties: {
        title: 'Wer mit wem den Vertrag schließt',
        text: (company) =>
          `Der Dienst wird angeboten von ${company}. Der Vertrag kommt zustande, wenn Sie das Abonnement abschließen; eine Anfrage über ein Formular dieser Website ist kein Abonnement und kostet nichts. Sie müssen volljährig sein und für sich selbst handeln.`,
      },
      service: {
        title: 'Was der Dienst ist',
        text: 'Software, die nach festen Regeln auf Ihrem eigenen MetaTrader-Konto Trades in Gold (XAU/USD) eröffnet und schließt, und ihre Einrichtung. Über Konto, Einlage und Größe entscheiden Sie; den Bot können Sie jederzeit abschalten.',
      },
      not: {
        title: 'Was er nicht ist',
        text: '- Kein Konto bei uns: Wir halten weder Geld noch Positionen für Sie.\n- Keine Beratung und kein Urteil darüber, ob der Handel zu Ihnen passt.\n- Kein Gewinnversprechen und kein Schutz vor Verlust.\n- Nicht immer verfügbar: Wartung und Ausfälle kommen vor, auch bei Ihrem Broker.',
      },
      money: {
        title: 'Wer Ihr Geld verwahrt',
        text: 'Ihr Broker, nach einem Vertrag zwischen Ihnen und ihm. Wir können weder ein- noch auszahlen. Geben Sie niemandem ein Passwort, mit dem sich Geld abheben lässt.',
      },
      price: { title: 'Testphase und Preis' },
      renewal: {
        title: 'Verlängerung',
        text: 'Nach der Testphase beginnt das Abonnement und verlängert sich Monat für Monat, bis Sie kündigen. Die Zahlungsseite nennt Datum und Betrag der ersten Abbuchung; fehlen diese Angaben, schließen Sie nicht ab. Eine Preisänderung wird Ihnen so früh angekündigt, dass Sie vorher kündigen können.',
      },
      cancelling: {
        title: 'Kündigung',
        text: 'Jederzeit, ohne Grund und ohne Anmeldung, auf der Seite zum Widerrufen und Kündigen oder per E-Mail. In der Testphase zahlen Sie dann nichts; später endet das Abonnement mit dem bereits bezahlten Monat. Sie erhalten eine Bestätigung mit Datum. Ändern Sie danach das Passwort des Handelskontos, damit niemand mehr Zugang hat.',
      },
      withdrawal: {
        title: 'Widerrufsrecht',
        text: (days) =>
          `Verbraucher in der Europäischen Union können binnen ${days} Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung genügt; die Schaltfläche auf der Widerrufsseite ist ein Weg. Was Sie bezahlt haben, erhalten Sie binnen ${days} Tagen nach Eingang des Widerrufs auf demselben Zahlungsweg zurück. Haben Sie verlangt, dass der Dienst vor Ablauf der Frist beginnt, schulden Sie einen anteiligen Betrag für den bis dahin erhaltenen Teil, nicht mehr.`,
      },
      duties: {
        title: 'Worum wir Sie bitten',
        text: '- Wahre Angaben und ein Konto, das Ihnen gehört.\n- Ab und zu ein Blick auf offene Positionen: Der Bot ersetzt Sie nicht.\n- Keine Weitergabe der Software.\n- Keine Nutzung, wo das Gesetz sie verbietet.',
      },
      liability: {
        title: 'Haftung',
        text: 'Handelsverluste sind das Risiko des Kontoinhabers. Bei Vorsatz und grober Fahrlässigkeit, bei der Verletzung von Leben, Körper oder Gesundheit und wo das Gesetz es anordnet, haften wir unbeschränkt; nichts hier nimmt Verbrauchern Rechte, die ihnen zwingendes Recht gibt.',
      },
      law: {
        title: 'Recht und Streitigkeiten',
        text: 'Der zwingende Verbraucherschutz Ihres Wohnlands und dessen Gerichte bleiben Ihnen erhalten. Beschwerden: siehe Compliance.',
      },
      changes: {
        title: 'Änderungen',
        text: 'Änderungen dieser Bedingungen werden Ihnen in Textform angekündigt, bevor sie gelten. Sind Sie nicht einverstanden, können Sie vor diesem Tag kündigen.',
      },
    },
  },

  imprint: {
    title: 'Impressum',
    lead: 'Wer diese Website betreibt, wie Sie uns erreichen und welches Recht gilt.',
    sections: {
      provider: 'Diensteanbieter',
      contact: 'Kontakt',
      supervision: 'Aufsicht',
      content: 'Inhalt und Hosting',
      law: 'Recht und Gerichtsstand',
      unstated: 'Nicht angegeben',
    },
    facts: {
      name: 'Name des Unternehmens',
      legalForm: 'Rechtsform',
      address: 'ladungsfähige Anschrift',
      representative: 'Vertretungsberechtigte',
      register: 'Register und Registernummer',
      taxId: 'Umsatzsteuer- oder Steuernummer',
      email: 'E-Mail',
      phone: 'Telefon',
      licence: 'Aufsichtsbehörde und Zulassung',
      responsible: 'verantwortliche Person nach dem Medienstaatsvertrag',
      host: 'Hosting-Anbieter',
      governingLaw: 'anwendbares Recht',
      courts: 'Gerichtsstand',
    },
    missing: (names: string) => `Der Betreiber hat nicht angegeben: ${names}.`,
  },
}
