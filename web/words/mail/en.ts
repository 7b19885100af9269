/** Mails to customers. What a visitor typed is never repeated in them: the address may be a stranger's. */
export const en = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  /** Under every mail to a customer; `site` is the address or the name of the site. */
  why: (site: string) =>
    `You are receiving this because this address was entered in a form on ${site}. If it was not you, you can ignore this message.`,
  /** Under every mail to a customer, for who keeps it: what the page of verification asks for. */
  recordHead: (entry: string, fingerprint: string) =>
    `End of our track record at this moment: entry ${entry}, fingerprint ${fingerprint}`,
  noPasswords: 'Please never send anybody a password by email.',
  risk: 'Trading gold with leverage is risky: you can lose everything you have deposited.',

  contact_receipt: {
    subject: 'We have received your message',
    received: (moment: string) => `Received: ${moment}`,
    text: ['Thank you for writing to us. Your message has reached our team, who will answer you by email or phone.'],
  },
  setup_received: {
    subject: 'We have received your account details',
    received: (moment: string) => `Received: ${moment}`,
    text: [
      'Thank you. The details of your trading account have arrived and our team can start setting it up. We will write to you once it is done.',
      'If you entered a password, it is stored encrypted. It is deleted when the setup is finished, after 7 days at the latest.',
    ],
  },
  setup_completed: {
    subject: 'Your account is set up',
    completed: (moment: string) => `Completed: ${moment}`,
    text: [
      'The setup of your trading account is complete.',
      'If you had entered a password, we have deleted it from our records.',
    ],
  },
  cancellation_received: {
    subject: 'Receipt: your withdrawal or cancellation',
    declared: {
      withdraw: 'You have declared: I withdraw from the contract.',
      cancel_trial: 'You have declared: I cancel the free trial.',
      cancel_subscription: 'You have declared: I cancel the subscription.',
    },
    received: (moment: string) => `Received: ${moment}`,
    receipt: (number: string) => `Receipt number: ${number}`,
    text: [
      'Please keep this message: it is the receipt for your declaration. The moment above is the one that counts for every period.',
      'Our team carries it out and confirms it to you. Your broker account and your money are not touched by it; if you no longer want the bot to reach the account, change its password there.',
    ],
  },
}

export type MailWords = typeof en
