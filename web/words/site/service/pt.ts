import { declarations } from '../../messages/pt.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: 'Cancelar a subscrição ou resolver o contrato',
    lead: {
      mailed:
        'Dois passos, sem iniciar sessão e sem indicar motivos. No fim recebe um comprovativo com data e hora, aqui e por e-mail.',
      shown:
        'Dois passos, sem iniciar sessão e sem indicar motivos. No fim, esta página mostra-lhe um comprovativo com data e hora.',
    },
    kind: 'O que pretende fazer?',
    kinds: {
      withdraw: {
        label: declarations.withdraw,
        text: 'Para consumidores, dentro do prazo de livre resolução.',
      },
      cancel_trial: { label: declarations.cancel_trial, text: 'Não lhe será cobrado nada.' },
      cancel_subscription: { label: declarations.cancel_subscription, text: 'Termina no fim do mês já pago.' },
    },
    contract: 'Dados para localizar o seu contrato',
    contractHint: 'Por exemplo, o dia em que subscreveu ou o número de uma fatura.',
    note: 'Quer acrescentar alguma coisa?',
    emailHint: {
      mailed: 'É para aqui que segue o comprovativo.',
      shown: 'Para a nossa equipa lhe poder responder.',
    },
    submit: { withdraw: 'Retratar-se do contrato aqui', cancel: 'Continuar para a confirmação' },
    step: (now, all) => `Passo ${now} de ${all}`,
    confirmTitle: 'Confirme, por favor',
    confirmText: 'Verifique a sua declaração. Vale a partir do momento em que premir o botão.',
    confirm: {
      withdraw: 'Confirmar livre resolução',
      cancel_trial: 'Confirmar cancelamento',
      cancel_subscription: 'Confirmar cancelamento',
    },
    change: 'Alterar alguma coisa',
    sentTitle: 'Recebemos a sua declaração',
    sentAt: 'Recebida',
    receipt: 'Número do comprovativo',
    sentText: {
      mailed:
        'Guarde esta página ou o e-mail que vai a caminho. A nossa equipa trata do seu pedido e envia-lhe a confirmação.',
      shown: 'Guarde esta página: é o seu comprovativo. A nossa equipa trata do seu pedido.',
    },
    afterTitle: 'Retire ao bot o acesso à conta',
    afterText:
      'Depende da forma como está ligado: retire o bot do gráfico, desative a cópia de operações na sua corretora ou, se temos a sua palavra-passe principal, mude-a no MetaTrader. As posições abertas continuam abertas: feche-as ou peça à sua corretora que o faça.',
    failedTitle: 'Não recebemos a sua declaração',
    failedText: 'Tente novamente. Também nos pode escrever por e-mail; tem a mesma validade.',
  },

  setup: {
    title: 'Parabéns, a sua subscrição está ativa',
    lead: 'Faltam dois passos: abrir uma conta numa corretora e dizer-nos como o bot pode aceder a essa conta.',
    checkout: {
      waits: {
        title: 'Estamos à espera da confirmação do pagamento',
        lead: 'Costuma demorar menos de um minuto; não precisa de pagar outra vez. Entretanto, abra uma conta numa corretora e diga-nos como o bot pode aceder a essa conta.',
      },
      trial: {
        title: 'O seu período experimental começou',
        lead: 'A sua subscrição está confirmada. Faltam dois passos: abrir uma conta numa corretora e dizer-nos como o bot pode aceder a essa conta.',
      },
      paid: {
        title: 'O seu pagamento chegou',
        lead: 'O pagamento está confirmado. Faltam dois passos: abrir uma conta numa corretora e dizer-nos como o bot pode aceder a essa conta.',
      },
    },
    benefits: {
      trial: (count, shown) =>
        plural('pt', count, {
          one: `${shown} dia grátis`,
          many: `${shown} de dias grátis`,
          other: `${shown} dias grátis`,
        }),
      trialText: 'O período experimental conta desde o dia em que subscreveu. Até terminar, nada lhe é cobrado.',
      functional: 'Tudo incluído',
      functionalText: 'O período experimental inclui o serviço completo, sem limitações.',
      free: 'Sem compromisso',
      freeText: 'Cancele a qualquer momento durante o período experimental e não paga nada.',
    },
    next: {
      title: 'Passo seguinte: uma conta numa corretora',
      text: 'O bot negoceia numa conta em seu nome. Pode escolher qualquer corretora com MetaTrader; se já tem conta numa, serve.',
      reasons: 'Sobre a nossa corretora parceira',
      important: 'Importante',
      deposit: (amount) =>
        `Depósito mínimo recomendado: ${amount}. Deposite apenas o que pode perder, porque pode perder tudo.`,
      demo: 'Em caso de dúvida, comece com uma conta demo.',
      entity: 'Verifique com que entidade está a celebrar o contrato e procure-a no registo público.',
      paid: 'A corretora parceira pode pagar-nos se abrir uma conta através deste botão.',
      button: 'Abrir uma conta real',
      none: 'Ainda não há ligação para nenhuma corretora parceira.',
    },
    form: {
      title: 'Dados da conta MetaTrader',
      lead: 'Com estes dados, a nossa equipa liga o bot e escreve-lhe quando estiver pronto.',
      fullName: 'Nome completo',
      mt5Username: 'Login do MetaTrader',
      mt5UsernameHint: 'O número da conta, não o seu endereço de e-mail.',
      mt5Password: 'Palavra-passe do MetaTrader',
      show: 'Mostrar a palavra-passe',
      brokerServer: 'Servidor da corretora',
      brokerServerHint: 'Tal como o MetaTrader o mostra ao iniciar sessão.',
      additionalNotes: 'Observações',
      access: 'Como deve o bot aceder à conta?',
      accessLead: 'A opção mais segura é a primeira. As duas primeiras não precisam de palavra-passe.',
      ways: {
        own_terminal: {
          label: 'Executo o bot no meu próprio terminal',
          text: 'O início de sessão fica consigo; não recebemos nenhuma palavra-passe. O acesso termina quando retirar o bot do gráfico.',
        },
        broker_copy: {
          label: 'A minha corretora copia as operações',
          text: 'Basta ativar a cópia na corretora; não recebemos nenhuma palavra-passe. O acesso termina quando a desativar.',
        },
        investor_password: {
          label: 'Palavra-passe de investidor (só leitura)',
          text: 'Permite-nos ver a conta e verificar a configuração, mas, por si só, não deixa o bot negociar: para isso, escolha uma das outras três formas. O acesso termina quando mudar a palavra-passe no MetaTrader.',
        },
        master_password: {
          label: 'Palavra-passe principal (permite negociar)',
          text: 'Permite ao bot negociar, com a sessão sempre iniciada. Quem tiver esta palavra-passe também pode mudar palavras-passe, mas não levantar dinheiro. O acesso termina quando mudar a palavra-passe no MetaTrader.',
        },
      },
      passwordText: (days) =>
        `Introduza apenas a palavra-passe da opção escolhida acima, nunca a do site da sua corretora nem a do seu e-mail. É encriptada de imediato, só é mostrada a membros da equipa que registem um motivo e é apagada dos nossos registos quando a configuração termina ou, no máximo, ao fim de ${days} dias. Com a palavra-passe principal, o terminal que executa o bot mantém a sessão iniciada até que mude a palavra-passe. Pode mudá-la no MetaTrader, em Ferramentas → Opções → Servidor: a de investidor, quando a configuração terminar; a principal, quando quiser parar o bot.`,
      passwordAgain: 'Introduza de novo a palavra-passe: a página não a guarda.',
      submit: 'Enviar os dados da conta',
      sentTitle: 'Recebemos os dados da sua conta',
      sentText: {
        mailed: 'Vamos enviar-lhe um e-mail de confirmação e outro quando a conta estiver configurada.',
        shown: 'A nossa equipa vai agora configurar a conta.',
      },
      sentAfter: {
        mailed:
          'Se enviou uma palavra-passe de investidor, mude-a no MetaTrader assim que esse segundo e-mail chegar. Com uma palavra-passe principal, o bot continua a negociar até que a mude.',
        shown:
          'Se enviou uma palavra-passe de investidor, mude-a no MetaTrader assim que a conta estiver configurada. Com uma palavra-passe principal, o bot continua a negociar até que a mude.',
      },
      failedTitle: 'Erro ao enviar',
      failedText: 'Tente novamente ou contacte a equipa de apoio.',
      problems: {
        fullName: 'Introduza o seu nome completo.',
        email: 'Introduza um endereço de e-mail válido.',
        phoneNumber: 'Introduza um número de telefone válido.',
        mt5Username: 'Introduza o login do MetaTrader.',
        mt5Password: (least) => `Introduza a palavra-passe do MetaTrader, com ${least} caracteres ou mais.`,
        investmentAmount: 'Escolha o montante do investimento.',
      },
    },
    help: {
      title: 'Precisa de ajuda?',
      text: 'Estamos aqui para ajudar, na sua língua.',
      whatsapp: 'Escrever no WhatsApp',
      form: 'Escreva-nos',
    },
    leave: 'Mudou de ideias?',
  },

  record: {
    title: 'Histórico de resultados',
    lead: 'Todos os meses e as últimas operações, tal como estão aqui registados, perdas incluídas.',
    curve: 'Crescimento, mês a mês',
    curveText: (from, to, end) =>
      `De ${from} a ${to}, a curva de crescimento terminou em ${end} vezes o valor inicial.`,
    curveNote:
      'Rentabilidades mensais capitalizadas. Os depósitos e os levantamentos não contam, e as quedas dentro de um mês não aparecem.',
    months: 'Todos os meses',
    figures: 'Números',
    missing: (months) => `Sem dados para: ${months}.`,
    corrections: 'Correções',
    correctionsText: 'Aqui aparecem os meses que foram alterados depois de registados.',
    corrected: (month, day) => `${month}, alterado em ${day}`,
    before: 'Antes:',
    now: 'Agora:',
    reason: 'Motivo:',
    noReason: 'Não foi indicado nenhum motivo.',
    noCorrections: 'Nenhum mês foi alterado depois de registado.',
    statedTitle: (company) => `Segundo ${company}`,
    statedText:
      'Listas de operações e meses introduzidos à mão. Não vêm de nenhuma conta importada nem entram no cálculo dos números acima.',
    events: 'Alterações ao histórico',
    eventsText: 'O livro de registos contém cada uma destas alterações com a respetiva hora.',
    renamed: (day, before, now) => `${day}: a conta «${before}» passou a chamar-se «${now}».`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}: os meses e as operações do histórico vêm de ${now}.`
        : `${day}: os meses e as operações do histórico vêm de ${now} em vez de ${before}.`,
    repeated: (day, account, publishedAs) =>
      `${day}: foi recusado um ficheiro carregado para ${account}, porque o respetivo login já está publicado como ${publishedAs}.`,
    restored: (day, made) =>
      `${day}: a base de dados foi restaurada a partir de uma cópia de segurança de ${made}. Falta o que foi registado entretanto.`,
    putBack: (day) => `${day}: a base de dados foi reposta num estado anterior.`,
    lost: (entry) => `O registo ${entry} do livro de registos tinha sido assinado e desapareceu.`,
    removed: (name) => `A conta «${name}» consta do livro de registos, mas já não é publicada.`,
    removedResult: (day, amount) => `Resultado das suas operações até ${day}: ${amount}.`,
    dataText: 'Os mesmos registos, para os seus próprios cálculos:',
    dataAccounts: 'Contas em JSON',
    dataMonths: 'Meses em JSON',
    dataOperations: 'Operações em JSON',
  },
}
