import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'Sur cette page',
  more: 'Voir aussi',
  unstated: 'Ce que l’exploitant n’a pas déclaré porte la mention « non communiqué ». Rien d’inventé n’en tient lieu.',

  risk: {
    title: 'Information sur les risques',
    lead: 'Lisez ceci avant de connecter un compte. Si un point ne vous paraît pas clair, ne tradez pas avec ce robot.',
    sections: {
      leverage: {
        title: 'Effet de levier',
        text: 'L’or (XAU/USD) se négocie le plus souvent par un contrat sur différence, avec effet de levier. Un petit mouvement du cours contre vous peut absorber tout le dépôt en quelques minutes.\nVotre courtier peut clôturer des positions sans vous consulter lorsque la marge ne suffit plus. Pouvez-vous devoir plus que vous n’avez déposé ? Cela dépend de votre courtier et du droit du pays où vous vivez : demandez-le par écrit.',
      },
      market: {
        title: 'Le marché de l’or',
        text: 'Le cours de l’or fait des bonds à l’annonce de nouvelles, à l’ouverture de la semaine et lorsque les échanges sont rares. Un ordre stop est alors exécuté au premier cours disponible, qui peut être loin de celui que vous aviez choisi. Les spreads s’élargissent, et un swap est prélevé chaque nuit.',
      },
      bot: {
        title: 'Ce qu’un robot ne sait pas faire',
        text: 'Le robot suit des règles fixes. Il ne connaît pas l’avenir, ne comprend pas l’actualité et ne voit pas qu’un marché a durablement changé. Il aura des opérations, des semaines et des mois perdants.\nDes règles qui convenaient au passé peuvent échouer du jour au lendemain, sans prévenir et plus longtemps que vous ne pouvez le supporter.',
      },
      technology: {
        title: 'Pannes techniques',
        text: 'L’électricité, Internet, le terminal, le serveur du courtier ou ce service peuvent tomber en panne au pire moment. Des ordres peuvent alors être retardés, doublés ou perdus, et les positions ouvertes le restent. Sachez comment joindre votre courtier sans le robot, et comment clôturer des positions vous-même.',
      },
      past: {
        title: 'Résultats passés et simulés',
        text: 'Les performances passées ne constituent pas un indicateur fiable des résultats futurs. Les résultats de comptes démo et de tests sur données historiques ont été obtenus sans ordres réels, et ceux des tests, de plus, en connaissant la suite ; le texte exigé par les régulateurs figure à côté d’eux partout où ils apparaissent, ainsi qu’ici :',
      },
      costs: {
        title: 'Coûts',
        text: (price, deposit, share) =>
          `L’abonnement de ${price} par mois est dû, que le robot gagne ou qu’il perde. Sur un dépôt de ${deposit}, il coûte à lui seul ${share} de cette somme par mois. S’y ajoutent le spread, la commission et le swap de votre courtier. Sur un petit compte, les coûts peuvent dépasser tout gain.`,
      },
      broker: {
        title: 'Votre courtier',
        text: 'Votre argent se trouve chez votre courtier, pas chez nous. Si le courtier fait faillite, le droit et le système d’indemnisation dont il relève déterminent ce que vous récupérez. Vérifiez l’entité réglementée avec laquelle vous signez, et pas seulement la marque. Nous pouvons être rémunérés lorsque vous ouvrez un compte chez un courtier partenaire : c’est un intérêt qui nous est propre, non un conseil.',
      },
      suitability: {
        title: 'À qui cela ne convient pas',
        text: '- Ne tradez pas avec de l’argent emprunté, avec une épargne dont vous avez besoin ni avec de l’argent qui pourrait vous manquer dans les prochaines années.\n- Ne tradez pas si la perte de tout le dépôt devait changer votre vie.\n- Rien sur ce site ne constitue un conseil en investissement ni une recommandation qui vous serait adressée ; personne ici n’a examiné votre situation.\n- Dans certains pays, l’or avec effet de levier ne peut pas être proposé aux particuliers ; la plupart des résidents des États-Unis sont concernés. N’utilisez pas le service là où il est interdit.',
      },
      before: {
        title: 'Avant de commencer',
        text: '- Pouvez-vous expliquer à quelqu’un comment un contrat sur différence fait gagner et perdre de l’argent ?\n- Connaissez-vous la perte maximale que vous acceptez, et y avez-vous limité le compte ?\n- Avez-vous essayé le robot sur un compte démo ?\n- Savez-vous comment l’arrêter immédiatement ?\nSi une seule réponse est non, attendez.',
      },
    },
  },

  compliance: {
    title: 'Conformité',
    lead: 'Qui se trouve derrière ce service, qui supervise qui, et à qui vous pouvez écrire.',
    status: 'Statut réglementaire',
    statusText:
      'Un agrément vaut pour une seule entité juridique et pour les activités qui y sont nommées. Comparez ces indications avec le registre public avant de vous y fier.',
    entities: 'Qui fait quoi',
    facts: {
      company: 'Société',
      address: 'Adresse',
      custody: 'Détient l’argent des clients',
      technology: 'Fournisseur de la technologie',
      broker: 'Courtier partenaire, entité juridique',
      brokerRegulator: 'Régulateur du courtier partenaire',
      brokerRegister: 'Son inscription au registre',
      officer: 'Responsable de la conformité',
      dpo: 'Délégué à la protection des données',
    },
    frameworks: 'Cadres réglementaires',
    frameworksText:
      'Ces règles peuvent concerner un service comme celui-ci. Leur mention ici ne signifie pas que quiconque détient un agrément à ce titre.',
    eu: {
      title: 'Union européenne',
      text: 'Les services d’investissement relèvent de la directive et du règlement concernant les marchés d’instruments financiers ; les contrats sur différence proposés aux particuliers, des mesures d’intervention de l’Autorité européenne des marchés financiers et des autorités nationales. Selon cette Autorité, exécuter automatiquement des signaux, sans action du client, peut constituer une gestion de portefeuille et exige alors un agrément. Les données personnelles relèvent du règlement général sur la protection des données, les contrats à distance de la directive relative aux droits des consommateurs.',
    },
    uae: {
      title: 'Émirats arabes unis',
      text: 'Sur le territoire principal, l’Autorité des marchés de capitaux autorise la promotion de produits financiers. Dans le Dubai International Financial Centre, c’est la Dubai Financial Services Authority, dans l’Abu Dhabi Global Market la Financial Services Regulatory Authority. Les données personnelles relèvent de la loi fédérale sur leur protection et des lois des zones franches.',
    },
    us: {
      title: 'États-Unis',
      text: 'Le conseil en matière de contrats à terme et sa publicité relèvent du Commodity Exchange Act, des règles de la Commodity Futures Trading Commission et de celles de la National Futures Association. L’or avec effet de levier ne peut être proposé aux particuliers que dans des cas exceptionnels très limités. Les résultats qui n’ont pas été obtenus sur un compte réel portent la mention que ces règles prescrivent.',
    },
    identity: 'Vérification d’identité et blanchiment',
    identityText:
      '- Ce site ne reçoit aucun dépôt et ne verse rien. L’argent ne circule qu’entre vous et votre courtier.\n- Le courtier qui ouvre votre compte doit vous identifier, vous demander d’où vient votre argent et surveiller les paiements suspects.\n- Ce site ne demande aucune pièce d’identité. N’en envoyez ni par e-mail ni par un formulaire.\n- Nous ne connectons pas les comptes de tiers : le compte doit être le vôtre.\n- Nous refusons le service là où des sanctions l’interdisent et répondons aux demandes légitimes des autorités.',
    data: 'Protection des données',
    dataText:
      'Vous pouvez demander ce qui est enregistré à votre sujet, le faire rectifier, remettre ou effacer, vous opposer à son utilisation et retirer un consentement à tout moment. La page Confidentialité explique comment, et ce qui est conservé pendant combien de temps.',
    complaints: 'Réclamations',
    complaintsText:
      'Écrivez au responsable de la conformité nommé ci-dessus ou, si personne n’est nommé, utilisez le formulaire de contact. Vous recevez une réponse écrite. Si elle ne vous satisfait pas, vous pouvez vous adresser au régulateur nommé ci-dessus, au médiateur dont relève votre courtier pour tout ce qui touche à votre compte et, dans l’Union européenne, à un organisme de règlement des litiges de consommation de votre lieu de résidence.',
  },

  privacy: {
    title: 'Confidentialité',
    lead: 'Ce qui est enregistré à votre sujet, pourquoi, pendant combien de temps, et comment y accéder.',
    controller: 'Qui est responsable',
    controllerText: 'Le responsable du traitement au sens du droit de la protection des données :',
    sections: {
      collected: {
        title: 'Ce qui est enregistré',
        text: '- Quand vous nous écrivez : nom, e-mail, téléphone avec le pays, langue préférée, expérience, tranche de capital si vous en choisissez une, votre message, et le texte des consentements que vous avez vu et coché.\n- Quand vous transmettez les données d’un compte : nom, e-mail, téléphone, identifiant et serveur du compte de trading, montant, vos remarques, le mode d’accès choisi et, seulement si ce mode l’exige, un mot de passe.\n- Quand vous vous rétractez ou résiliez : nom, e-mail, ce que vous déclarez et ce que vous y ajoutez.\n- Ce que nous ajoutons en nous occupant de vous : notes, appels, tâches, un score indiquant la probabilité d’un contrat.\n- Comment votre visite a commencé : première page, nom du site d’où vous venez, paramètres de campagne du lien, langue et variante de la page. Cela est enregistré avec votre message, et seulement alors.',
      },
      visit: {
        title: 'Quand vous ne faites que regarder',
        text: 'Dans ce cas, rien n’est enregistré à votre sujet. Votre adresse IP sert pendant que le serveur répond : pour proposer l’indicatif du pays, d’après une liste sur notre propre serveur, et pour compter en mémoire les requêtes afin d’empêcher les abus. La variante de page que vous voyez, parmi deux, est tirée d’une valeur qui change chaque jour et ne permet pas de remonter jusqu’à vous ; seul le nombre de consultations est conservé.',
      },
      cookies: {
        title: 'Cookies',
        text: (language, sent, form, proof, session) =>
          `Uniquement ceux qui sont strictement nécessaires ; il n’y a donc pas de bandeau :\n- ${language} : la langue choisie, pendant un an, seulement si vous en avez choisi une.\n- ${sent} : le fait que vous venez d’envoyer un formulaire, pendant dix minutes, seulement si les scripts sont désactivés.\n- ${form}, ${proof} : le fait que vous avez commencé à remplir un formulaire, et un calcul fait pour cela par votre navigateur, contre les messages automatiques ; pendant un jour, et rien sur vous.\n- ${session} : maintient la connexion de nos collaborateurs. Les visiteurs ne le reçoivent jamais.\nCe que vous saisissez dans un formulaire reste dans cet onglet de votre navigateur jusqu’à ce qu’il soit arrivé, sans les mots de passe, et n’en sort que lorsque vous l’envoyez.`,
      },
      purposes: {
        title: 'Pourquoi, et sur quelle base juridique',
        text: '- Vous répondre, et préparer ou exécuter un contrat avec vous : contrat et mesures précontractuelles.\n- Configurer le compte que vous indiquez : contrat.\n- Offres par e-mail ou par téléphone : seulement avec votre consentement, donné séparément pour chacun.\n- Protection contre les abus, mesure du fonctionnement des pages sans vous suivre, classement des demandes selon l’intérêt probable : notre intérêt légitime.\n- Documents commerciaux et preuve des déclarations : obligation légale.\nRien ici ne vous oblige à donner des informations. Sans adresse, toutefois, personne ne peut vous répondre.',
      },
      recipients: {
        title: 'Qui reçoit vos données',
        text: 'Les collaborateurs qui en ont besoin pour leur tâche ; chaque consultation d’un mot de passe et chaque modification sont consignées. Les e-mails partent du serveur de messagerie de l’exploitant. Les pages ne chargent rien d’autres entreprises : ni mesure d’audience, ni publicité, ni polices, ni cartes.\nLe courtier partenaire, la page de paiement et WhatsApp sont d’autres entreprises. Elles ne reçoivent des données que si vous suivez un lien vers elles, et alors directement de vous.\nSi l’exploitant a activé un modèle de langage pour l’analyse des demandes, son fournisseur traite le texte de votre message pour notre compte. Demandez-nous si c’est le cas, qui il est et où il se trouve.',
      },
      abroad: {
        title: 'Autres pays',
        text: 'Le responsable nommé ci-dessus vous indique sur demande si des serveurs de l’exploitant ou de ses sous-traitants se trouvent hors de votre pays, et quelles garanties s’appliquent alors.',
      },
      retention: {
        title: 'Combien de temps',
        text: 'Chaque nuit, ce qui est arrivé à échéance est effacé. Cette installation applique les durées suivantes :',
      },
      scoring: {
        title: 'Score',
        text: 'Une demande reçoit un score d’après ce que vous avez saisi, par exemple l’expérience, le montant et le degré de complétude, afin que nos collaborateurs sachent à qui répondre d’abord. Il ne décide de rien qui ait un effet juridique ; ce sont des personnes qui décident. Vous pouvez vous y opposer.',
      },
      security: {
        title: 'Sécurité',
        text: 'Les mots de passe de trading sont chiffrés un par un avant d’atteindre la base de données, avec une clé conservée ailleurs. Un collaborateur n’en voit un qu’après avoir de nouveau prouvé son identité et donné un motif, qui est consigné. Les mots de passe ne sont jamais envoyés par e-mail ni inscrits dans un journal.',
      },
      rights: {
        title: 'Vos droits',
        text: '- Accès : une copie de tout ce qui est enregistré à votre sujet, y compris sous forme de fichier pour d’autres programmes.\n- Rectification, effacement, limitation.\n- Opposition, notamment aux offres et au score.\n- Retrait d’un consentement, à tout moment, pour l’avenir.\n- Réclamation auprès de l’autorité de protection des données de votre lieu de résidence.\nÉcrivez au contact nommé ci-dessus ou utilisez le formulaire de contact, avec l’adresse e-mail ou le numéro de téléphone que vous aviez indiqués. Nous répondons dans un délai d’un mois. Ce qui est effacé disparaît aussitôt de nos données, et des sauvegardes lorsqu’elles sont remplacées.',
      },
    },
    kept: {
      kind: 'Données',
      time: 'Durée de conservation',
      lostLeads: 'Demandes restées sans suite, depuis leur dernière modification',
      untouchedLeads: 'Demandes ouvertes, depuis que quelqu’un s’en est occupé pour la dernière fois',
      convertedLeads: 'Demandes ayant abouti à un contrat, depuis leur dernière modification',
      setups: 'Données de compte et résiliations traitées, depuis leur traitement',
      openSetups: 'Données de compte jamais traitées, depuis leur dernière modification',
      mails: 'E-mails qui vous sont adressés',
      audit: 'Le journal des actions de nos collaborateurs, sans vos textes',
      binnedLeads: 'Demandes supprimées, dans la corbeille',
      password: 'Mots de passe de trading : jusqu’à la fin de la configuration, au plus',
      forever: 'jusqu’à l’effacement',
    },
  },

  terms: {
    title: 'Conditions générales',
    lead: 'Ce que vous recevez, ce que cela coûte, comment résilier.',
    sections: {
      parties: {
        title: 'Qui conclut le contrat avec qui',
        text: (company) =>
          `Le service est proposé par ${company}. Vous concluez le contrat en vous abonnant ; une demande envoyée par un formulaire de ce site n’est pas un abonnement et ne coûte rien. Vous devez être majeur et agir pour vous-même.`,
      },
      service: {
        title: 'Ce qu’est le service',
        text: 'Un logiciel qui ouvre et clôture des opérations sur l’or (XAU/USD) selon des règles fixes sur votre propre compte MetaTrader, et sa configuration. Vous décidez du compte, du dépôt et du volume, et pouvez arrêter le robot à tout moment.',
      },
      not: {
        title: 'Ce qu’il n’est pas',
        text: '- Pas un compte chez nous : nous ne détenons ni argent ni positions vous appartenant.\n- Pas un conseil, ni un avis sur l’adéquation du trading à votre situation.\n- Pas une promesse de gain, ni une protection contre les pertes.\n- Pas toujours disponible : il y a des maintenances et des pannes, y compris chez votre courtier.',
      },
      money: {
        title: 'Qui détient votre argent',
        text: 'Votre courtier, en vertu d’un contrat entre vous et lui. Nous ne pouvons ni déposer ni retirer. Ne donnez jamais à personne un mot de passe qui permet de retirer de l’argent.',
      },
      price: { title: 'Essai et prix' },
      renewal: {
        title: 'Renouvellement',
        text: 'Après l’essai, l’abonnement commence et se renouvelle de mois en mois jusqu’à ce que vous le résiliiez. La page de paiement indique la date et le montant du premier prélèvement ; si elle ne le fait pas, ne vous abonnez pas. Tout changement de prix vous est annoncé assez tôt pour que vous puissiez résilier avant qu’il s’applique.',
      },
      cancelling: {
        title: 'Résiliation',
        text: 'À tout moment, sans motif et sans avoir à vous identifier, sur la page de rétractation et de résiliation ou par e-mail. Pendant l’essai, vous ne payez alors rien ; plus tard, l’abonnement prend fin avec le mois déjà payé. Vous recevez un reçu daté. Changez ensuite le mot de passe du compte de trading, afin que personne n’y ait plus accès.',
      },
      withdrawal: {
        title: 'Droit de rétractation',
        text: (days) =>
          `Les consommateurs de l’Union européenne peuvent se rétracter dans un délai de ${days} jours à compter de la conclusion du contrat, sans donner de motif. Une déclaration dénuée d’ambiguïté suffit ; le bouton de la page de rétractation en est un moyen. Ce que vous avez payé vous est remboursé au plus tard ${days} jours après réception de votre rétractation, par le même moyen de paiement. Si vous avez demandé que le service commence avant la fin de ce délai, vous devez un montant proportionnel à la part reçue jusque-là, pas davantage.`,
      },
      duties: {
        title: 'Ce que nous vous demandons',
        text: '- Des indications exactes, et un compte qui est le vôtre.\n- Un coup d’œil de temps à autre sur les positions ouvertes : le robot ne vous remplace pas.\n- Ne pas transmettre le logiciel à d’autres.\n- Ne pas l’utiliser là où la loi l’interdit.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'Les pertes de trading sont aux risques du titulaire du compte. En cas de dol ou de faute lourde, de décès ou de dommage corporel, et partout où la loi l’impose, notre responsabilité est illimitée ; rien ici ne prive les consommateurs des droits que leur donnent des dispositions impératives.',
      },
      law: {
        title: 'Droit applicable et litiges',
        text: 'Vous conservez la protection impérative des consommateurs du pays où vous vivez, ainsi que l’accès à ses tribunaux. Réclamations : voir Conformité.',
      },
      changes: {
        title: 'Modifications',
        text: 'Les modifications de ces conditions vous sont annoncées par écrit avant de s’appliquer. Si vous n’êtes pas d’accord, vous pouvez résilier avant cette date.',
      },
    },
  },

  imprint: {
    title: 'Mentions légales',
    lead: 'Qui édite ce site, comment le joindre et quel droit s’applique.',
    sections: {
      provider: 'Éditeur du site',
      contact: 'Contact',
      supervision: 'Autorité de contrôle',
      content: 'Contenu et hébergement',
      law: 'Droit et tribunaux',
      unstated: 'Non communiqué',
    },
    facts: {
      name: 'dénomination sociale',
      legalForm: 'forme juridique',
      address: 'siège social',
      representative: 'représentant légal',
      register: 'registre et numéro d’immatriculation',
      taxId: 'numéro de TVA ou identifiant fiscal',
      email: 'adresse e-mail',
      phone: 'téléphone',
      licence: 'autorité de contrôle et agrément',
      responsible: 'directeur de la publication',
      host: 'hébergeur',
      governingLaw: 'droit applicable',
      courts: 'tribunaux compétents',
    },
    missing: (names: string) => `L’exploitant n’a pas communiqué : ${names}.`,
  },
}
