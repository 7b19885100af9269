import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'Auf dieser Seite',
  more: 'Siehe auch',

  risk: {
    title: 'Risikohinweise',
    lead: 'Lesen Sie diese Hinweise, bevor Sie ein Konto verbinden. Ist Ihnen etwas davon unklar, handeln Sie nicht mit diesem Bot.',
    sections: {
      leverage: {
        title: 'Hebelwirkung',
        text: 'Gold (XAU/USD) wird meist als Differenzkontrakt mit Hebel gehandelt. Schon eine kleine Kursbewegung gegen Sie kann innerhalb von Minuten die gesamte Einlage aufzehren.\nIhr Broker darf Positionen ohne Rückfrage schließen, wenn die Margin nicht mehr ausreicht. Ob Sie mehr verlieren können, als Sie eingezahlt haben, und am Ende Schulden bleiben, hängt von Ihrem Broker und dem Recht Ihres Landes ab: Lassen Sie sich die Antwort schriftlich geben.',
      },
      market: {
        title: 'Der Goldmarkt',
        text: 'Der Goldpreis springt bei Nachrichten, zum Wochenauftakt und bei dünnem Handel. Dann wird eine Stop-Order zum nächsten verfügbaren Kurs ausgeführt, der weit vom gewählten entfernt sein kann. Die Spreads weiten sich aus, und über Nacht fallen Swap-Kosten an.',
      },
      bot: {
        title: 'Was ein Bot nicht kann',
        text: 'Der Bot folgt festen Regeln. Er kennt die Zukunft nicht, versteht keine Nachrichten und merkt nicht, wenn sich ein Markt dauerhaft verändert hat. Es wird Trades, Wochen und Monate mit Verlust geben.\nRegeln, die in der Vergangenheit funktionierten, können von einem Tag auf den anderen versagen, ohne Vorwarnung und länger, als Sie es aushalten.',
      },
      technology: {
        title: 'Technische Ausfälle',
        text: 'Strom, Internet, Terminal, Server des Brokers oder dieser Dienst können im ungünstigsten Moment ausfallen. Orders können dann zu spät, doppelt oder gar nicht ankommen, und offene Positionen bleiben offen. Machen Sie sich vorher damit vertraut, wie Sie Ihren Broker ohne den Bot erreichen und Positionen von Hand schließen.',
      },
      past: {
        title: 'Frühere und simulierte Ergebnisse',
        text: 'Die Wertentwicklung in der Vergangenheit ist kein verlässlicher Indikator für künftige Ergebnisse. Ergebnisse von Demokonten und Backtests entstanden ohne echte Orders, die von Backtests zudem in Kenntnis des späteren Verlaufs. Der Hinweis, den Aufsichtsbehörden dazu verlangen, steht überall, wo solche Ergebnisse gezeigt werden, und auch hier:',
      },
      costs: {
        title: 'Kosten',
        text: (price, deposit, share) =>
          `Die Abogebühr von ${price} im Monat ist fällig, ob der Bot gewinnt oder verliert. Bei einer Einlage von ${deposit} sind das allein schon ${share} im Monat. Spread, Kommission und Swap Ihres Brokers kommen hinzu. Bei einem kleinen Konto können die Kosten jeden Gewinn übersteigen.`,
      },
      broker: {
        title: 'Ihr Broker',
        text: 'Ihr Geld liegt bei Ihrem Broker, nicht bei uns. Wird er zahlungsunfähig, entscheiden das für ihn geltende Recht und seine Entschädigungseinrichtung, was Sie zurückbekommen. Prüfen Sie das beaufsichtigte Unternehmen, mit dem Sie den Vertrag schließen, nicht nur die Marke. Wenn Sie ein Konto bei einem Partnerbroker eröffnen, erhalten wir möglicherweise eine Vergütung. Wir haben also ein finanzielles Interesse; die Nennung eines Brokers ist keine Empfehlung.',
      },
      suitability: {
        title: 'Für wen der Bot nicht geeignet ist',
        text: '- Handeln Sie nicht mit geliehenem Geld, mit Ersparnissen, die Sie brauchen, oder mit Geld, das Ihnen in den nächsten Jahren fehlen könnte.\n- Handeln Sie nicht, wenn der Verlust der ganzen Einlage Ihr Leben verändern würde.\n- Nichts auf dieser Website ist Anlageberatung oder eine Empfehlung an Sie; wir haben Ihre Lage nicht geprüft.\n- In manchen Ländern darf der Goldhandel mit Hebel Privatpersonen nicht angeboten werden; in den Vereinigten Staaten betrifft das die meisten Einwohner. Nutzen Sie den Dienst nicht, wo er verboten ist.',
      },
      before: {
        title: 'Bevor Sie beginnen',
        text: '- Können Sie jemandem erklären, wie man mit einem Differenzkontrakt Geld verdient und verliert?\n- Wissen Sie, welchen Verlust Sie höchstens tragen wollen, und haben Sie die Einlage darauf begrenzt?\n- Haben Sie den Bot auf einem Demokonto ausprobiert?\n- Wissen Sie, wie man ihn sofort stoppt?\nWenn Sie auch nur eine dieser Fragen mit Nein beantworten, warten Sie.',
      },
    },
  },

  compliance: {
    title: 'Compliance',
    lead: 'Wer hinter diesem Dienst steht, wer wen beaufsichtigt und an wen Sie sich wenden können.',
    status: 'Aufsichtsrechtlicher Status',
    statusText:
      'Eine Lizenz gilt nur für ein bestimmtes Unternehmen und die darin genannten Tätigkeiten. Vergleichen Sie die Angaben mit dem Register der Aufsichtsbehörde, bevor Sie sich darauf verlassen.',
    entities: 'Zuständigkeiten',
    facts: {
      company: 'Unternehmen',
      address: 'Anschrift',
      custody: 'Verwahrer der Kundengelder',
      technology: 'Technologieanbieter',
      broker: 'Gesellschaft des Partnerbrokers',
      brokerRegulator: 'Aufsichtsbehörde des Partnerbrokers',
      brokerRegister: 'Registereintrag des Partnerbrokers',
      officer: 'Compliance-Beauftragter',
      dpo: 'Datenschutzbeauftragter',
    },
    frameworks: 'Rechtsrahmen',
    frameworksText:
      'Diese Vorschriften können für einen Dienst wie diesen gelten. Dass sie hier stehen, heißt nicht, dass jemand eine Lizenz nach ihnen besitzt.',
    eu: {
      title: 'Europäische Union',
      text: 'Für Wertpapierdienstleistungen gelten die Richtlinie und die Verordnung über Märkte für Finanzinstrumente, für Differenzkontrakte im Privatkundengeschäft nationale Produktinterventionsmaßnahmen nach dem Vorbild der Europäischen Wertpapier- und Marktaufsichtsbehörde. Diese sieht in der automatischen Ausführung von Handelssignalen ohne Zutun des Kunden unter Umständen eine erlaubnispflichtige Portfolioverwaltung. Für personenbezogene Daten gilt die Datenschutz-Grundverordnung, für Fernabsatzverträge die Verbraucherrechterichtlinie.',
    },
    uae: {
      title: 'Vereinigte Arabische Emirate',
      text: 'Außerhalb der Finanzfreizonen erteilt die Kapitalmarktbehörde die Erlaubnis zur Werbung für Finanzprodukte, im Dubai International Financial Centre die Dubai Financial Services Authority, im Abu Dhabi Global Market die Financial Services Regulatory Authority. Für personenbezogene Daten gelten das Bundesgesetz zu ihrem Schutz und die Gesetze der Freizonen.',
    },
    us: {
      title: 'Vereinigte Staaten',
      text: 'Für die Beratung zum Warenterminhandel und die Werbung dafür gelten der Commodity Exchange Act sowie die Vorschriften der Commodity Futures Trading Commission und der National Futures Association. Der Goldhandel mit Hebel darf Privatpersonen nur in engen Ausnahmefällen angeboten werden. Zu hypothetischen Ergebnissen gehört der Hinweis, den diese Regeln vorschreiben.',
    },
    identity: 'Identitätsprüfung und Geldwäscheprävention',
    identityText:
      '- Diese Website nimmt keine Einlagen an und zahlt nichts aus. Geld fließt nur zwischen Ihnen und Ihrem Broker.\n- Der Broker, der Ihr Konto eröffnet, muss Sie identifizieren, nach der Herkunft Ihres Geldes fragen und auf verdächtige Zahlungen achten.\n- Diese Website verlangt keine Ausweisdokumente. Senden Sie keine, weder per E-Mail noch über ein Formular.\n- Konten Dritter verbinden wir nicht: Das Konto muss Ihr eigenes sein.\n- Wo Sanktionen es verbieten, erbringen wir den Dienst nicht; rechtmäßige Anfragen von Behörden beantworten wir.',
    data: 'Datenschutz',
    dataText:
      'Sie können erfragen, welche Daten wir über Sie speichern, eine Kopie verlangen, sie berichtigen oder löschen lassen, ihrer Nutzung widersprechen und eine Einwilligung jederzeit widerrufen. Wie das geht und wie lange wir was speichern, steht unter „Datenschutz“.',
    complaints: 'Beschwerden',
    complaintsText:
      'Schreiben Sie an den oben genannten Compliance-Beauftragten oder, wenn niemand genannt ist, über das Kontaktformular. Sie erhalten eine schriftliche Antwort. Sind Sie damit nicht zufrieden, können Sie sich an die Aufsichtsbehörde wenden, die oben für uns oder den Partnerbroker angegeben ist, sofern eine angegeben ist. Geht es um Ihr Konto, können Sie die für Ihren Broker zuständige Schlichtungsstelle anrufen, in der Europäischen Union auch eine Verbraucherschlichtungsstelle.',
  },

  privacy: {
    title: 'Datenschutz',
    lead: 'Welche Daten wir über Sie speichern, wozu, wie lange und wie Sie Auskunft erhalten.',
    controller: 'Verantwortlicher',
    controllerText: 'Verantwortlich im Sinne des Datenschutzrechts:',
    sections: {
      collected: {
        title: 'Welche Daten wir speichern',
        text: '- Wenn Sie uns schreiben: Name, E-Mail, Telefonnummer samt Land, bevorzugte Sprache, Erfahrung, verfügbares Kapital, falls Sie es angeben, Ihre Nachricht, der Wortlaut der gezeigten Einwilligungen und die Angabe, welche Sie angekreuzt haben.\n- Wenn Sie Kontodaten senden: Name, E-Mail, Telefon, Login und Server des Handelskontos, Betrag, Ihre Anmerkungen, der gewählte Zugriffsweg und, nur wenn er es erfordert, ein Passwort.\n- Wenn Sie widerrufen oder kündigen: Name, E-Mail, Ihre Erklärung und was Sie hinzufügen.\n- Was wir bei der Bearbeitung hinzufügen: Notizen, Anrufe, Aufgaben und ein Score dafür, wie wahrscheinlich ein Vertragsschluss ist.\n- Wie Ihr Besuch begann: erste Seite, Name der Website, über die Sie zu uns kamen, Kampagnenparameter des Links, Sprache und Seitenvariante. Das speichern wir nur zusammen mit Ihrer Nachricht.',
      },
      visit: {
        title: 'Wenn Sie die Website nur besuchen',
        text: 'Solange Sie uns nichts senden, speichern wir nichts über Sie. Ihre IP-Adresse wird verwendet, während der Server antwortet: um anhand einer Liste auf unserem eigenen Server die Ländervorwahl vorzuschlagen und um zum Schutz vor Missbrauch die Zugriffe im Arbeitsspeicher zu zählen. Welche von zwei Seitenvarianten Sie sehen, bestimmt ein täglich wechselnder Wert, der sich nicht zurückverfolgen lässt; erhalten bleibt nur die Zahl der Aufrufe.',
      },
      cookies: {
        title: 'Cookies',
        text: (language, form, proof, session) =>
          `Wir verwenden nur unbedingt notwendige Cookies, deshalb gibt es kein Banner:\n- ${language}: merkt sich ein Jahr lang die gewählte Sprache, aber nur, wenn Sie eine gewählt haben.\n- ${form}, ${proof}: zeigen, dass Sie ein Formular auszufüllen begonnen haben und dass Ihr Browser eine kleine Rechenaufgabe gelöst hat; das hält Spam-Bots fern. Sie gelten einen Tag lang und sagen nichts über Sie aus.\n- ${session}: hält Mitarbeitende angemeldet. Besucher erhalten dieses Cookie nie.\nWas Sie in ein Formular eingeben, wird in diesem Browser-Tab gespeichert, bis es bei uns angekommen ist; es verlässt ihn erst, wenn Sie es absenden. Passwörter werden auch dort nicht gespeichert.`,
      },
      purposes: {
        title: 'Zwecke und Rechtsgrundlagen',
        text: '- Antworten an Sie sowie Vorbereitung oder Erfüllung eines Vertrags mit Ihnen: Vertrag und vorvertragliche Maßnahmen.\n- Einrichtung des Kontos, das Sie angeben: Vertrag.\n- Angebote per E-Mail sowie Angebote per WhatsApp oder Telefon: nur mit Ihrer Einwilligung, die Sie jeweils gesondert geben.\n- Schutz vor Missbrauch; Messung der Seitennutzung, ohne Sie nachzuverfolgen; Sortierung der Anfragen nach wahrscheinlichem Interesse: unser berechtigtes Interesse.\n- Geschäftsunterlagen und Nachweis von Erklärungen: rechtliche Verpflichtung.\nSie sind nicht verpflichtet, Daten anzugeben. Ohne Kontaktdaten können wir Ihnen allerdings nicht antworten.',
      },
      recipients: {
        title: 'Wer Ihre Daten erhält',
        text: 'Ihre Daten sehen Mitarbeitende, die sie für ihre Arbeit brauchen. Jede Änderung wird festgehalten, ebenso jeder Zugriff auf ein Passwort. E-Mails gehen über den Mailserver des Betreibers. Die Seiten laden nichts von anderen Unternehmen: keine Analysedienste, keine Werbung, keine Schriftarten, keine Karten.\nPartnerbroker und Zahlungsseite gehören zu anderen Unternehmen. Diese erhalten Daten nur, wenn Sie einem Link dorthin folgen, und dann unmittelbar von Ihnen. Auch WhatsApp und Telegram sind andere Unternehmen: Schreiben Sie uns dort oder bitten Sie uns, Ihnen dort zu schreiben, verarbeiten sie Ihre Nummer und die Nachrichten.\nHat der Betreiber für die Auswertung von Anfragen ein Sprachmodell aktiviert, verarbeitet dessen Anbieter den Text Ihrer Nachricht in unserem Auftrag. Fragen Sie uns, ob das der Fall ist, wer der Anbieter ist und wo er sitzt.',
      },
      abroad: {
        title: 'Übermittlung in andere Länder',
        text: 'Auf Anfrage sagt Ihnen der oben genannte Verantwortliche, ob Server des Betreibers oder seiner Auftragsverarbeiter außerhalb Ihres Landes stehen und welche Garantien dann gelten.',
      },
      retention: {
        title: 'Speicherdauer',
        text: 'Jede Nacht löschen wir Daten, deren Frist abgelaufen ist. Die Fristen dieser Website stehen in der Tabelle. Löschen wir ein Master-Passwort, ist der Bot damit nicht abgemeldet: Das Terminal, auf dem er läuft, bleibt angemeldet, bis Sie das Passwort ändern.',
      },
      scoring: {
        title: 'Score',
        text: 'Jede Anfrage erhält einen Score, der auf Ihren Angaben beruht, etwa Erfahrung und Betrag, und darauf, wie vollständig sie sind. So weiß unser Team, wem es zuerst antwortet. Entscheidungen mit rechtlicher Wirkung trifft nicht der Score, sondern ein Mensch. Dem Score können Sie widersprechen.',
      },
      security: {
        title: 'Sicherheit',
        text: 'Handelspasswörter werden einzeln mit einem getrennt verwahrten Schlüssel verschlüsselt, bevor sie die Datenbank erreichen. Mitarbeitende sehen ein Passwort erst, wenn sie ihre Identität erneut bestätigt und einen Grund angegeben haben, der festgehalten wird. Passwörter werden nie per E-Mail verschickt oder protokolliert.',
      },
      rights: {
        title: 'Ihre Rechte',
        text: '- Auskunft: eine Kopie von allem, was über Sie gespeichert ist, auch als maschinenlesbare Datei.\n- Berichtigung, Löschung und Einschränkung der Verarbeitung.\n- Widerspruch, vor allem gegen Angebote und gegen den Score.\n- Widerruf einer Einwilligung, jederzeit mit Wirkung für die Zukunft.\n- Beschwerde bei der Datenschutzbehörde Ihres Wohnorts.\nSchreiben Sie an die oben genannte Stelle oder über das Kontaktformular, mit der E-Mail-Adresse oder Telefonnummer, die Sie verwendet haben. Wir antworten innerhalb eines Monats. Soweit uns das Gesetz nicht zur Aufbewahrung verpflichtet, verschwindet, was Sie löschen lassen, sofort aus unserem Bestand und aus den Sicherungen, sobald diese ersetzt werden.',
      },
    },
    kept: {
      kind: 'Daten',
      time: 'Frist',
      lostLeads: 'Anfragen ohne Vertragsschluss, ab der letzten Änderung',
      untouchedLeads: 'Offene Anfragen, ab der letzten Bearbeitung',
      convertedLeads: 'Anfragen, aus denen ein Vertrag wurde, ab der letzten Änderung',
      setups: 'Bearbeitete Kontodaten und Kündigungen, ab der Bearbeitung',
      openSetups: 'Nie bearbeitete Kontodaten, ab der letzten Änderung',
      mails: 'E-Mails an Sie',
      audit: 'Protokoll der Arbeitsschritte unseres Teams, ohne Ihre Texte',
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
        title: 'Vertragspartner',
        text: (company) =>
          `Ihr Vertragspartner ist ${company ?? 'der Betreiber dieser Website'}; Näheres steht im Impressum. Der Vertrag kommt zustande, wenn Sie das Abonnement abschließen; mit einer Anfrage über ein Formular dieser Website schließen Sie noch keinen Vertrag, und sie kostet nichts. Sie müssen volljährig sein und auf eigene Rechnung handeln.`,
      },
      service: {
        title: 'Was der Dienst ist',
        text: 'Der Dienst ist eine Software, die nach festen Regeln auf Ihrem eigenen MetaTrader-Konto Trades in Gold (XAU/USD) eröffnet und schließt; ihre Einrichtung gehört dazu. Über Konto, Einlage und Positionsgröße entscheiden Sie; den Bot können Sie jederzeit stoppen.',
      },
      not: {
        title: 'Was er nicht ist',
        text: '- Kein Konto bei uns: Wir verwahren weder Geld noch Positionen für Sie.\n- Keine Beratung und kein Urteil darüber, ob der Handel zu Ihnen passt.\n- Weder ein Gewinnversprechen noch ein Schutz vor Verlust.\n- Nicht immer verfügbar: Wartung und Ausfälle kommen vor, auch bei Ihrem Broker.',
      },
      money: {
        title: 'Wer Ihr Geld verwahrt',
        text: 'Ihr Geld liegt bei Ihrem Broker; Grundlage ist Ihr Vertrag mit ihm. Wir können weder ein- noch auszahlen. Geben Sie niemandem ein Passwort, mit dem sich Geld abheben lässt.',
      },
      price: { title: 'Testphase und Preis' },
      renewal: {
        title: 'Verlängerung',
        text: 'Nach der Testphase wird das Abonnement kostenpflichtig und verlängert sich Monat für Monat, bis Sie kündigen. Die Zahlungsseite nennt Datum und Betrag der ersten Abbuchung; fehlen diese Angaben, schließen Sie das Abonnement nicht ab. Über eine Preisänderung informieren wir Sie so früh, dass Sie kündigen können, bevor sie gilt.',
      },
      cancelling: {
        title: 'Kündigung',
        text: 'Sie können jederzeit ohne Angabe von Gründen und ohne Anmeldung kündigen, auf der Seite „Widerrufen oder kündigen“ oder per E-Mail. Kündigen Sie in der Testphase, zahlen Sie nichts; kündigen Sie später, endet das Abonnement mit Ablauf des bereits bezahlten Monats. Sie erhalten eine Bestätigung mit Datum. Beenden Sie anschließend auch den Zugriff des Bots: Entfernen Sie ihn vom Chart, schalten Sie beim Broker das Copy-Trading ab oder ändern Sie das Passwort des Handelskontos, je nachdem, wie er verbunden ist.',
      },
      withdrawal: {
        title: 'Widerrufsrecht',
        text: (days) =>
          `Verbraucher in der Europäischen Union und im Vereinigten Königreich können binnen ${days} Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung genügt; Sie können dafür die Schaltfläche auf der Widerrufsseite nutzen. Was Sie bezahlt haben, erhalten Sie binnen ${days} Tagen nach Eingang des Widerrufs auf demselben Zahlungsweg zurück. Haben Sie verlangt, dass der Dienst vor Ablauf der Frist beginnt, schulden Sie nur einen anteiligen Betrag für die bis dahin erbrachte Leistung.`,
      },
      duties: {
        title: 'Ihre Pflichten',
        text: '- Machen Sie wahrheitsgemäße Angaben und verwenden Sie nur ein Konto, das auf Ihren Namen läuft.\n- Sehen Sie von Zeit zu Zeit nach Ihren offenen Positionen: Der Bot nimmt Ihnen das nicht ab.\n- Geben Sie die Software nicht an andere weiter.\n- Nutzen Sie sie nicht, wo das Gesetz es verbietet.',
      },
      liability: {
        title: 'Haftung',
        text: 'Handelsverluste trägt der Kontoinhaber. Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei der Verletzung von Leben, Körper oder Gesundheit und überall dort, wo das Gesetz es anordnet. Zwingende Verbraucherrechte bleiben unberührt.',
      },
      law: {
        title: 'Anwendbares Recht und Streitigkeiten',
        text: 'Der zwingende Verbraucherschutz Ihres Wohnsitzlandes bleibt unberührt; auch die dortigen Gerichte stehen Ihnen weiterhin offen. Wie Sie sich beschweren können, steht unter „Compliance“.',
      },
      changes: {
        title: 'Änderungen',
        text: 'Änderungen dieser Bedingungen teilen wir Ihnen in Textform mit, etwa per E-Mail, bevor sie gelten. Sind Sie nicht einverstanden, können Sie bis dahin kündigen.',
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
      representative: 'vertretungsberechtigte Person',
      register: 'Register und Registernummer',
      taxId: 'USt-IdNr. oder Steuernummer',
      email: 'E-Mail',
      phone: 'Telefon',
      licence: 'Lizenz samt Aufsichtsbehörde',
      responsible: 'inhaltlich verantwortliche Person nach dem Medienstaatsvertrag',
      host: 'Hosting-Anbieter',
      governingLaw: 'anwendbares Recht',
      courts: 'Gerichtsstand',
    },
    missing: (names: string) => `Noch nicht angegeben: ${names}.`,
  },
}
