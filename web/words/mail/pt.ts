import type { MailWords } from './en.ts'

export const pt: MailWords = {
  greeting: (name) => (name ? `Olá, ${name}:` : 'Olá:'),
  why: (site) =>
    `Recebe esta mensagem porque este endereço foi introduzido num formulário em ${site}. Se não foi o próprio a fazê-lo, pode ignorá-la.`,
  recordHead: (entry, fingerprint) =>
    `Fim do nosso histórico neste momento: registo ${entry}, impressão digital ${fingerprint}`,
  noPasswords: 'Nunca envie uma palavra-passe por e-mail a ninguém.',
  risk: 'Negociar ouro com alavancagem é arriscado: pode perder tudo o que depositou.',

  contact_receipt: {
    subject: 'Recebemos a sua mensagem',
    received: (moment) => `Recebida: ${moment}`,
    text: [
      'Obrigado por nos ter escrito. A sua mensagem já chegou à nossa equipa, que lhe responderá por e-mail ou por telefone.',
    ],
  },
  setup_received: {
    subject: 'Recebemos os dados da sua conta',
    received: (moment) => `Recebidos: ${moment}`,
    text: [
      'Obrigado. Os dados da sua conta de negociação chegaram e a nossa equipa já pode começar a configurá-la. Escrevemos-lhe assim que estiver pronta.',
      'Se introduziu uma palavra-passe, esta é guardada de forma cifrada. É apagada quando a configuração termina e, o mais tardar, ao fim de 7 dias.',
    ],
  },
  setup_completed: {
    subject: 'A sua conta está configurada',
    completed: (moment) => `Concluída: ${moment}`,
    text: [
      'A configuração da sua conta de negociação está concluída.',
      'Se tinha introduzido uma palavra-passe, já a apagámos dos nossos registos.',
    ],
  },
  cancellation_received: {
    subject: 'Comprovativo: a sua retratação ou cancelamento',
    declared: {
      withdraw: 'Declarou: retrato-me do contrato.',
      cancel_trial: 'Declarou: cancelo o período experimental gratuito.',
      cancel_subscription: 'Declarou: cancelo a subscrição.',
    },
    received: (moment) => `Recebida: ${moment}`,
    receipt: (number) => `Número do comprovativo: ${number}`,
    text: [
      'Guarde esta mensagem: é o comprovativo da sua declaração. O momento indicado acima é o que conta para todos os prazos.',
      'A nossa equipa dá-lhe seguimento e confirma-lho. A sua conta na corretora e o seu dinheiro não são afetados; se o bot já não deve aceder à conta, altere aí a palavra-passe.',
    ],
  },
}
