import type { ConfirmationWords, Declarations, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

export const declarations: Declarations = {
  withdraw: 'Desistir do contrato (direito de arrependimento)',
  cancel_trial: 'Cancelar o teste grátis',
  cancel_subscription: 'Cancelar a assinatura',
}

export const mail: MailWords = {
  greeting: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  why: (site) =>
    `Você recebeu esta mensagem porque este endereço foi digitado em um formulário em ${site}. Se não foi você, ignore esta mensagem.`,
  recordHead: (entry, fingerprint) =>
    `Guarde este e-mail para conferir mais tarde que o nosso histórico não foi reescrito. Última entrada: ${entry}, impressão digital ${fingerprint}`,
  noPasswords: 'Nunca mande uma senha por e-mail para ninguém.',
  risk: 'Operar ouro com alavancagem é arriscado: você pode perder tudo o que depositou.',

  unsubscribe: {
    link: 'Não quero mais receber estes e-mails',
    byReply: 'Para não receber mais estes e-mails, é só responder e pedir.',
  },

  agreed: (site, moment) =>
    `Você recebeu esta mensagem porque aceitou receber ofertas de ${site} por e-mail (${moment}).`,
  confirm_offers: {
    subject: 'Confirme seu endereço de e-mail',
    text: [
      'Registramos que você quer receber nossas ofertas por e-mail. Antes de enviar qualquer uma, precisamos que você confirme que este endereço é seu.',
      'O link vale por 30 dias. Se você não concordou com isso, não precisa fazer nada: não vamos enviar ofertas.',
    ],
    link: 'Confirmar este endereço',
  },
  contact_receipt: {
    telegram: 'Continuar no Telegram',
    subject: 'Recebemos sua mensagem',
    received: (moment) => `Recebida: ${moment}`,
    text: ['Obrigado por escrever para nós. A sua mensagem já está com a nossa equipe, que vai responder.'],
  },
  setup_received: {
    subject: 'Os dados da sua conta chegaram',
    received: (moment) => `Recebidos: ${moment}`,
    text: [
      'Obrigado. Os dados da sua conta de trading chegaram e a nossa equipe já pode começar a configuração. Avisamos assim que estiver pronta.',
      'Se você digitou uma senha, ela está guardada com criptografia. Ela é apagada dos nossos registros quando a configuração termina ou, no máximo, após 7 dias; com a senha principal, o terminal em que o bot roda continua conectado até você trocar a senha.',
    ],
  },
  setup_completed: {
    subject: 'Sua conta está configurada',
    completed: (moment) => `Concluída: ${moment}`,
    text: [
      'A sua conta de trading já está configurada.',
      'Se você digitou uma senha, ela já foi apagada dos nossos registros. Se era a de investidor, você já pode trocá-la. Se era a principal, o bot continua usando essa senha: troque quando quiser parar o bot.',
    ],
  },
  cancellation_received: {
    subject: 'Comprovante: desistência ou cancelamento',
    declared: (kind) => `A sua declaração: “${declarations[kind]}”.`,
    received: (moment) => `Recebida: ${moment}`,
    receipt: (number) => `Número do comprovante: ${number}`,
    text: [
      'Guarde esta mensagem: ela é o comprovante da sua declaração. A data e a hora indicadas acima são as que valem para todos os prazos.',
      'A nossa equipe vai cuidar do seu pedido e enviar a confirmação. A sua conta na corretora e o seu dinheiro não são afetados. Agora tire o acesso do bot, conforme a conexão: remova o bot do gráfico, desative o copy trading na corretora ou, se temos a sua senha principal, troque essa senha no MetaTrader.',
    ],
  },
}

export const refusals: RefusalWords = {
  busy: {
    title: 'Estamos com muito movimento agora',
    text: 'A sua solicitação não chegou até nós. Volte, espere um instante e tente de novo.',
  },
  tooMany: {
    title: 'Muitas solicitações',
    text: 'Recebemos solicitações demais da sua conexão. Espere alguns minutos, volte e tente de novo.',
  },
  tooSlow: {
    title: 'A sua conexão está muito lenta',
    text: 'O que você enviou não chegou por completo. Confira a sua conexão, volte e envie de novo.',
  },
}

export const unsubscribe: UnsubscribeWords = {
  ask: {
    title: 'Quer parar de receber nossos e-mails?',
    text: 'Vamos parar de enviar ofertas e mensagens de acompanhamento por e-mail. Quando você escrever, continuaremos respondendo e confirmando o que você enviar.',
  },
  button: 'Parar de receber',
  done: {
    title: 'Pronto, você não vai mais receber nossos e-mails',
    text: 'Não vamos mais enviar ofertas nem mensagens de acompanhamento por e-mail. Se mudar de ideia, é só aceitar de novo em um formulário deste site.',
  },
  bad: {
    title: 'Este link não funciona',
    text: 'Ele está incompleto ou é antigo demais. Use o link do e-mail mais recente que enviamos, ou responda a ele pedindo para parar.',
  },
}

export const confirmation: ConfirmationWords = {
  ask: {
    title: 'Confirmar seu endereço de e-mail?',
    text: (address) =>
      `Ao confirmar, você aceita receber ofertas por e-mail em ${address}. Dá para cancelar quando quiser.`,
  },
  button: 'Confirmar',
  done: {
    title: 'Seu endereço está confirmado',
    text: (address) =>
      `Agora podemos enviar ofertas por e-mail para ${address}. Todas têm um link para parar de receber.`,
  },
  expired: {
    title: 'Este link expirou',
    text: 'Ele tem mais de 30 dias ou você parou de receber nossos e-mails nesse meio-tempo. Se quiser ofertas por e-mail, aceite de novo em um formulário deste site.',
  },
  bad: {
    title: 'Este link não funciona',
    text: 'Ele está incompleto ou o registro correspondente foi excluído. Se quiser ofertas por e-mail, aceite em um formulário deste site.',
  },
}

/** Brazilian Portuguese: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies: ReplyWords = {
  greeting: (name: string | null) => (name ? `Olá, ${name}, tudo bem?` : 'Olá, tudo bem?'),
  risk: 'Operar ouro com alavancagem é arriscado: você pode perder tudo o que depositou.',
  stop: 'Responda STOP e não enviaremos mais mensagens desse tipo.',
  signature: 'Atenciosamente,\n{colleague}\n{company}',
  whatsapp: 'Aqui é {colleague}, da {company}. Agradeço a sua mensagem. O que você gostaria de saber primeiro?',
  first: {
    subject: 'A sua mensagem para a {company}',
    text: 'Agradeço o seu contato. Meu nome é {colleague} e vou cuidar do seu atendimento.\n\nO que você gostaria de saber primeiro? Respondo com prazer por escrito. Se preferir conversar, diga quando posso ligar.',
  },
  no_answer: {
    subject: 'Tentei falar com você',
    text: 'Tentei ligar para você, mas não consegui falar.\n\nQual é um bom horário para eu ligar? Se preferir, responda a esta mensagem com as suas perguntas.',
  },
  check_in: {
    subject: 'Ficou alguma dúvida?',
    text: 'Queria saber se ficou alguma dúvida.\n\nResponda a esta mensagem com as suas perguntas ou, se preferir conversar, me diga um bom horário. E se agora não for o momento, tudo bem.',
  },
  meeting: {
    subject: 'A nossa conversa',
    text: 'Gostaria de reservar meia hora para tirar as suas dúvidas.\n\nMe diga dois ou três horários que funcionem para você, com o seu fuso horário, e eu envio um convite.',
  },
  trial: {
    subject: 'O teste grátis, passo a passo',
    text: 'Como combinamos, explico aqui como funciona o teste grátis. O seu dinheiro fica na sua corretora; nós só conectamos o bot à sua conta. Você pode cancelar a qualquer momento durante o teste.\n\nVamos dar o primeiro passo juntos?',
  },
  trial_ending: {
    subject: 'Seu teste grátis termina em breve',
    text: 'O seu teste grátis está quase no fim. Se você informou um cartão ao assinar, a primeira cobrança será feita no dia que a página de pagamento indicou. Se preferir não continuar, cancele antes: não custa nada.\n\nQuer perguntar alguma coisa antes de decidir?',
  },
  not_connected: {
    subject: 'Sua conta ainda não está conectada',
    text: 'Você já assinou, mas a sua conta de trading ainda não está conectada ao bot, então nada está rodando por enquanto. Só faltam os dados da sua conta, e podemos ajudar com isso.\n\nVamos fazer juntos? Responda com um horário bom para você.',
  },
  payment_failed: {
    subject: 'Seu pagamento não foi concluído',
    text: 'Um pagamento da sua assinatura não foi concluído. Muitas vezes o motivo é simples: um cartão vencido ou um banco que pede confirmação. A cobrança será tentada de novo; você pode trocar o cartão pelo recibo que a página de pagamento enviou.\n\nResponda a esta mensagem se precisar de ajuda ou se já pagou.',
  },
  cancelled: {
    subject: 'Seu cancelamento',
    text: 'Registramos que a sua assinatura termina. O serviço que você pagou continua disponível até o fim do período. O seu dinheiro está na sua corretora, e ali nada muda.\n\nPosso perguntar o que não funcionou para você? Uma frase já ajuda, e você não precisa fazer mais nada.',
  },
  first_payment: {
    subject: 'Obrigado pelo seu pagamento',
    text: 'Obrigado: o seu primeiro pagamento chegou. A página de pagamento envia o recibo. Você pode acompanhar cada operação na sua própria conta e cancelar quando quiser.\n\nEstá tudo configurado do jeito que você quer? Se não, é só responder.',
  },
}
