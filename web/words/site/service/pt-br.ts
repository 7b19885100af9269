import { declarations } from '../../messages/pt-br.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: 'Cancelamento e desistência do contrato',
    lead: {
      mailed:
        'Dois passos, sem login e sem precisar justificar. No fim, você recebe um comprovante com data e hora, aqui e por e-mail.',
      shown:
        'Dois passos, sem login e sem precisar justificar. No fim, esta página mostra um comprovante com data e hora.',
    },
    kind: 'O que você quer fazer?',
    kinds: {
      withdraw: {
        label: declarations.withdraw,
        text: 'Para consumidores, dentro do prazo de arrependimento.',
      },
      cancel_trial: { label: declarations.cancel_trial, text: 'Nada será cobrado.' },
      cancel_subscription: {
        label: declarations.cancel_subscription,
        text: 'Termina no fim do mês já pago.',
      },
    },
    contract: 'Dados que ajudam a localizar o seu contrato',
    contractHint: 'Por exemplo, o dia em que você assinou ou o número de uma fatura.',
    note: 'Quer acrescentar alguma coisa?',
    emailHint: {
      mailed: 'O comprovante vai para este e-mail.',
      shown: 'Para a nossa equipe poder responder.',
    },
    submit: { withdraw: 'Desistir do contrato aqui', cancel: 'Continuar para a confirmação' },
    step: (now, all) => `Passo ${now} de ${all}`,
    confirmTitle: 'Confirme, por favor',
    confirmText: 'Confira a sua declaração. Ela passa a valer assim que você clicar no botão.',
    confirm: {
      withdraw: 'Confirmar a desistência',
      cancel_trial: 'Confirmar o cancelamento',
      cancel_subscription: 'Confirmar o cancelamento',
    },
    change: 'Mudar alguma coisa',
    sentTitle: 'Recebemos a sua declaração',
    sentAt: 'Recebida',
    receipt: 'Número do comprovante',
    sentText: {
      mailed:
        'Guarde esta página ou o e-mail que está a caminho. A nossa equipe vai cuidar do seu pedido e enviar a confirmação.',
      shown: 'Guarde esta página: ela é o seu comprovante. A nossa equipe vai cuidar do seu pedido.',
    },
    afterTitle: 'Tire o acesso do bot à conta',
    afterText:
      'Depende de como ele está conectado: tire o bot do gráfico, desative o copy trading na corretora ou, se temos a sua senha principal, troque essa senha no MetaTrader. As posições abertas continuam abertas: feche você mesmo ou peça à corretora.',
    failedTitle: 'Não recebemos a sua declaração',
    failedText: 'Tente de novo. Você também pode escrever por e-mail; tem a mesma validade.',
  },

  setup: {
    title: 'Parabéns, a sua assinatura está confirmada',
    lead: 'Faltam dois passos: abrir uma conta em uma corretora e nos dizer como o bot pode acessá-la.',
    checkout: {
      waits: {
        title: 'Estamos esperando a confirmação do pagamento',
        lead: 'Costuma levar menos de um minuto, e você não precisa pagar de novo. Enquanto isso, abra uma conta em uma corretora e diga como o bot pode acessá-la.',
      },
      trial: {
        title: 'Seu teste começou',
        lead: 'A sua assinatura está confirmada. Faltam dois passos: abrir uma conta em uma corretora e nos dizer como o bot pode acessá-la.',
      },
      paid: {
        title: 'Seu pagamento chegou',
        lead: 'O pagamento está confirmado. Faltam dois passos: abrir uma conta em uma corretora e nos dizer como o bot pode acessá-la.',
      },
    },
    benefits: {
      trial: (count, shown) =>
        plural('pt', count, {
          one: `${shown} dia grátis`,
          many: `${shown} de dias grátis`,
          other: `${shown} dias grátis`,
        }),
      trialText: 'O teste conta a partir do dia em que você assinou. Nada é cobrado antes de ele terminar.',
      functional: 'Tudo incluso',
      functionalText: 'O teste dá acesso ao serviço completo, sem restrições.',
      free: 'Sem compromisso',
      freeText: 'Cancele a qualquer momento durante o teste e não pague nada.',
    },
    next: {
      title: 'Próximo passo: uma conta em uma corretora',
      text: 'O bot opera em uma conta no seu nome. Vale qualquer corretora com MetaTrader; se você já tem conta em uma, serve.',
      reasons: 'Sobre a nossa corretora parceira',
      important: 'Importante',
      deposit: (amount) =>
        `Depósito mínimo recomendado: ${amount}. Deposite só o que pode perder, porque você pode perder tudo.`,
      demo: 'Na dúvida, comece com uma conta demo.',
      entity: 'Confira com qual empresa você está fechando o contrato e procure por ela no registro público.',
      paid: 'A corretora parceira pode nos pagar se você abrir uma conta por este botão.',
      button: 'Abrir uma conta real',
      none: 'Ainda não há link para uma corretora parceira.',
    },
    form: {
      title: 'Dados da conta MetaTrader',
      lead: 'Com esses dados, a nossa equipe conecta o bot e avisa você quando estiver tudo pronto.',
      fullName: 'Nome completo',
      mt5Username: 'Login do MetaTrader',
      mt5UsernameHint: 'O número da conta, não o seu e-mail.',
      mt5Password: 'Senha do MetaTrader',
      show: 'Mostrar a senha',
      brokerServer: 'Servidor da corretora',
      brokerServerHint: 'Como aparece no MetaTrader na hora do login.',
      additionalNotes: 'Observações',
      access: 'Como o bot deve acessar a sua conta?',
      accessLead: 'A opção mais segura vem primeiro. As duas primeiras não precisam de senha.',
      ways: {
        own_terminal: {
          label: 'Rodo o bot no meu próprio terminal',
          text: 'Quem faz o login é você; não recebemos nenhuma senha. O acesso termina quando você tirar o bot do gráfico.',
        },
        broker_copy: {
          label: 'A minha corretora copia as operações',
          text: 'Você ativa a cópia na sua corretora; não recebemos nenhuma senha. O acesso termina quando você desativar a cópia.',
        },
        investor_password: {
          label: 'Senha de investidor (somente leitura)',
          text: 'Permite ver a conta e conferir a configuração, mas, sozinha, não deixa o bot operar: para isso, escolha uma das outras três formas. O acesso termina quando você trocar a senha no MetaTrader.',
        },
        master_password: {
          label: 'Senha principal (permite operar)',
          text: 'Permite que o bot opere e fique conectado. Quem tiver essa senha também pode trocar senhas, mas não sacar dinheiro. O acesso termina quando você trocar a senha no MetaTrader.',
        },
      },
      passwordText: (days) =>
        `Digite só a senha da opção escolhida acima, nunca a do site da corretora nem a do seu e-mail. Ela é criptografada na hora, só aparece para membros da equipe que registram um motivo e é apagada dos nossos registros quando a configuração termina ou, no máximo, após ${days} dias. Com a senha principal, o terminal em que o bot roda continua conectado até você trocar a senha. A troca é feita no MetaTrader, em Ferramentas → Opções → Servidor: a de investidor, quando a configuração terminar; a principal, quando quiser parar o bot.`,
      passwordAgain: 'Digite a senha de novo: esta página não guarda senhas.',
      submit: 'Enviar os dados da conta',
      sentTitle: 'Recebemos os dados da sua conta',
      sentText: {
        mailed: 'Você vai receber um e-mail de confirmação e outro quando a conta estiver configurada.',
        shown: 'Agora a nossa equipe vai configurar a conta.',
      },
      sentAfter: {
        mailed:
          'Se você enviou uma senha de investidor, troque-a no MetaTrader assim que esse segundo e-mail chegar. Com uma senha principal, o bot continua operando até você trocar a senha.',
        shown:
          'Se você enviou uma senha de investidor, troque-a no MetaTrader assim que a conta estiver configurada. Com uma senha principal, o bot continua operando até você trocar a senha.',
      },
      failedTitle: 'Erro ao enviar',
      failedText: 'Tente de novo ou fale com o suporte.',
      problems: {
        fullName: 'Digite o seu nome completo.',
        email: 'Digite um e-mail válido.',
        phoneNumber: 'Digite um número de telefone válido.',
        mt5Username: 'Digite o login do MetaTrader.',
        mt5Password: (least) => `Digite a senha do MetaTrader, com ${least} caracteres ou mais.`,
        investmentAmount: 'Escolha o valor do investimento.',
      },
    },
    help: {
      title: 'Precisa de ajuda?',
      text: 'Estamos aqui para ajudar, no seu idioma.',
      whatsapp: 'Chamar no WhatsApp',
      form: 'Escreva para nós',
    },
    leave: 'Mudou de ideia?',
  },

  record: {
    title: 'Histórico de resultados',
    lead: 'Todos os meses e as últimas operações, como foram registrados aqui, com as perdas incluídas.',
    curve: 'Crescimento, mês a mês',
    curveText: (from, to, end) =>
      `De ${from} a ${to}, a curva de crescimento terminou em ${end} vezes o valor inicial.`,
    curveNote:
      'Rentabilidades mensais acumuladas, mês após mês. Depósitos e saques ficam de fora, e quedas dentro de um mês não aparecem.',
    months: 'Todos os meses',
    figures: 'Números',
    missing: (months) => `Sem dados para: ${months}.`,
    corrections: 'Correções',
    correctionsText: 'Os meses alterados depois de registrados aparecem aqui.',
    corrected: (month, day) => `${month}, alterado em ${day}`,
    before: 'Antes:',
    now: 'Agora:',
    reason: 'Motivo:',
    noReason: 'Nenhum motivo foi informado.',
    noCorrections: 'Nenhum mês foi alterado depois de registrado.',
    statedTitle: (company) => `Segundo ${company}`,
    statedText:
      'Listas de operações e meses digitados à mão. Eles não vêm de nenhuma conta importada nem entram no cálculo dos números acima.',
    events: 'Mudanças no histórico',
    eventsText: 'O livro de registros guarda cada uma destas entradas com a hora.',
    renamed: (day, before, now) => `${day}: a conta “${before}” passou a se chamar “${now}”.`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}: os meses e as operações do histórico vêm de ${now}.`
        : `${day}: os meses e as operações do histórico vêm de ${now} em vez de ${before}.`,
    repeated: (day, account, publishedAs) =>
      `${day}: um arquivo enviado para ${account} foi recusado, porque o login dele já está publicado como ${publishedAs}.`,
    restored: (day, made) =>
      `${day}: o banco de dados foi restaurado de um backup de ${made}. O que foi registrado nesse intervalo está faltando.`,
    putBack: (day) => `${day}: o banco de dados voltou a um estado anterior.`,
    lost: (entry) => `A entrada ${entry} do livro de registros tinha sido assinada e está faltando.`,
    removed: (name) => `A conta “${name}” está no livro de registros, mas não é mais publicada.`,
    removedResult: (day, amount) => `Resultado das operações até ${day}: ${amount}.`,
    dataText: 'Os mesmos registros, para você refazer os cálculos:',
    dataAccounts: 'Contas em JSON',
    dataMonths: 'Meses em JSON',
    dataOperations: 'Operações em JSON',
  },
}
