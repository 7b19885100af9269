import type { ConfirmationWords, Declarations, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

export const declarations: Declarations = {
  withdraw: 'Resolver o contrato (livre resolução)',
  cancel_trial: 'Cancelar o período experimental',
  cancel_subscription: 'Cancelar a subscrição',
}

export const mail: MailWords = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  why: (site) =>
    `Recebe esta mensagem porque este endereço foi introduzido num formulário em ${site}. Se não foi um pedido seu, pode ignorá-la.`,
  recordHead: (entry, fingerprint) =>
    `Guarde este e-mail para poder verificar mais tarde que o nosso histórico não foi reescrito. Último registo: ${entry}, impressão digital ${fingerprint}`,
  noPasswords: 'Nunca envie uma palavra-passe por e-mail a ninguém.',
  risk: 'Negociar ouro com alavancagem é arriscado: pode perder tudo o que depositou.',

  unsubscribe: {
    link: 'Deixar de receber estes e-mails',
    byReply: 'Para deixar de receber estes e-mails, responda a esta mensagem a pedi-lo.',
  },

  agreed: (site, moment) => `Recebe esta mensagem porque aceitou receber ofertas de ${site} por e-mail (${moment}).`,
  confirm_offers: {
    subject: 'Confirme o seu endereço de e-mail',
    text: [
      'Registámos que gostaria de receber as nossas ofertas por e-mail. Antes de enviarmos alguma, confirme que este endereço é seu.',
      'A ligação é válida durante 30 dias. Se não deu este consentimento, não precisa de fazer nada: não lhe enviaremos ofertas.',
    ],
    link: 'Confirmar este endereço',
  },
  contact_receipt: {
    telegram: 'Continuar no Telegram',
    subject: 'Recebemos a sua mensagem',
    received: (moment) => `Recebida: ${moment}`,
    text: ['Obrigado por nos ter escrito. A sua mensagem já chegou à nossa equipa, que lhe responderá.'],
  },
  setup_received: {
    subject: 'Recebemos os dados da sua conta',
    received: (moment) => `Recebidos: ${moment}`,
    text: [
      'Obrigado. Os dados da sua conta de negociação chegaram e a nossa equipa já pode começar a configurá-la. Escrevemos-lhe assim que estiver pronta.',
      'Se introduziu uma palavra-passe, fica guardada de forma encriptada. É apagada dos nossos registos quando a configuração termina ou, o mais tardar, ao fim de 7 dias; com a principal, o terminal que executa o bot mantém a sessão iniciada até que mude a palavra-passe.',
    ],
  },
  setup_completed: {
    subject: 'A sua conta está configurada',
    completed: (moment) => `Concluída: ${moment}`,
    text: [
      'A sua conta de negociação já está configurada.',
      'Se introduziu uma palavra-passe, já a apagámos dos nossos registos. Se era a de investidor, já a pode mudar. Se era a principal, o bot continua a usá-la: mude-a quando o quiser parar.',
    ],
  },
  cancellation_received: {
    subject: 'Comprovativo: livre resolução ou cancelamento',
    declared: (kind) => `A sua declaração: «${declarations[kind]}».`,
    received: (moment) => `Recebida: ${moment}`,
    receipt: (number) => `Número do comprovativo: ${number}`,
    text: [
      'Guarde esta mensagem: é o comprovativo da sua declaração. A data e a hora indicadas acima são as que contam para todos os prazos.',
      'A nossa equipa trata do seu pedido e envia-lhe a confirmação. A sua conta na corretora e o seu dinheiro não são afetados. Retire agora o acesso ao bot, consoante o modo como está ligado: tire-o do gráfico, desative a cópia de operações na sua corretora ou, se temos a sua palavra-passe principal, mude-a no MetaTrader.',
    ],
  },
}

export const refusals: RefusalWords = {
  busy: {
    title: 'Estamos com muita procura neste momento',
    text: 'O seu pedido não chegou até nós. Volte atrás, aguarde um momento e tente novamente.',
  },
  tooMany: {
    title: 'Demasiados pedidos',
    text: 'Recebemos demasiados pedidos a partir da sua ligação. Aguarde alguns minutos, volte atrás e tente novamente.',
  },
  tooSlow: {
    title: 'A sua ligação é demasiado lenta',
    text: 'O que enviou não nos chegou por completo. Verifique a sua ligação, volte atrás e envie novamente.',
  },
}

export const unsubscribe: UnsubscribeWords = {
  ask: {
    title: 'Deixar de receber os nossos e-mails?',
    text: 'Deixaremos de lhe enviar ofertas e mensagens de acompanhamento por e-mail. Continuaremos a responder quando nos escrever e a confirmar o que nos enviar.',
  },
  button: 'Deixar de receber',
  done: {
    title: 'Deixará de receber os nossos e-mails',
    text: 'Não lhe enviaremos mais ofertas nem mensagens de acompanhamento por e-mail. Se mudar de ideias, dê o seu consentimento num formulário deste site.',
  },
  bad: {
    title: 'Esta ligação não funciona',
    text: 'Está incompleta ou é demasiado antiga. Use a ligação do nosso e-mail mais recente ou responda a esse e-mail a pedir que não lhe enviemos mais.',
  },
}

