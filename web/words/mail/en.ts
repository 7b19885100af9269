/** Mails to customers. What a visitor typed is never repeated in them: the address may be a stranger's. */
export const en = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  /** Under every mail to a customer; `site` is the address or the name of the site. */
  why: (site: string) =>
    `You are receiving this because this address was entered in a form on ${site}. If it was not you, you can ignore this message.`,
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
}

export type MailWords = typeof en
