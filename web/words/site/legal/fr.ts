import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'Sur cette page',
  more: 'Voir aussi',

  risk: {
    title: 'Information sur les risques',
    lead: 'Lisez ceci avant de connecter un compte. Si un point ne vous paraît pas clair, n’utilisez pas ce robot.',
    sections: {
      leverage: {
        title: 'Effet de levier',
        text: 'L’or (XAU/USD) se négocie le plus souvent par un contrat sur différence, avec effet de levier. Une faible variation défavorable du cours peut engloutir tout le dépôt en quelques minutes.\nVotre courtier peut clôturer des positions sans vous consulter lorsque la marge ne suffit plus. La possibilité de perdre plus que votre dépôt et de vous retrouver endetté dépend de votre courtier et du droit du pays où vous vivez : demandez une réponse écrite.',
      },
      market: {
        title: 'Le marché de l’or',
        text: 'Le cours de l’or peut décrocher ou bondir lors d’annonces, à l’ouverture de la semaine et lorsque les échanges sont rares. Un ordre stop est alors exécuté au premier cours disponible, qui peut être loin de celui que vous aviez choisi. Les spreads s’élargissent, et un swap est prélevé sur les positions conservées la nuit.',
      },
      bot: {
        title: 'Ce qu’un robot ne sait pas faire',
        text: 'Le robot suit des règles fixes. Il ne connaît pas l’avenir, ne comprend pas l’actualité et ne voit pas qu’un marché a durablement changé. Il aura des opérations, des semaines et des mois perdants.\nDes règles qui ont fonctionné par le passé peuvent cesser de fonctionner du jour au lendemain, sans prévenir et plus longtemps que vous ne pourriez le supporter.',
      },
      technology: {
        title: 'Pannes techniques',
        text: 'L’électricité, Internet, le terminal, le serveur du courtier ou ce service peuvent faire défaut au pire moment. Des ordres peuvent alors être retardés, exécutés en double ou perdus, et les positions ouvertes le restent. Assurez-vous de savoir joindre votre courtier sans le robot et clôturer vos positions vous-même.',
      },
      past: {
        title: 'Résultats passés et simulés',
        text: 'Les performances passées ne constituent pas un indicateur fiable des résultats futurs. Les résultats de comptes démo et de tests sur données historiques ont été obtenus sans ordres réels et, pour les tests, en connaissant la suite des événements. L’avertissement exigé par les régulateurs accompagne ces résultats partout où ils apparaissent et figure aussi ici :',
      },
      costs: {
        title: 'Coûts',
        text: (price, deposit, share) =>
          `L’abonnement de ${price} par mois est dû, que le robot gagne ou perde. Sur un dépôt de ${deposit}, il coûte à lui seul ${share} de cette somme par mois. S’y ajoutent le spread, la commission et le swap de votre courtier. Sur un petit compte, les coûts peuvent dépasser tous les gains.`,
      },
      broker: {
        title: 'Votre courtier',
        text: 'Votre argent se trouve chez votre courtier, pas chez nous. Si le courtier fait faillite, le droit et le système d’indemnisation dont il relève déterminent ce que vous récupérez. Vérifiez l’entité réglementée avec laquelle vous signez, et pas seulement la marque. Nous pouvons être rémunérés lorsque vous ouvrez un compte chez un courtier partenaire : nous y avons donc un intérêt financier. Citer un courtier ne revient pas à le recommander.',
      },
      suitability: {
        title: 'À qui ce service ne convient pas',
        text: '- N’engagez ni argent emprunté, ni épargne dont vous avez besoin, ni argent qui pourrait vous manquer dans les prochaines années.\n- Renoncez si la perte de tout le dépôt devait bouleverser votre vie.\n- Rien sur ce site ne constitue un conseil en investissement ni une recommandation personnalisée ; nous n’avons pas examiné votre situation.\n- Dans certains pays, l’or avec effet de levier ne peut pas être proposé aux clients de détail ; aux États-Unis, cela vaut pour la plupart des résidents. N’utilisez pas le service là où il est interdit.',
      },
      before: {
        title: 'Avant de commencer',
        text: '- Pouvez-vous expliquer à quelqu’un comment un contrat sur différence fait gagner et perdre de l’argent ?\n- Savez-vous quelle perte maximale vous acceptez, et avez-vous limité le dépôt à ce montant ?\n- Avez-vous essayé le robot sur un compte démo ?\n- Savez-vous comment l’arrêter immédiatement ?\nSi vous répondez non, ne serait-ce qu’à une question, attendez.',
      },
    },
  },

  compliance: {
    title: 'Conformité',
    lead: 'Qui est derrière ce service, qui supervise qui et à qui vous adresser.',
    status: 'Statut réglementaire',
    statusText:
      'Un agrément vaut pour une seule entité juridique et pour les activités qu’il énumère. Comparez ces informations avec le registre du régulateur avant de vous y fier.',
    entities: 'Qui fait quoi',
    facts: {
      company: 'société',
      address: 'adresse',
      custody: 'dépositaire des fonds des clients',
      technology: 'fournisseur de la technologie',
      broker: 'entité juridique du courtier partenaire',
      brokerRegulator: 'régulateur du courtier partenaire',
      brokerRegister: 'inscription du courtier partenaire au registre',
      officer: 'responsable de la conformité',
      dpo: 'délégué à la protection des données',
    },
    frameworks: 'Cadres réglementaires',
    frameworksText:
      'Ces règles peuvent concerner un service comme celui-ci. Les citer ici ne signifie pas que quelqu’un détienne un agrément à ce titre.',
    eu: {
      title: 'Union européenne',
      text: 'Les services d’investissement relèvent de la directive et du règlement concernant les marchés d’instruments financiers. Les contrats sur différence proposés aux clients de détail sont soumis à des mesures nationales d’intervention sur les produits, inspirées de celles de l’Autorité européenne des marchés financiers. Selon cette Autorité, exécuter automatiquement des signaux de trading, sans action du client, peut constituer une gestion de portefeuille et exige alors un agrément. Les données personnelles relèvent du règlement général sur la protection des données, les contrats à distance de la directive relative aux droits des consommateurs.',
    },
    uae: {
      title: 'Émirats arabes unis',
      text: 'Hors des zones franches financières, c’est l’Autorité des marchés de capitaux qui autorise la promotion de produits financiers. Dans le Dubai International Financial Centre, cette compétence revient à la Dubai Financial Services Authority ; dans l’Abu Dhabi Global Market, à la Financial Services Regulatory Authority. Les données personnelles relèvent de la loi fédérale sur leur protection et des lois des zones franches.',
    },
    us: {
      title: 'États-Unis',
      text: 'Le conseil en matière de contrats à terme et la publicité qui s’y rapporte relèvent du Commodity Exchange Act, des règles de la Commodity Futures Trading Commission et de celles de la National Futures Association. L’or avec effet de levier ne peut être proposé aux particuliers que dans des cas exceptionnels très limités. Les résultats hypothétiques doivent porter l’avertissement que ces règles prescrivent.',
    },
    identity: 'Vérification d’identité et lutte contre le blanchiment',
    identityText:
      '- Ce site ne reçoit aucun dépôt et n’effectue aucun versement. L’argent du trading ne circule qu’entre vous et votre courtier.\n- Le courtier qui ouvre votre compte doit vérifier votre identité, vous demander d’où vient votre argent et surveiller les paiements suspects.\n- Ce site ne demande aucune pièce d’identité. N’en envoyez ni par e-mail ni au moyen d’un formulaire.\n- Nous ne connectons pas les comptes de tiers : le compte doit être le vôtre.\n- Nous refusons le service là où des sanctions l’interdisent et répondons aux demandes légitimes des autorités.',
    data: 'Protection des données',
    dataText:
      'Vous pouvez demander quelles données nous avons sur vous, en obtenir une copie, les faire rectifier ou effacer, vous opposer à leur utilisation et retirer un consentement à tout moment. La page Confidentialité explique comment faire, quelles données sont conservées et combien de temps.',
    complaints: 'Réclamations',
    complaintsText:
      'Écrivez au responsable de la conformité nommé ci-dessus ou, si personne n’est nommé, utilisez le formulaire de contact. Vous recevrez une réponse écrite. Si elle ne vous satisfait pas, vous pouvez vous adresser au régulateur indiqué ci-dessus pour nous ou pour le courtier partenaire, s’il y en a un. Pour ce qui touche à votre compte, vous pouvez saisir le médiateur dont relève votre courtier et, dans l’Union européenne, un organisme de règlement extrajudiciaire des litiges de consommation.',
  },

  privacy: {
    title: 'Confidentialité',
    lead: 'Quelles données nous enregistrons sur vous, pourquoi, combien de temps et comment y accéder.',
    controller: 'Responsable du traitement',
    controllerText: 'Au sens du droit de la protection des données, le responsable du traitement est :',
    sections: {
      collected: {
        title: 'Les données enregistrées',
        text: '- Quand vous nous écrivez : nom, e-mail, téléphone avec l’indicatif, langue préférée, expérience, tranche de capital si vous en choisissez une, votre message, le texte des consentements affiché et les cases que vous avez cochées.\n- Quand vous transmettez les données d’un compte : nom, e-mail, téléphone, identifiant et serveur du compte de trading, montant, vos remarques, le mode d’accès choisi et, seulement si ce mode l’exige, un mot de passe.\n- Quand vous vous rétractez ou résiliez : nom, e-mail, votre déclaration et ce que vous y ajoutez.\n- Ce que nous ajoutons en traitant votre demande : notes, appels, tâches et un score de probabilité d’abonnement.\n- Comment votre visite a commencé : première page, nom du site d’où vous venez, paramètres de campagne du lien, langue et variante de la page. Ces données sont enregistrées avec votre message, et seulement si vous en envoyez un.',
      },
      visit: {
        title: 'Si vous ne faites que consulter le site',
        text: 'Nous n’enregistrons rien à votre sujet. Votre adresse IP ne sert que le temps que le serveur réponde : pour proposer un indicatif, d’après une liste hébergée sur notre propre serveur, et pour compter les requêtes en mémoire afin de prévenir les abus. Une page peut exister en deux variantes : celle qui s’affiche dépend d’une valeur qui change chaque jour et ne permet pas de remonter jusqu’à vous ; seul le nombre de consultations est conservé.',
      },
      cookies: {
        title: 'Cookies',
        text: (language, form, proof, session) =>
          `Il n’y a pas de bandeau, car nous n’utilisons que des cookies strictement nécessaires :\n- ${language} : retient pendant un an la langue choisie, seulement si vous en avez choisi une.\n- ${form}, ${proof} : montrent que vous avez commencé à remplir un formulaire et que votre navigateur a effectué un calcul, pour bloquer les messages automatiques. Ils durent un jour et ne disent rien de vous.\n- ${session} : maintient nos collaborateurs connectés. Les visiteurs ne le reçoivent jamais.\nCe que vous saisissez dans un formulaire reste dans cet onglet de votre navigateur jusqu’à ce que nous l’ayons reçu et n’en sort que lorsque vous l’envoyez. Les mots de passe, eux, n’y sont même pas conservés.`,
      },
      purposes: {
        title: 'Finalités et bases juridiques',
        text: '- Vous répondre, et préparer ou exécuter un contrat avec vous : contrat et mesures précontractuelles.\n- Configurer le compte que vous indiquez : contrat.\n- Offres par e-mail, et offres par WhatsApp ou par téléphone : seulement avec votre consentement, donné séparément pour chacune.\n- Prévenir les abus, mesurer l’efficacité des pages sans vous pister et classer les demandes selon l’intérêt probable : notre intérêt légitime.\n- Conserver les pièces commerciales et la preuve des déclarations : obligation légale.\nRien ne vous oblige à fournir ces données. Sans coordonnées, toutefois, nous ne pouvons pas vous répondre.',
      },
      recipients: {
        title: 'Qui reçoit vos données',
        text: 'Les collaborateurs qui en ont besoin pour leur travail. Chaque modification est consignée, de même que chaque consultation d’un mot de passe. Les e-mails partent du serveur de messagerie de l’exploitant. Les pages ne chargent aucun contenu d’autres entreprises : ni mesure d’audience, ni publicité, ni polices de caractères, ni cartes.\nLe courtier partenaire et la page de paiement relèvent d’autres entreprises. Elles ne reçoivent des données que si vous suivez un lien vers elles, et c’est alors vous qui les leur transmettez. WhatsApp et Telegram sont aussi d’autres entreprises : si vous nous y écrivez, ou nous demandez de vous y écrire, elles traitent votre numéro et les messages.\nSi l’exploitant a activé un modèle de langage pour l’analyse des demandes, son fournisseur traite le texte de votre message pour notre compte. Vous pouvez nous demander si c’est le cas, qui est ce fournisseur et où il se trouve.',
      },
      abroad: {
        title: 'Transferts hors de votre pays',
        text: 'Le responsable nommé ci-dessus vous indique sur demande si des serveurs de l’exploitant ou de ses sous-traitants se trouvent hors de votre pays, et quelles garanties s’appliquent alors.',
      },
      retention: {
        title: 'Durées de conservation',
        text: 'Chaque nuit, nous effaçons les données dont la durée de conservation est écoulée ; le tableau indique les durées fixées pour ce site. Effacer un mot de passe principal chez nous ne déconnecte pas le robot : le terminal qui l’exécute reste connecté tant que vous ne changez pas ce mot de passe.',
      },
      scoring: {
        title: 'Score',
        text: 'Chaque demande reçoit un score d’après ce que vous avez saisi, par exemple l’expérience et le montant, et d’après les champs remplis : nos collaborateurs savent ainsi à qui répondre en premier. Les décisions ayant un effet juridique sont prises par des personnes, pas par ce score. Vous pouvez vous opposer au score.',
      },
      security: {
        title: 'Sécurité',
        text: 'Les mots de passe de trading sont chiffrés un par un avant d’atteindre la base de données, avec une clé conservée ailleurs. Un collaborateur ne peut en voir un qu’après avoir de nouveau prouvé son identité et donné un motif, qui est consigné. Les mots de passe ne sont jamais envoyés par e-mail ni inscrits dans un journal.',
      },
      rights: {
        title: 'Vos droits',
        text: '- Accès : une copie de tout ce qui est enregistré à votre sujet, y compris sous forme de fichier lisible par machine.\n- Rectification, effacement, limitation.\n- Opposition, notamment aux offres et au score.\n- Retrait d’un consentement, à tout moment, sans effet rétroactif.\n- Réclamation auprès de l’autorité de protection des données de votre lieu de résidence.\nÉcrivez au contact nommé ci-dessus ou utilisez le formulaire de contact, avec l’adresse e-mail ou le numéro de téléphone que vous aviez indiqués. Nous répondons dans un délai d’un mois. Sauf obligation légale de conservation, ce que vous nous demandez d’effacer disparaît aussitôt de nos données, puis des sauvegardes à mesure qu’elles sont remplacées.',
      },
    },
    kept: {
      kind: 'Données',
      time: 'Durée de conservation',
      lostLeads: 'Demandes n’ayant pas abouti à un contrat, depuis leur dernière modification',
      untouchedLeads: 'Demandes ouvertes, depuis notre dernière intervention',
      convertedLeads: 'Demandes ayant abouti à un contrat, depuis leur dernière modification',
      setups: 'Données de compte et résiliations traitées, depuis leur traitement',
      openSetups: 'Données de compte jamais traitées, depuis leur dernière modification',
      mails: 'E-mails qui vous sont adressés',
      audit: 'Journal des actions de nos collaborateurs, sans vos textes',
      binnedLeads: 'Demandes supprimées, dans la corbeille',
      password: 'Mots de passe de trading : jusqu’à la fin de la configuration, au plus',
      forever: 'jusqu’à l’effacement',
    },
  },

  terms: {
    title: 'Conditions générales',
    lead: 'Ce que comprend le service, ce qu’il coûte et comment résilier.',
    sections: {
      parties: {
        title: 'Parties au contrat',
        text: (company) =>
          `Le service est fourni par ${company ?? 'l’exploitant de ce site'}, dont les coordonnées figurent dans les mentions légales. Vous concluez le contrat en vous abonnant ; une demande envoyée au moyen d’un formulaire de ce site n’est pas un abonnement et ne coûte rien. Vous devez être majeur et agir pour votre propre compte.`,
      },
      service: {
        title: 'Ce qu’est le service',
        text: 'Un logiciel, configuration comprise, qui ouvre et clôture des opérations sur l’or (XAU/USD) selon des règles fixes sur votre propre compte MetaTrader. Vous choisissez le compte, le dépôt et le volume, et pouvez arrêter le robot à tout moment.',
      },
      not: {
        title: 'Ce qu’il n’est pas',
        text: '- Ce n’est pas un compte chez nous : nous ne détenons ni votre argent ni vos positions.\n- Ce n’est ni un conseil ni un avis sur l’adéquation du trading à votre situation.\n- Ce n’est ni une promesse de gain ni une protection contre les pertes.\n- Il n’est pas toujours disponible : la maintenance ou des pannes l’interrompent parfois, y compris chez votre courtier.',
      },
      money: {
        title: 'Qui détient votre argent',
        text: 'Votre courtier, en vertu du contrat que vous avez avec lui. Nous ne pouvons ni déposer ni retirer. Ne donnez jamais à personne un mot de passe qui permet de retirer de l’argent.',
      },
      price: { title: 'Essai et prix' },
      renewal: {
        title: 'Renouvellement',
        text: 'Après l’essai, l’abonnement devient payant et se renouvelle de mois en mois tant que vous ne le résiliez pas. La page de paiement indique la date et le montant du premier prélèvement ; si elle ne les indique pas, ne vous abonnez pas. Tout changement de prix vous est annoncé assez tôt pour que vous puissiez résilier avant son application.',
      },
      cancelling: {
        title: 'Résiliation',
        text: 'Vous pouvez résilier à tout moment, sans motif et sans vous connecter, sur la page « Se rétracter ou résilier » (lien « Résilier votre contrat » au bas de chaque page) ou par e-mail. Si vous résiliez pendant l’essai, vous ne payez rien ; ensuite, l’abonnement prend fin au terme du mois déjà payé. Vous recevez un accusé de réception daté. Arrêtez ensuite le robot selon son mode d’accès : retirez-le du graphique, désactivez le copy trading chez votre courtier ou, si nous avons votre mot de passe principal, changez-le dans MetaTrader.',
      },
      withdrawal: {
        title: 'Droit de rétractation',
        text: (days) =>
          `Les consommateurs de l’Union européenne et du Royaume-Uni peuvent se rétracter dans un délai de ${days} jours à compter de la conclusion du contrat, sans donner de motif. Une déclaration dénuée d’ambiguïté suffit ; le bouton de la page « Se rétracter ou résilier » est l’un des moyens de la faire. Nous vous remboursons ce que vous avez payé au plus tard ${days} jours après réception de votre rétractation, par le même moyen de paiement. Si vous avez demandé que le service commence avant la fin de ce délai, vous ne devez qu’un montant proportionnel au service déjà fourni.`,
      },
      duties: {
        title: 'Vos obligations',
        text: '- Fournir des informations exactes et utiliser un compte à votre nom.\n- Surveiller de temps à autre les positions ouvertes : le robot ne vous remplace pas.\n- Ne pas transmettre le logiciel à des tiers.\n- Ne pas l’utiliser là où la loi l’interdit.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'Les pertes de trading sont à la charge du titulaire du compte. En cas de dol ou de faute lourde, de décès ou de dommage corporel, et partout où la loi l’impose, notre responsabilité est illimitée. Aucune clause ne prive les consommateurs des droits que leur confèrent des dispositions impératives.',
      },
      law: {
        title: 'Droit applicable et litiges',
        text: 'Vous conservez la protection que les règles impératives du pays où vous vivez accordent aux consommateurs, ainsi que l’accès à ses tribunaux. Pour les réclamations, voir la page Conformité.',
      },
      changes: {
        title: 'Modifications',
        text: 'Les modifications de ces conditions vous sont annoncées par écrit, par exemple par e-mail, avant leur entrée en vigueur. Si vous n’êtes pas d’accord, vous pouvez résilier avant cette date.',
      },
    },
  },

  imprint: {
    title: 'Mentions légales',
    lead: 'Qui édite ce site, comment le joindre et quel droit s’applique.',
    sections: {
      provider: 'Éditeur du site',
      contact: 'Contact',
      supervision: 'Régulateur',
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
      licence: 'agrément d’un régulateur',
      responsible: 'directeur de la publication',
      host: 'hébergeur',
      governingLaw: 'droit applicable',
      courts: 'tribunaux compétents',
    },
    missing: (names: string) => `Non communiqué à ce jour : ${names}.`,
  },
}
