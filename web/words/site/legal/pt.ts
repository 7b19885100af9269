import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'Nesta página',
  more: 'Ver também',

  risk: {
    title: 'Informação sobre os riscos',
    lead: 'Leia isto antes de ligar uma conta. Se alguma coisa não lhe parecer clara, não negoceie com este bot.',
    sections: {
      leverage: {
        title: 'Alavancagem',
        text: 'O ouro (XAU/USD) negoceia-se, em regra, com alavancagem, através de contratos diferenciais (CFD). Um pequeno movimento do preço contra si pode consumir todo o depósito em poucos minutos.\nA sua corretora pode fechar posições sem lhe perguntar quando a margem deixa de ser suficiente. A possibilidade de perder mais do que depositou e de ficar em dívida depende da sua corretora e da lei do país onde vive: peça uma resposta por escrito.',
      },
      market: {
        title: 'O mercado do ouro',
        text: 'O preço do ouro dá saltos com as notícias, na abertura semanal e quando há pouca negociação. Nesses momentos, uma ordem stop é executada ao primeiro preço disponível, que pode ficar longe do que escolheu. Os spreads alargam e, todas as noites, é cobrado o swap.',
      },
      bot: {
        title: 'O que um bot não consegue fazer',
        text: 'O bot segue regras fixas. Não conhece o futuro, não compreende as notícias e não percebe quando um mercado mudou de vez. Terá operações, semanas e meses com perdas.\nRegras que funcionaram no passado podem falhar de um dia para o outro, sem aviso e durante mais tempo do que consegue suportar.',
      },
      technology: {
        title: 'Falhas técnicas',
        text: 'A eletricidade, a internet, o terminal, o servidor da corretora ou este serviço podem falhar no pior momento. Nesse caso, as ordens podem atrasar-se, repetir-se ou perder-se, e as posições abertas continuam abertas. Certifique-se de que sabe como contactar a sua corretora sem o bot e como fechar posições manualmente.',
      },
      past: {
        title: 'Resultados passados e simulados',
        text: 'As rentabilidades passadas não são um indicador fiável dos resultados futuros. Os resultados de contas demo e de testes com dados históricos foram obtidos sem ordens reais; os dos testes, além disso, foram calculados quando já se sabia o que veio depois. O texto que as entidades reguladoras exigem acompanha sempre estes resultados e está também aqui:',
      },
      costs: {
        title: 'Custos',
        text: (price, deposit, share) =>
          `A subscrição de ${price} por mês é devida quer o bot ganhe, quer perca. Com um depósito de ${deposit}, só a subscrição leva ${share} por mês. A isto somam-se o spread, a comissão e o swap da sua corretora. Numa conta pequena, os custos podem superar qualquer ganho.`,
      },
      broker: {
        title: 'A sua corretora',
        text: 'O seu dinheiro está na sua corretora, não connosco. Se a corretora falir, o que recupera depende da lei e do sistema de indemnização a que ela está sujeita. Verifique a entidade regulada com que celebra o contrato, e não apenas a marca. Podemos ser remunerados se abrir uma conta numa corretora parceira. Temos, por isso, um interesse económico; referir uma corretora não é recomendá-la.',
      },
      suitability: {
        title: 'A quem não se destina',
        text: '- Não negoceie com dinheiro emprestado, nem com poupanças ou dinheiro que lhe possam fazer falta nos próximos anos.\n- Não negoceie se perder todo o depósito puder mudar a sua vida.\n- Nada neste site constitui aconselhamento de investimento nem uma recomendação para si; aqui ninguém analisou a sua situação.\n- Em alguns países não é permitido oferecer ouro com alavancagem a clientes não profissionais; nos Estados Unidos, a proibição abrange a maioria dos residentes. Não utilize o serviço onde for proibido.',
      },
      before: {
        title: 'Antes de começar',
        text: '- Consegue explicar a outra pessoa como se ganha e se perde dinheiro com um contrato diferencial (CFD)?\n- Sabe quanto aceita perder, no máximo, e limitou a conta a esse valor?\n- Experimentou o bot numa conta demo?\n- Sabe como desligá-lo de imediato?\nSe respondeu «não» a alguma destas perguntas, espere.',
      },
    },
  },

  compliance: {
    title: 'Conformidade',
    lead: 'Quem está por trás deste serviço, quem supervisiona quem e a quem pode escrever.',
    status: 'Situação regulamentar',
    statusText:
      'Uma licença vale para uma única pessoa coletiva e apenas para as atividades que indica. Antes de confiar nestes dados, compare-os com o registo público.',
    entities: 'Quem faz o quê',
    facts: {
      company: 'empresa',
      address: 'morada',
      custody: 'quem guarda o dinheiro dos clientes',
      technology: 'fornecedor da tecnologia',
      broker: 'pessoa coletiva da corretora parceira',
      brokerRegulator: 'entidade reguladora da corretora parceira',
      brokerRegister: 'inscrição da corretora parceira no registo',
      officer: 'responsável pela conformidade',
      dpo: 'encarregado da proteção de dados',
    },
    frameworks: 'Enquadramento regulamentar',
    frameworksText:
      'Estas regras podem aplicar-se a um serviço como este. Referi-las aqui não significa que alguém tenha uma licença ao abrigo delas.',
    eu: {
      title: 'União Europeia',
      text: 'Os serviços de investimento regem-se pela Diretiva e pelo Regulamento relativos aos mercados de instrumentos financeiros. Aos contratos diferenciais (CFD) para clientes não profissionais aplicam-se medidas nacionais de intervenção sobre produtos, inspiradas nas da Autoridade Europeia dos Valores Mobiliários e dos Mercados. Segundo esta Autoridade, executar sinais de negociação de forma automática, sem intervenção do cliente, pode constituir gestão de carteiras, que exige autorização. Os dados pessoais regem-se pelo Regulamento Geral sobre a Proteção de Dados; os contratos à distância, pela Diretiva relativa aos direitos dos consumidores.',
    },
    uae: {
      title: 'Emirados Árabes Unidos',
      text: 'No território continental, é a Autoridade do Mercado de Capitais que licencia a promoção de produtos financeiros. No Dubai International Financial Centre, essa competência cabe à Dubai Financial Services Authority; no Abu Dhabi Global Market, à Financial Services Regulatory Authority. Os dados pessoais regem-se pela lei federal de proteção de dados e pelas leis das zonas francas.',
    },
    us: {
      title: 'Estados Unidos',
      text: 'O aconselhamento sobre derivados de mercadorias e a respetiva publicidade regem-se pelo Commodity Exchange Act e pelas regras da Commodity Futures Trading Commission e da National Futures Association. O ouro com alavancagem só pode ser oferecido a particulares em casos muito excecionais. Os resultados hipotéticos têm de trazer o aviso que essas regras prescrevem.',
    },
    identity: 'Verificação da identidade e prevenção do branqueamento de capitais',
    identityText:
      '- Este site não aceita depósitos nem faz pagamentos. O dinheiro da negociação só circula entre si e a sua corretora.\n- A corretora que abre a sua conta tem de verificar a sua identidade, perguntar de onde vem o seu dinheiro e estar atenta a pagamentos suspeitos.\n- Este site não pede documentos de identificação. Não envie nenhum por e-mail nem através de um formulário.\n- Não ligamos contas de terceiros: a conta tem de ser sua.\n- Não prestamos o serviço onde as sanções o proíbam e respondemos aos pedidos legítimos das autoridades.',
    data: 'Proteção de dados',
    dataText:
      'Pode perguntar que dados seus guardamos, pedir uma cópia, a correção ou o apagamento, opor-se à sua utilização e retirar o seu consentimento a qualquer momento. A página Privacidade explica como o fazer e durante quanto tempo guardamos cada coisa.',
    complaints: 'Reclamações',
    complaintsText:
      'Escreva ao responsável pela conformidade acima indicado ou, se não houver nenhum, utilize o formulário de contacto. Respondemos-lhe por escrito. Se a resposta não resolver o problema, pode recorrer à entidade reguladora acima indicada para nós ou para a corretora parceira, se houver. Em tudo o que diga respeito à sua conta, pode recorrer ao provedor competente para a sua corretora e, na União Europeia, também a uma entidade de resolução alternativa de litígios de consumo.',
  },

  privacy: {
    title: 'Privacidade',
    lead: 'Que dados seus guardamos, porquê, durante quanto tempo e como pode aceder-lhes.',
    controller: 'Quem é responsável',
    controllerText: 'O responsável pelo tratamento, na aceção da legislação de proteção de dados:',
    sections: {
      collected: {
        title: 'O que guardamos',
        text: '- Quando nos escreve: nome, e-mail, telefone com indicativo, idioma preferido, experiência, escalão de capital, se escolher um, a sua mensagem e o texto dos consentimentos que viu e assinalou.\n- Quando envia os dados de uma conta: nome, e-mail, telefone, login e servidor da conta de negociação, montante, as suas notas, a forma de acesso que escolheu e, só se essa forma o exigir, uma palavra-passe.\n- Quando exerce a livre resolução ou cancela: nome, e-mail, o que declara e o que acrescenta.\n- O que acrescentamos ao tratar do seu caso: notas, registo de chamadas, tarefas e uma pontuação que estima a probabilidade de um contrato.\n- Como começou a sua visita: primeira página, nome do site de onde veio, parâmetros de campanha da ligação, idioma e variante da página. Só é guardado juntamente com a sua mensagem.',
      },
      visit: {
        title: 'Quando só visita o site',
        text: 'Não guardamos nada sobre si. O seu endereço IP só é usado enquanto o servidor responde: para sugerir o indicativo do país, a partir de uma lista no nosso próprio servidor, e para contar os pedidos em memória, a fim de evitar abusos. Qual das duas variantes da página lhe aparece depende de um valor que muda todos os dias e que não permite identificar ninguém; só guardamos o número de visualizações.',
      },
      cookies: {
        title: 'Cookies',
        text: (language, form, proof, session) =>
          `Apenas os estritamente necessários; por isso, não lhe pedimos consentimento:\n- ${language}: o idioma que escolheu, durante um ano, só se tiver escolhido um.\n- ${form}, ${proof}: mostram que começou a preencher um formulário e que o seu navegador fez um cálculo, para travar mensagens automáticas; duram um dia e não contêm nada sobre si.\n- ${session}: mantém iniciada a sessão da nossa equipa. Os visitantes nunca o recebem.\nO que escreve num formulário fica neste separador do seu navegador até nos chegar e só sai dele quando o envia. As palavras-passe nem aí ficam guardadas.`,
      },
      purposes: {
        title: 'Porquê, e com que fundamento jurídico',
        text: '- Para lhe responder e para preparar ou executar um contrato consigo: execução do contrato ou diligências pré-contratuais a seu pedido.\n- Para configurar a conta que indica: execução do contrato.\n- Ofertas por e-mail, e ofertas por WhatsApp ou telefone: só com o seu consentimento, dado em separado para umas e para outras.\n- Para evitar abusos, medir o desempenho das páginas sem seguir o seu percurso e ordenar os pedidos pelo interesse provável: o nosso interesse legítimo.\n- Documentos comerciais e prova das declarações: obrigação legal.\nNão tem de nos fornecer dados. Sem um contacto, porém, não lhe podemos responder.',
      },
      recipients: {
        title: 'Quem recebe os dados',
        text: 'Os membros da nossa equipa que precisam deles para o seu trabalho; ficam registadas todas as alterações e todas as consultas de palavras-passe. Os e-mails saem pelo servidor de correio do operador do serviço. As páginas não carregam nada de outras empresas: nem análise de tráfego, nem publicidade, nem tipos de letra, nem mapas.\nA corretora parceira e a página de pagamento são de outras empresas. Só recebem dados se seguir uma ligação para elas e, nesse caso, diretamente de si. O WhatsApp e o Telegram também são de outras empresas: se nos escrever por aí, ou pedir que lhe escrevamos por aí, elas tratam o seu número e as mensagens.\nSe o operador do serviço tiver ativado um modelo de linguagem para a análise dos pedidos, o fornecedor desse modelo trata o texto da sua mensagem por nossa conta. Pergunte-nos se é o caso, quem é esse fornecedor e onde está estabelecido.',
      },
      abroad: {
        title: 'Outros países',
        text: 'Se perguntar, o responsável acima indicado diz-lhe se há servidores do operador do serviço ou dos seus subcontratantes fora do país onde vive e que garantias se aplicam nesse caso.',
      },
      retention: {
        title: 'Durante quanto tempo',
        text: 'Todas as noites apagamos os dados cujo prazo terminou. A tabela mostra os prazos deste site. Apagar aqui uma palavra-passe principal não desliga o bot: o terminal que o executa mantém a sessão iniciada até que mude a palavra-passe.',
      },
      scoring: {
        title: 'Pontuação',
        text: 'Cada pedido recebe uma pontuação com base nas suas respostas, como a experiência e o montante, e em quantas deu, para que a nossa equipa saiba a quem responder primeiro. A pontuação não decide nada com efeitos jurídicos; quem decide são pessoas. Pode opor-se a ela.',
      },
      security: {
        title: 'Proteção',
        text: 'As palavras-passe de negociação são encriptadas uma a uma antes de chegarem à base de dados, com uma chave guardada noutro local. Para ver uma, o membro da equipa tem de voltar a identificar-se e de indicar um motivo, que fica registado. As palavras-passe nunca seguem por e-mail nem aparecem em registos técnicos.',
      },
      rights: {
        title: 'Os seus direitos',
        text: '- Acesso: uma cópia de tudo o que está guardado sobre si, também num ficheiro que outros programas possam ler.\n- Retificação, apagamento e limitação do tratamento.\n- Oposição, em especial às ofertas e à pontuação.\n- Retirada de um consentimento, a qualquer momento e com efeitos para o futuro.\n- Reclamação junto da autoridade de proteção de dados do local onde vive.\nEscreva ao contacto acima indicado ou utilize o formulário de contacto, indicando o endereço de e-mail ou o número de telefone que usou. Respondemos no prazo de um mês. Salvo se a lei nos obrigar a conservá-lo, o que pedir para apagar desaparece de imediato dos nossos registos, e das cópias de segurança à medida que são substituídas.',
      },
    },
    kept: {
      kind: 'Dados',
      time: 'Prazo de conservação',
      lostLeads: 'Pedidos que não resultaram em contrato, desde a última alteração',
      untouchedLeads: 'Pedidos em aberto, desde a última vez que alguém tratou deles',
      convertedLeads: 'Pedidos que resultaram em contrato, desde a última alteração',
      setups: 'Dados de contas e cancelamentos, depois de tratados',
      openSetups: 'Dados de contas que ninguém chegou a tratar, desde a última alteração',
      mails: 'E-mails que lhe são enviados',
      audit: 'O registo do que a nossa equipa fez, sem o texto das mensagens',
      binnedLeads: 'Pedidos eliminados, na reciclagem',
      password: 'Palavras-passe de negociação, nos nossos registos: até a configuração terminar, no máximo',
      forever: 'até ao apagamento',
    },
  },

  terms: {
    title: 'Termos e condições',
    lead: 'O que recebe, quanto custa e como cancelar.',
    sections: {
      parties: {
        title: 'Quem contrata com quem',
        text: (company) =>
          `O seu contrato é com ${company ?? 'o operador deste site'}; os dados constam do aviso legal. É celebrado no momento em que subscreve; um pedido enviado por um formulário deste site não é uma subscrição e não custa nada. Tem de ser maior de idade e agir em nome próprio.`,
      },
      service: {
        title: 'O que é o serviço',
        text: 'O serviço é um programa, já configurado, que abre e fecha operações em ouro (XAU/USD) na sua própria conta MetaTrader, segundo regras fixas. A conta, o depósito e o volume das operações são escolha sua, e pode desligar o bot a qualquer momento.',
      },
      not: {
        title: 'O que não é',
        text: '- Não é uma conta connosco: não temos em nosso poder dinheiro nem posições suas.\n- Não é aconselhamento nem avalia se negociar é adequado para si.\n- Não é uma promessa de lucro nem uma proteção contra perdas.\n- Não está sempre disponível: há manutenções e falhas, também na sua corretora.',
      },
      money: {
        title: 'Quem guarda o seu dinheiro',
        text: 'É a sua corretora, ao abrigo do contrato que celebrou com ela. Não podemos depositar nem levantar dinheiro. Nunca dê a ninguém uma palavra-passe que permita levantar dinheiro.',
      },
      price: { title: 'Período experimental e preço' },
      renewal: {
        title: 'Renovação',
        text: 'Depois do período experimental, a subscrição passa a ser paga e renova-se mês a mês até a cancelar. A página de pagamento indica a data e o montante da primeira cobrança; se não o fizer, não subscreva. Qualquer alteração de preço é-lhe comunicada a tempo de cancelar antes de ela entrar em vigor.',
      },
      cancelling: {
        title: 'Cancelamento',
        text: 'Pode cancelar a qualquer momento, sem indicar o motivo e sem iniciar sessão, na página «Cancelar ou resolver o contrato» ou por e-mail. Se cancelar durante o período experimental, não paga nada; depois, a subscrição termina no fim do mês já pago. Recebe um comprovativo datado. A seguir, retire o acesso ao bot, consoante o modo como está ligado: tire-o do gráfico, desative a cópia de operações na sua corretora ou, se temos a sua palavra-passe principal, mude-a no MetaTrader.',
      },
      withdrawal: {
        title: 'Direito de livre resolução',
        text: (days) =>
          `Os consumidores na União Europeia e no Reino Unido podem resolver livremente o contrato no prazo de ${days} dias a contar da sua celebração, sem indicar o motivo. Basta uma declaração inequívoca; o botão da página «Cancelar ou resolver o contrato» é uma das formas de a fazer. Reembolsamos o que pagou, pelo mesmo meio de pagamento, no máximo ${days} dias depois de sabermos da sua decisão. Se pediu que o serviço começasse antes do fim desse prazo, paga apenas o montante proporcional à parte já prestada.`,
      },
      duties: {
        title: 'O que lhe pedimos',
        text: '- Que indique dados verdadeiros e use uma conta sua.\n- Que acompanhe de vez em quando as posições abertas: o bot não substitui a sua atenção.\n- Que não ceda o programa a terceiros.\n- Que não o utilize onde a lei o proíba.',
      },
      liability: {
        title: 'Responsabilidade',
        text: 'As perdas de negociação são suportadas pelo titular da conta. Em caso de dolo ou culpa grave, de danos à vida, à integridade física ou à saúde e sempre que a lei o imponha, a nossa responsabilidade é ilimitada. Nada do que aqui se diz retira aos consumidores os direitos que a lei imperativa lhes confere.',
      },
      law: {
        title: 'Lei aplicável e litígios',
        text: 'Continua a beneficiar da proteção que a lei do país onde vive impõe a favor dos consumidores e pode recorrer aos tribunais desse país. Para reclamações, consulte a página Conformidade.',
      },
      changes: {
        title: 'Alterações',
        text: 'Comunicamos-lhe por escrito, por exemplo por e-mail, qualquer alteração a estes termos antes de entrar em vigor. Se não concordar, pode cancelar antes desse dia.',
      },
    },
  },

  imprint: {
    title: 'Aviso legal',
    lead: 'Quem gere este site, como nos contactar e que lei se aplica.',
    sections: {
      provider: 'Prestador do serviço',
      contact: 'Contactos',
      supervision: 'Supervisão',
      content: 'Conteúdos e alojamento',
      law: 'Lei e tribunais',
      unstated: 'Informação em falta',
    },
    facts: {
      name: 'denominação social',
      legalForm: 'forma jurídica',
      address: 'sede social',
      representative: 'representante legal',
      register: 'registo e número de matrícula',
      taxId: 'NIPC ou número fiscal',
      email: 'e-mail',
      phone: 'telefone',
      licence: 'licença da entidade reguladora',
      responsible: 'responsável pelos conteúdos',
      host: 'fornecedor de alojamento web',
      governingLaw: 'lei aplicável',
      courts: 'foro competente',
    },
    missing: (names: string) => `Ainda por indicar: ${names}.`,
  },
}
