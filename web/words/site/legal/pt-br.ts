import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'Nesta página',
  more: 'Veja também',

  risk: {
    title: 'Informações sobre os riscos',
    lead: 'Leia antes de conectar uma conta. Se alguma coisa não ficar clara, não opere com este bot.',
    sections: {
      leverage: {
        title: 'Alavancagem',
        text: 'O ouro (XAU/USD) costuma ser operado com alavancagem, por meio de contratos por diferença (CFDs). Um pequeno movimento do preço contra você pode consumir todo o depósito em minutos.\nA sua corretora pode fechar posições sem perguntar quando a margem deixa de ser suficiente. A possibilidade de perder mais do que depositou e acabar devendo depende da corretora e da lei do lugar onde você mora: peça a resposta por escrito.',
      },
      market: {
        title: 'O mercado de ouro',
        text: 'O preço do ouro dá saltos com as notícias, na abertura semanal e quando há pouca liquidez. Nesses momentos, uma ordem stop é executada no primeiro preço disponível, que pode ficar longe do que você escolheu. Os spreads aumentam, e o swap é cobrado na virada do dia.',
      },
      bot: {
        title: 'O que um bot não consegue fazer',
        text: 'O bot segue regras fixas. Ele não conhece o futuro, não entende notícias e não percebe quando um mercado mudou de vez. Ele terá operações, semanas e meses no prejuízo.\nRegras que funcionaram no passado podem falhar de um dia para o outro, sem aviso e por mais tempo do que você aguenta.',
      },
      technology: {
        title: 'Falhas técnicas',
        text: 'A energia, a internet, o terminal, o servidor da corretora ou este serviço podem falhar no pior momento. Nesse caso, as ordens podem atrasar, sair em dobro ou se perder, e as posições abertas continuam abertas. Saiba de antemão como falar com a sua corretora sem o bot e como fechar posições manualmente.',
      },
      past: {
        title: 'Resultados passados e simulados',
        text: 'Rentabilidade passada não é um indicador confiável de resultados futuros. Os resultados de contas demo e de backtests foram obtidos sem ordens reais; os de backtests, além disso, foram calculados quando já se sabia o que veio depois. O texto que os reguladores exigem acompanha sempre esses resultados e também está aqui:',
      },
      costs: {
        title: 'Custos',
        text: (price, deposit, share) =>
          `A assinatura de ${price} por mês é cobrada quer o bot ganhe, quer perca. Com um depósito de ${deposit}, só a assinatura leva ${share} por mês. A isso se somam o spread, a comissão e o swap da sua corretora. Em uma conta pequena, os custos podem superar qualquer ganho.`,
      },
      broker: {
        title: 'A sua corretora',
        text: 'O seu dinheiro está na sua corretora, não conosco. Se a corretora quebrar, o que você recupera depende da lei e do mecanismo de ressarcimento que valem para ela. Confira a empresa regulada com a qual você fecha o contrato, não só a marca. Podemos receber um pagamento se você abrir uma conta em uma corretora parceira. Temos, portanto, um interesse econômico; citar uma corretora não é recomendá-la.',
      },
      suitability: {
        title: 'Para quem não é indicado',
        text: '- Não opere com dinheiro emprestado, nem com economias ou dinheiro que possam fazer falta nos próximos anos.\n- Não opere se a perda do depósito inteiro for mudar a sua vida.\n- Nada neste site é consultoria de investimento nem uma recomendação para você; ninguém aqui analisou a sua situação.\n- Em alguns países, ouro com alavancagem não pode ser oferecido a clientes de varejo; nos Estados Unidos, a proibição atinge a maioria dos residentes. Não use o serviço onde for proibido.',
      },
      before: {
        title: 'Antes de começar',
        text: '- Você consegue explicar a outra pessoa como se ganha e se perde dinheiro com um contrato por diferença (CFD)?\n- Sabe quanto aceita perder, no máximo, e limitou a conta a esse valor?\n- Testou o bot em uma conta demo?\n- Sabe como desligar o bot na hora?\nSe alguma resposta for “não”, espere.',
      },
    },
  },

  compliance: {
    title: 'Compliance',
    lead: 'Quem está por trás deste serviço, quem supervisiona quem e com quem você pode falar.',
    status: 'Situação regulatória',
    statusText:
      'Uma licença vale para uma única pessoa jurídica e para as atividades indicadas nela. Compare os dados com o registro público antes de confiar neles.',
    entities: 'Quem faz o quê',
    facts: {
      company: 'empresa',
      address: 'endereço',
      custody: 'quem guarda o dinheiro dos clientes',
      technology: 'fornecedor da tecnologia',
      broker: 'pessoa jurídica da corretora parceira',
      brokerRegulator: 'órgão regulador da corretora parceira',
      brokerRegister: 'registro público da corretora parceira',
      officer: 'responsável pelo compliance',
      dpo: 'encarregado pelo tratamento de dados pessoais (DPO)',
    },
    frameworks: 'Marcos regulatórios',
    frameworksText:
      'Estas regras podem valer para um serviço como este. Citá-las aqui não quer dizer que alguém tenha licença com base nelas. No Brasil, contratos derivativos oferecidos ao público são valores mobiliários, sob a supervisão da Comissão de Valores Mobiliários (CVM), e os dados pessoais são protegidos pela Lei Geral de Proteção de Dados (LGPD).',
    eu: {
      title: 'União Europeia',
      text: 'Os serviços de investimento são regidos pela Diretiva dos Mercados de Instrumentos Financeiros e pelo regulamento correspondente. Os CFDs para clientes de varejo seguem medidas nacionais de intervenção em produtos, inspiradas nas da Autoridade Europeia dos Valores Mobiliários e dos Mercados. Para essa autoridade, executar sinais de trading automaticamente, sem ação do cliente, pode configurar gestão de carteiras, que exige licença. Os dados pessoais são regidos pelo Regulamento Geral sobre a Proteção de Dados; os contratos a distância, pela Diretiva dos Direitos dos Consumidores.',
    },
    uae: {
      title: 'Emirados Árabes Unidos',
      text: 'No território continental, a Autoridade do Mercado de Capitais licencia a promoção de produtos financeiros. No Dubai International Financial Centre, é a Dubai Financial Services Authority; no Abu Dhabi Global Market, a Financial Services Regulatory Authority. Os dados pessoais seguem a lei federal de proteção de dados e as leis das zonas francas.',
    },
    us: {
      title: 'Estados Unidos',
      text: 'A consultoria sobre derivativos de commodities e sua publicidade são regidas pelo Commodity Exchange Act e pelas regras da Commodity Futures Trading Commission e da National Futures Association. Ouro alavancado só pode ser oferecido a clientes de varejo em casos muito excepcionais. Resultados hipotéticos precisam trazer o aviso que essas regras exigem.',
    },
    identity: 'Verificação de identidade e prevenção à lavagem de dinheiro',
    identityText:
      '- Este site não recebe depósitos nem faz pagamentos. O dinheiro das operações circula só entre você e a sua corretora.\n- A corretora que abre a sua conta precisa verificar a sua identidade, perguntar de onde vem o seu dinheiro e ficar atenta a pagamentos suspeitos.\n- Este site não pede documentos de identidade. Não mande nenhum por e-mail nem por formulário.\n- Não conectamos contas de terceiros: a conta precisa ser sua.\n- Recusamos o serviço onde sanções o proíbem e atendemos às solicitações legítimas das autoridades.',
    data: 'Proteção de dados',
    dataText:
      'Você pode perguntar que dados seus guardamos, pedir uma cópia, a correção ou a exclusão, opor-se ao uso e revogar o consentimento quando quiser. A página Privacidade explica como fazer isso e por quanto tempo guardamos cada coisa.',
    complaints: 'Reclamações',
    complaintsText:
      'Escreva ao responsável pelo compliance indicado acima ou, se não houver nenhum, use o formulário de contato. A resposta vem por escrito. Se ela não resolver, você pode recorrer ao órgão regulador indicado acima para nós ou para a corretora parceira, se houver. Para o que diz respeito à sua conta, você pode procurar a ouvidoria que atende a sua corretora e, na União Europeia, também uma entidade de solução de conflitos de consumo.',
  },

  privacy: {
    title: 'Privacidade',
    lead: 'O que guardamos sobre você, por quê, por quanto tempo e como você acessa esses dados.',
    controller: 'Quem é responsável',
    controllerText: 'O controlador, nos termos da lei de proteção de dados (no Brasil, a LGPD):',
    sections: {
      collected: {
        title: 'O que guardamos',
        text: '- Quando você escreve: nome, e-mail, celular com DDI, idioma de preferência, experiência, faixa de capital, se você escolher uma, a sua mensagem e o texto dos consentimentos que você viu e marcou.\n- Quando envia os dados de uma conta: nome, e-mail, telefone, login e servidor da conta de trading, valor, as suas observações, a forma de acesso escolhida e, só se ela exigir, uma senha.\n- Quando desiste do contrato ou cancela: nome, e-mail, o que você declara e o que acrescenta.\n- O que acrescentamos durante o atendimento: anotações, registro de ligações, tarefas e uma pontuação que estima a chance de contratação.\n- Como a sua visita começou: primeira página, nome do site que trouxe você, parâmetros de campanha do link, idioma e variante da página. Isso só é guardado junto com a sua mensagem.',
      },
      visit: {
        title: 'Quando você só visita o site',
        text: 'Não guardamos nada sobre você. O seu endereço IP só é usado enquanto o servidor responde: para sugerir o código do país, com uma lista no nosso próprio servidor, e para contar os acessos na memória e evitar abusos. Qual das duas variantes da página você vê depende de um valor que muda todo dia e não permite identificar você; só guardamos o número de visualizações.',
      },
      cookies: {
        title: 'Cookies',
        text: (language, form, proof, session) =>
          `Só os estritamente necessários, por isso não há banner:\n- ${language}: o idioma que você escolheu, por um ano, só se você escolheu um.\n- ${form}, ${proof}: mostram que você começou a preencher um formulário e que o seu navegador fez um cálculo, para barrar mensagens automáticas; duram um dia e não contêm nada sobre você.\n- ${session}: mantém a nossa equipe conectada. Visitantes nunca recebem esse cookie.\nO que você digita em um formulário fica nesta aba do seu navegador até chegar a nós e só sai dela quando você envia. Senhas não ficam guardadas nem ali.`,
      },
      purposes: {
        title: 'Por quê, e com que base legal',
        text: '- Para responder e para preparar ou executar um contrato com você: execução do contrato ou procedimentos preliminares a seu pedido.\n- Para configurar a conta que você indica: execução do contrato.\n- Ofertas por e-mail e ofertas por WhatsApp ou telefone: só com o seu consentimento, dado separadamente para cada tipo.\n- Para evitar abusos, medir o funcionamento das páginas sem rastrear você e ordenar as solicitações pelo interesse provável: nosso legítimo interesse.\n- Documentos comerciais e prova das declarações: obrigação legal.\nVocê não tem obrigação de fornecer dados, mas sem um contato não há como responder.',
      },
      recipients: {
        title: 'Quem recebe',
        text: 'Os membros da equipe que precisam dos dados para trabalhar; todas as mudanças e todas as consultas a senhas ficam registradas. Os e-mails saem pelo servidor do prestador do serviço. As páginas não carregam nada de outras empresas: nem ferramentas de análise, nem publicidade, nem fontes, nem mapas.\nA corretora parceira e a página de pagamento são de outras empresas. Elas só recebem dados se você seguir um link até elas e, nesse caso, diretamente de você. O WhatsApp e o Telegram também são de outras empresas: se você nos escrever por lá, ou pedir que a resposta vá por lá, elas tratam seu número e as mensagens.\nSe o prestador do serviço tiver ativado um modelo de linguagem para analisar as solicitações, o fornecedor desse modelo trata o texto da sua mensagem em nosso nome. Pergunte se é o caso, quem é o fornecedor e onde ele fica.',
      },
      abroad: {
        title: 'Outros países',
        text: 'O controlador indicado acima informa, a seu pedido, se há servidores do prestador do serviço ou de seus fornecedores fora do seu país e quais garantias valem nesse caso.',
      },
      retention: {
        title: 'Por quanto tempo',
        text: 'Toda noite, apagamos os dados cujo prazo venceu. A tabela mostra os prazos deste site. Apagar aqui uma senha principal não desconecta o bot: o terminal em que ele roda continua conectado até você trocar a senha.',
      },
      scoring: {
        title: 'Pontuação',
        text: 'Cada solicitação recebe uma pontuação com base nas suas respostas, como experiência e valor, e em quantas você deu, para a equipe saber a quem responder primeiro. A pontuação não decide nada com efeito jurídico; quem decide são pessoas. Você pode se opor a ela.',
      },
      security: {
        title: 'Proteção',
        text: 'As senhas de trading são criptografadas uma a uma antes de chegar ao banco de dados, com uma chave guardada em outro lugar. Para ver uma senha, o membro da equipe precisa confirmar de novo a própria identidade e informar um motivo, que fica registrado. Senhas nunca são enviadas por e-mail nem gravadas em logs.',
      },
      rights: {
        title: 'Os seus direitos',
        text: '- Acesso: uma cópia de tudo o que está guardado sobre você, também em um arquivo que outros programas possam ler.\n- Correção, eliminação e limitação do tratamento.\n- Oposição, em especial às ofertas e à pontuação.\n- Revogação de um consentimento, quando quiser, sem efeito retroativo.\n- Reclamação à autoridade de proteção de dados do lugar onde você mora; no Brasil, a ANPD.\nEscreva para o contato indicado acima ou use o formulário de contato, informando o e-mail ou o telefone que você usou. Respondemos em até um mês, ou antes onde a lei fixa um prazo menor. Salvo quando a lei nos obriga a guardar, o que você pede para apagar sai dos nossos registros na hora, e dos backups à medida que são substituídos.',
      },
    },
    kept: {
      kind: 'Dados',
      time: 'Prazo',
      lostLeads: 'Solicitações que não viraram contrato, desde a última mudança',
      untouchedLeads: 'Solicitações em aberto, desde o último atendimento',
      convertedLeads: 'Solicitações que viraram contrato, desde a última mudança',
      setups: 'Dados de contas e cancelamentos, depois de atendidos',
      openSetups: 'Dados de contas sem atendimento, desde a última mudança',
      mails: 'E-mails enviados a você',
      audit: 'O registro do que a equipe fez, sem o texto das mensagens',
      binnedLeads: 'Solicitações excluídas, na lixeira',
      password: 'Senhas de trading, nos nossos registros: até o fim da configuração, no máximo',
      forever: 'até a exclusão',
    },
  },

  terms: {
    title: 'Termos de uso',
    lead: 'O que você recebe, quanto custa e como cancelar.',
    sections: {
      parties: {
        title: 'Quem contrata com quem',
        text: (company) =>
          `O seu contrato é com ${company ?? 'a empresa responsável por este site'}; os dados estão nas informações legais. Ele é fechado quando você assina; uma solicitação por um formulário deste site não é assinatura e não custa nada. Você precisa ser maior de idade e agir em nome próprio.`,
      },
      service: {
        title: 'O que é o serviço',
        text: 'O serviço é um software, já configurado, que abre e fecha operações em ouro (XAU/USD) com regras fixas na sua própria conta MetaTrader. Você escolhe a conta, o depósito e o tamanho das operações, e pode desligar o bot quando quiser.',
      },
      not: {
        title: 'O que não é',
        text: '- Não é uma conta conosco: não guardamos dinheiro nem posições suas.\n- Não é consultoria nem avalia se o trading é adequado para você.\n- Não é promessa de lucro nem proteção contra perdas.\n- Não está sempre disponível: há manutenções e falhas, também na sua corretora.',
      },
      money: {
        title: 'Quem guarda o seu dinheiro',
        text: 'É a sua corretora, pelo contrato que você tem com ela. Não podemos depositar nem sacar dinheiro. Nunca dê a ninguém uma senha que permita sacar dinheiro.',
      },
      price: { title: 'Teste grátis e preço' },
      renewal: {
        title: 'Renovação',
        text: 'Depois do teste, a assinatura passa a ser paga e se renova mês a mês até você cancelar. A página de pagamento informa a data e o valor da primeira cobrança; se não informar, não assine. Avisamos sobre qualquer mudança de preço a tempo de você cancelar antes que ela entre em vigor.',
      },
      cancelling: {
        title: 'Cancelamento',
        text: 'Você pode cancelar quando quiser, sem justificar e sem login, na página “Cancelamento e desistência do contrato” ou por e-mail. Se você cancelar durante o teste, não paga nada; depois, a assinatura termina no fim do mês já pago. Você recebe um comprovante datado. Em seguida, tire o acesso do bot, conforme a conexão: remova o bot do gráfico, desative o copy trading na corretora ou, se temos a sua senha principal, troque essa senha no MetaTrader.',
      },
      withdrawal: {
        title: 'Direito de arrependimento',
        text: (days) =>
          `Consumidores na União Europeia e no Reino Unido podem desistir do contrato em até ${days} dias após a contratação, sem dar um motivo. Basta uma declaração clara; o botão da página “Cancelamento e desistência do contrato” é uma das formas. Devolvemos o que você pagou, pelo mesmo meio de pagamento, em até ${days} dias depois de sabermos da desistência. Se você pediu que o serviço começasse antes do fim do prazo de desistência, paga só o valor proporcional à parte que usou. Quem contrata do Brasil pela internet tem os direitos do Código de Defesa do Consumidor, inclusive o de se arrepender em até sete dias e receber de volta tudo o que pagou, sem esse desconto.`,
      },
      duties: {
        title: 'O que pedimos a você',
        text: '- Informe dados verdadeiros e use uma conta que seja sua.\n- Acompanhe de vez em quando as posições abertas: o bot não substitui você.\n- Não repasse o software a outras pessoas.\n- Não use o serviço onde a lei proíbe.',
      },
      liability: {
        title: 'Responsabilidade',
        text: 'As perdas no trading são do titular da conta. Em caso de dolo ou culpa grave, de morte, lesão corporal ou dano à saúde e sempre que a lei exigir, a nossa responsabilidade é ilimitada. Nada aqui retira direitos que a lei garante aos consumidores.',
      },
      law: {
        title: 'Lei aplicável e conflitos',
        text: 'Você mantém a proteção das normas de defesa do consumidor do país onde mora e o direito de recorrer à Justiça de lá. Para reclamações, veja a página Compliance.',
      },
      changes: {
        title: 'Mudanças',
        text: 'Avisamos você por escrito, por exemplo por e-mail, antes que qualquer mudança nestes termos entre em vigor. Se você não concordar, pode cancelar antes desse dia.',
      },
    },
  },

  imprint: {
    title: 'Informações legais',
    lead: 'Quem opera este site, como falar conosco e qual lei se aplica.',
    sections: {
      provider: 'Responsável pelo serviço',
      contact: 'Contato',
      supervision: 'Supervisão',
      content: 'Conteúdo e hospedagem',
      law: 'Lei e foro',
      unstated: 'Dados não informados',
    },
    facts: {
      name: 'razão social',
      legalForm: 'natureza jurídica',
      address: 'endereço da sede',
      representative: 'representante legal',
      register: 'registro e número de inscrição',
      taxId: 'CNPJ ou número fiscal',
      email: 'e-mail',
      phone: 'telefone',
      licence: 'licença do órgão regulador',
      responsible: 'responsável pelo conteúdo',
      host: 'provedor de hospedagem',
      governingLaw: 'lei aplicável',
      courts: 'foro competente',
    },
    missing: (names: string) => `Ainda não informado: ${names}.`,
  },
}