export const confirmation: ConfirmationWords = {
  ask: {
    title: 'Confirmar o seu endereço de e-mail?',
    text: (address) =>
      `Ao confirmar, aceita receber ofertas por e-mail em ${address}. Pode deixar de as receber a qualquer momento.`,
  },
  button: 'Confirmar',
  done: {
    title: 'O seu endereço está confirmado',
    text: (address) =>
      `Já podemos enviar ofertas por e-mail para ${address}. Todas têm uma ligação para deixar de as receber.`,
  },
  expired: {
    title: 'Esta ligação expirou',
    text: 'Tem mais de 30 dias ou, entretanto, deixou de querer receber os nossos e-mails. Se quiser ofertas por e-mail, volte a dar o seu consentimento num formulário deste site.',
  },
  bad: {
    title: 'Esta ligação não funciona',
    text: 'Está incompleta ou o registo a que pertencia foi apagado. Se quiser ofertas por e-mail, dê o seu consentimento num formulário deste site.',
  },
}

/** Portuguese of Portugal: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies: ReplyWords = {
  greeting: (name: string | null) => (name ? `Olá, ${name},` : 'Olá,'),
  risk: 'Negociar ouro com alavancagem é arriscado: pode perder tudo o que depositou.',
  stop: 'Responda STOP e não lhe enviaremos mais mensagens deste tipo.',
  signature: 'Com os melhores cumprimentos,\n{colleague}\n{company}',
  whatsapp: 'Sou {colleague}, da {company}. Agradeço a sua mensagem. O que gostaria de saber primeiro?',
  first: {
    subject: 'A sua mensagem à {company}',
    text: 'Agradeço o seu contacto. O meu nome é {colleague} e vou acompanhar o seu pedido.\n\nO que gostaria de saber primeiro? Respondo-lhe com gosto por escrito. Se preferir falar, diga-me quando lhe posso telefonar.',
  },
  no_answer: {
    subject: 'Tentei falar consigo',
    text: 'Tentei falar consigo por telefone, mas não consegui.\n\nQuando lhe posso ligar? Também pode responder a esta mensagem com as suas perguntas.',
  },
  check_in: {
    subject: 'Ficou com alguma dúvida?',
    text: 'Queria saber se ainda tem alguma dúvida.\n\nPode responder a esta mensagem com as suas perguntas ou, se preferir falar, indicar-me um horário que lhe convenha. E se este não for o momento certo, não há problema.',
  },
  meeting: {
    subject: 'A nossa conversa',
    text: 'Gostaria de reservar meia hora para esclarecer as suas perguntas.\n\nIndique-me, por favor, dois ou três horários que lhe convenham, com o seu fuso horário, e envio-lhe um convite.',
  },
  trial: {
    subject: 'O período experimental gratuito, passo a passo',
    text: 'Conforme combinado, explico-lhe como funciona o período experimental gratuito. O seu dinheiro fica na sua corretora; nós apenas ligamos o bot à sua conta. Pode cancelar a qualquer momento durante o período experimental.\n\nDamos o primeiro passo em conjunto?',
  },
  trial_ending: {
    subject: 'O seu período experimental termina em breve',
    text: 'O seu período experimental gratuito está quase a terminar. Se indicou um cartão ao subscrever, a primeira cobrança é feita no dia que a página de pagamento lhe indicou. Se preferir não continuar, cancele antes: não lhe custa nada.\n\nHá alguma coisa que queira perguntar antes de decidir?',
  },
  not_connected: {
    subject: 'A sua conta ainda não está ligada',
    text: 'Já subscreveu, mas a sua conta de negociação ainda não está ligada ao bot, por isso, ainda nada está a funcionar. Só nos faltam os dados da sua conta, e podemos ajudar.\n\nFazemo-lo em conjunto? Responda com uma hora que lhe dê jeito.',
  },
  payment_failed: {
    subject: 'O seu pagamento não foi concluído',
    text: 'Um pagamento da sua subscrição não foi concluído. Muitas vezes o motivo é simples: um cartão caducado ou um banco que pede confirmação. A cobrança será tentada de novo; pode atualizar o cartão a partir do recibo que a página de pagamento lhe enviou.\n\nResponda a esta mensagem se precisar de ajuda ou se já pagou.',
  },
  cancelled: {
    subject: 'O seu cancelamento',
    text: 'Registámos que a sua subscrição termina. O serviço que pagou continua disponível até ao fim do período. O seu dinheiro está na sua corretora; aí nada muda.\n\nPosso perguntar o que não correu bem? Basta uma frase, e não precisa de fazer mais nada.',
  },
  first_payment: {
    subject: 'Obrigado pelo seu pagamento',
    text: 'Obrigado: o seu primeiro pagamento chegou. A página de pagamento envia-lhe o recibo. Pode acompanhar cada operação na sua própria conta e cancelar a qualquer momento.\n\nEstá tudo configurado como pretende? Se não, basta responder.',
  },
}
