import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'Nesta página',
  more: 'Ver também',

  risk: {
    title: 'Informação sobre os riscos',
    lead: 'Leia isto antes de ligar uma conta. Se algo não lhe parecer claro, não negoceie com este bot.',
    sections: {
      leverage: {
        title: 'Alavancagem',
        text: 'O ouro (XAU/USD) é negociado, em regra, através de contratos diferenciais (CFD), com alavancagem. Um pequeno movimento do preço contra si pode consumir todo o depósito em poucos minutos.\nA sua corretora pode fechar posições sem lhe perguntar quando a margem deixa de ser suficiente. A possibilidade de ficar a dever, além de perder o depósito, depende da sua corretora e da lei do país onde vive: peça essa informação por escrito.',
      },
      market: {
        title: 'O mercado do ouro',
        text: 'O preço do ouro dá saltos com as notícias, na abertura semanal e quando há pouca negociação. Nesses momentos, uma ordem stop é executada ao primeiro preço disponível, que pode estar longe do que escolheu. Os spreads alargam-se e todas as noites é cobrado o swap.',
      },
      bot: {
        title: 'O que um bot não consegue fazer',
        text: 'O bot segue regras fixas. Não conhece o futuro, não compreende as notícias e não percebe se um mercado mudou de forma permanente. Terá operações, semanas e meses com perdas.\nRegras que se ajustavam ao passado podem falhar de um dia para o outro, sem aviso e durante mais tempo do que consegue suportar.',
      },
      technology: {
        title: 'Falhas técnicas',
        text: 'A eletricidade, a internet, o terminal, o servidor da corretora ou este serviço podem falhar no pior momento. As ordens podem então chegar tarde, em duplicado ou não chegar, e as posições abertas continuam abertas. Certifique-se de que sabe como contactar a sua corretora sem o bot e como fechar posições manualmente.',
      },
      past: {
        title: 'Resultados passados e simulados',
        text: 'As rentabilidades passadas não são um indicador fiável dos resultados futuros. Os resultados de contas demo e de testes com dados históricos foram obtidos sem ordens reais; os dos testes, além disso, sabendo-se já o que veio depois. O texto exigido pelas entidades reguladoras acompanha-os sempre que aparecem e figura também aqui:',
      },
      costs: {
        title: 'Custos',
        text: (price, deposit, share) =>
          `A subscrição de ${price} por mês é devida quer o bot ganhe, quer perca. Com um depósito de ${deposit}, só a subscrição custa ${share} do depósito por mês. Acrescem o spread, a comissão e o swap da sua corretora. Numa conta pequena, os custos podem ser maiores do que qualquer ganho.`,
      },
      broker: {
        title: 'A sua corretora',
        text: 'O seu dinheiro está na sua corretora, não connosco. Se a corretora falir, o que recupera depende da lei e do sistema de indemnização a que ela está sujeita. Verifique a entidade regulada com que celebra o contrato, e não apenas a marca. Podemos ser remunerados se abrir uma conta numa corretora parceira. Temos, por isso, um interesse económico; indicar uma corretora não é um conselho.',
      },
      suitability: {
        title: 'A quem não se destina',
        text: '- Não negoceie com dinheiro emprestado, com poupanças de que precisa nem com dinheiro que lhe possa fazer falta nos próximos anos.\n- Não negoceie se a perda de todo o depósito puder mudar a sua vida.\n- Nada neste site constitui aconselhamento de investimento nem uma recomendação para si; aqui ninguém analisou a sua situação.\n- Em alguns países não é permitido oferecer ouro com alavancagem a clientes não profissionais; é o caso da maioria dos residentes nos Estados Unidos. Não utilize o serviço onde for proibido.',
      },
      before: {
        title: 'Antes de começar',
        text: '- Consegue explicar a outra pessoa como se ganha e se perde dinheiro com um contrato diferencial?\n- Sabe qual é a maior perda que aceita e limitou a conta a esse valor?\n- Experimentou o bot numa conta demo?\n- Sabe como desligá-lo de imediato?\nSe alguma das respostas for não, espere.',
      },
    },
  },

  compliance: {
    title: 'Conformidade',
    lead: 'Quem está por trás deste serviço, quem supervisiona quem e a quem pode escrever.',
    status: 'Situação regulamentar',
    statusText:
      'Uma licença abrange uma única pessoa coletiva e as atividades nela indicadas. Compare os dados com o registo público antes de confiar neles.',
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
      'Estas regras podem dizer respeito a um serviço como este. O facto de serem aqui referidas não significa que alguém tenha uma licença ao abrigo delas.',
    eu: {
      title: 'União Europeia',
      text: 'Os serviços de investimento regem-se pela Diretiva e pelo Regulamento relativos aos mercados de instrumentos financeiros; os contratos diferenciais para clientes não profissionais, por medidas nacionais de intervenção sobre produtos, inspiradas nas da Autoridade Europeia dos Valores Mobiliários e dos Mercados. Segundo essa Autoridade, executar sinais de negociação de forma automática, sem uma ação do cliente, pode constituir gestão de carteiras e exigir, nesse caso, uma autorização. Os dados pessoais regem-se pelo Regulamento Geral sobre a Proteção de Dados e os contratos à distância, pela Diretiva relativa aos direitos dos consumidores.',
    },
    uae: {
      title: 'Emirados Árabes Unidos',
      text: 'No território continental, a promoção de produtos financeiros é licenciada pela Autoridade do Mercado de Capitais. No Dubai International Financial Centre, cabe à Dubai Financial Services Authority; no Abu Dhabi Global Market, à Financial Services Regulatory Authority. Os dados pessoais regem-se pela lei federal sobre a sua proteção e pelas leis das zonas francas.',
    },
    us: {
      title: 'Estados Unidos',
      text: 'O aconselhamento sobre derivados de mercadorias e a respetiva publicidade regem-se pelo Commodity Exchange Act, pelas regras da Commodity Futures Trading Commission e pelas da National Futures Association. O ouro com alavancagem só pode ser oferecido a particulares em casos muito excecionais. Os resultados que não foram obtidos numa conta real são acompanhados do texto que essas regras prescrevem.',
    },
    identity: 'Verificação da identidade e prevenção do branqueamento de capitais',
    identityText:
      '- Este site não aceita depósitos nem faz pagamentos. O dinheiro só circula entre si e a sua corretora.\n- A corretora que abre a sua conta tem de verificar a sua identidade, perguntar de onde vem o seu dinheiro e vigiar os pagamentos suspeitos.\n- Este site não pede documentos de identificação. Não envie nenhum por e-mail nem através de um formulário.\n- Não ligamos contas de terceiros: a conta tem de ser sua.\n- Recusamos prestar o serviço onde as sanções o proíbam e respondemos aos pedidos legítimos das autoridades.',
    data: 'Proteção de dados',
    dataText:
      'Pode perguntar o que está guardado sobre si, pedir que seja corrigido, entregue ou apagado, opor-se à sua utilização e retirar um consentimento a qualquer momento. A página Privacidade explica como o pode fazer, o que é guardado e durante quanto tempo.',
    complaints: 'Reclamações',
    complaintsText:
      'Escreva ao responsável pela conformidade acima indicado ou, se não houver nenhum, utilize o formulário de contacto. Receberá uma resposta por escrito. Se não a considerar satisfatória, pode dirigir-se à entidade reguladora acima indicada. Em tudo o que diga respeito à sua conta, pode dirigir-se ao provedor do cliente da sua corretora e, na União Europeia, também a uma entidade de resolução alternativa de litígios do local onde vive.',
  },

  privacy: {
    title: 'Privacidade',
    lead: 'O que é guardado sobre si, porquê, durante quanto tempo e como pode aceder aos seus dados.',
    controller: 'Quem é responsável',
    controllerText: 'O responsável pelo tratamento, na aceção da legislação de proteção de dados:',
    sections: {
      collected: {
        title: 'O que é guardado',
        text: '- Quando nos escreve: nome, e-mail, telefone com indicativo, idioma preferido, experiência, escalão de capital se escolher um, a sua mensagem e o texto dos consentimentos que viu e assinalou.\n- Quando envia os dados de uma conta: nome, e-mail, telefone, login e servidor da conta de negociação, montante, as suas notas, a forma de acesso que escolheu e, só se essa forma o exigir, uma palavra-passe.\n- Quando resolve o contrato ou cancela: nome, e-mail, o que declara e o que acrescenta.\n- O que acrescentamos ao tratar do seu caso: notas, chamadas, tarefas e uma pontuação que estima a probabilidade de um contrato.\n- Como começou a sua visita: primeira página, nome do site de onde veio, parâmetros de campanha da ligação, idioma e variante da página. Só é guardado juntamente com a sua mensagem.',
      },
      visit: {
        title: 'Quando só visita o site',
        text: 'Não é guardado nada sobre si. O seu endereço IP é usado enquanto o servidor responde: para sugerir o indicativo do país, a partir de uma lista no nosso próprio servidor, e, em memória, para contar os acessos e evitar abusos. A variante da página que vê, entre duas, resulta de um valor que muda todos os dias e que não permite chegar até si; só se conserva o número de visualizações.',
      },
      cookies: {
        title: 'Cookies',
        text: (language, form, proof, session) =>
          `Apenas os estritamente necessários; por isso, não lhe pedimos consentimento:\n- ${language}: o idioma que escolheu, durante um ano, só se tiver escolhido um.\n- ${form}, ${proof}: o início do preenchimento de um formulário e um cálculo que o seu navegador fez para travar mensagens automáticas; durante um dia e sem nada sobre si.\n- ${session}: mantém iniciada a sessão da nossa equipa. Os visitantes nunca o recebem.\nO que escreve num formulário, exceto as palavras-passe, fica neste separador do seu navegador até nos chegar e só sai dele quando o envia.`,
      },
      purposes: {
        title: 'Porquê, e com que fundamento jurídico',
        text: '- Para lhe responder e para preparar ou executar um contrato consigo: execução do contrato ou diligências pré-contratuais a seu pedido.\n- Para configurar a conta que indica: execução do contrato.\n- Ofertas por e-mail, e ofertas por WhatsApp ou telefone: só com o seu consentimento, dado em separado para umas e para outras.\n- Proteção contra abusos, medição do funcionamento das páginas sem seguir o seu percurso e ordenação dos pedidos segundo o interesse provável: o nosso interesse legítimo.\n- Documentos comerciais e prova das declarações: obrigação legal.\nNão tem de nos fornecer dados. Sem um contacto, porém, não lhe podemos responder.',
      },
      recipients: {
        title: 'Quem recebe os dados',
        text: 'Os membros da nossa equipa que precisam deles para o seu trabalho; cada consulta de uma palavra-passe e cada alteração ficam registadas. Os e-mails saem pelo servidor de correio do operador do serviço. As páginas não carregam nada de outras empresas: nem análise de tráfego, nem publicidade, nem tipos de letra, nem mapas.\nA corretora parceira, a página de pagamento e o WhatsApp são de outras empresas. Só recebem dados se seguir uma ligação para elas e, nesse caso, diretamente de si.\nSe o operador do serviço tiver ativado um modelo de linguagem para a análise dos pedidos, o fornecedor desse modelo trata o texto da sua mensagem por nossa conta. Pergunte-nos se é assim, quem é e onde está.',
      },
      abroad: {
        title: 'Outros países',
        text: 'O responsável acima indicado informa, a pedido, se há servidores do operador do serviço ou dos seus subcontratantes fora do seu país, e que garantias se aplicam nesse caso.',
      },
      retention: {
        title: 'Durante quanto tempo',
        text: 'Todas as noites são apagados os dados cujo prazo expirou. Neste site vigoram os seguintes prazos:',
      },
      scoring: {
        title: 'Pontuação',
        text: 'Cada pedido recebe uma pontuação a partir do que indicou, como a experiência, o montante e o grau de preenchimento, para que a nossa equipa saiba a quem responder primeiro. A pontuação não decide nada com efeitos jurídicos; quem decide são pessoas. Pode opor-se a ela.',
      },
      security: {
        title: 'Proteção',
        text: 'As palavras-passe de negociação são encriptadas uma a uma antes de chegarem à base de dados, com uma chave guardada noutro local. Um membro da equipa só pode ver uma depois de voltar a provar a sua identidade e de indicar um motivo, que fica registado. As palavras-passe nunca são enviadas por e-mail nem aparecem em registos técnicos.',
      },
      rights: {
        title: 'Os seus direitos',
        text: '- Acesso: uma cópia de tudo o que está guardado sobre si, também num ficheiro que outros programas possam ler.\n- Retificação, apagamento e limitação do tratamento.\n- Oposição, em especial às ofertas e à pontuação.\n- Retirada de um consentimento, a qualquer momento e com efeitos para o futuro.\n- Reclamação junto da autoridade de proteção de dados do local onde vive.\nEscreva ao contacto acima indicado ou utilize o formulário de contacto, com o endereço de e-mail ou o número de telefone que usou. Respondemos no prazo de um mês. O que pedir para apagar desaparece de imediato dos nossos registos, e das cópias de segurança quando estas são substituídas.',
      },
    },
    kept: {
      kind: 'Dados',
      time: 'Prazo de conservação',
      lostLeads: 'Pedidos que não resultaram em contrato, desde a última alteração',
      untouchedLeads: 'Pedidos em aberto, desde a última vez que alguém tratou deles',
      convertedLeads: 'Pedidos que resultaram em contrato, desde a última alteração',
      setups: 'Dados de contas e cancelamentos, depois de resolvidos',
      openSetups: 'Dados de contas a que ninguém deu seguimento, desde a última alteração',
      mails: 'E-mails que lhe são enviados',
      audit: 'O registo do que a nossa equipa fez, sem os seus textos',
      binnedLeads: 'Pedidos eliminados, na reciclagem',
      password: 'Palavras-passe de negociação: até à conclusão da configuração, no máximo',
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
          `O contrato é celebrado com ${company} no momento em que subscreve; um pedido enviado por um formulário deste site não é uma subscrição e não custa nada. Tem de ser maior de idade e agir em nome próprio.`,
      },
      service: {
        title: 'O que é o serviço',
        text: 'Um programa que, na sua própria conta MetaTrader, abre e fecha operações em ouro (XAU/USD) segundo regras fixas, e a respetiva configuração. Cabe-lhe escolher a conta, o depósito e o volume das operações, e pode desligar o bot a qualquer momento.',
      },
      not: {
        title: 'O que não é',
        text: '- Não é uma conta connosco: não guardamos dinheiro nem posições suas.\n- Não é aconselhamento nem avalia se negociar é adequado para si.\n- Não é uma promessa de lucro nem uma proteção contra perdas.\n- Não está sempre disponível: há manutenções e falhas, também na sua corretora.',
      },
      money: {
        title: 'Quem guarda o seu dinheiro',
        text: 'A sua corretora, ao abrigo de um contrato entre si e a corretora. Não podemos depositar nem levantar. Nunca dê a ninguém uma palavra-passe que permita levantar dinheiro.',
      },
      price: { title: 'Período experimental e preço' },
      renewal: {
        title: 'Renovação',
        text: 'Depois do período experimental, a subscrição passa a ser paga e renova-se mês a mês até a cancelar. A página de pagamento indica a data e o montante da primeira cobrança; se não o fizer, não subscreva. Qualquer alteração de preço é-lhe comunicada a tempo de poder cancelar antes de entrar em vigor.',
      },
      cancelling: {
        title: 'Cancelamento',
        text: 'A qualquer momento, sem indicar o motivo e sem iniciar sessão, na página «Cancelar ou resolver o contrato» ou por e-mail. Se cancelar durante o período experimental, não paga nada; depois, a subscrição termina com o mês já pago. Recebe um comprovativo datado. A seguir, mude a palavra-passe da conta de negociação, para que ninguém mantenha o acesso.',
      },
      withdrawal: {
        title: 'Direito de livre resolução',
        text: (days) =>
          `Os consumidores na União Europeia e no Reino Unido podem resolver livremente o contrato no prazo de ${days} dias a contar da sua celebração, sem indicar o motivo. Basta uma declaração inequívoca; o botão da página «Cancelar ou resolver o contrato» é uma das formas de a fazer. O que pagou é-lhe reembolsado, o mais tardar, ${days} dias depois de sermos informados, pelo meio de pagamento que utilizou. Se pediu que o serviço começasse antes do fim desse prazo, deve um montante proporcional à parte de que já beneficiou e nada mais.`,
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
        text: 'Mantém a proteção do consumidor imposta pela lei do país onde vive e o direito de recorrer aos tribunais desse país. Reclamações: ver Conformidade.',
      },
      changes: {
        title: 'Alterações',
        text: 'As alterações a estes termos são-lhe comunicadas por escrito, por exemplo por e-mail, antes de entrarem em vigor. Se não concordar, pode cancelar antes desse dia.',
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
      unstated: 'Sem indicação',
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
      licence: 'licença (com entidade de supervisão)',
      responsible: 'responsável pelos conteúdos',
      host: 'fornecedor de alojamento web',
      governingLaw: 'lei aplicável',
      courts: 'foro competente',
    },
    missing: (names: string) => `O operador do serviço não indicou: ${names}.`,
  },
}
