import type { ReplyTemplate } from '#domain/letters/reply-template.ts'
import type { CancellationKind } from '#domain/setups/cancellations.ts'

/** A customer's declaration on the cancellation page; the receipt quotes it literally. */
export const declarations: Record<CancellationKind, string> = {
  withdraw: 'Withdraw from my contract',
  cancel_trial: 'Cancel my free trial',
  cancel_subscription: 'Cancel my subscription',
}

/** Mails to customers. What a visitor typed is never repeated in them: the address may be a stranger's. */
export const mail = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  /** Under every mail to a customer; `site` is the address or the name of the site. */
  why: (site: string) =>
    `You’re receiving this because this address was entered in a form on ${site}. If that wasn’t you, you can ignore this message.`,
  /** Below every mail to a customer: the data the verification page asks for. */
  recordHead: (entry: string, fingerprint: string) =>
    `Keep this email to check later that our track record hasn’t been rewritten. Latest entry: ${entry}, fingerprint ${fingerprint}`,
  noPasswords: 'Please never send anyone a password by email.',
  risk: 'Trading gold with leverage is risky: you can lose everything you have deposited.',

  /** Under letters that a teammate did not write: with its link, or without one. */
  unsubscribe: { link: 'Unsubscribe from these emails', byReply: 'To stop these emails, just reply and ask us to.' },

  /** Below letters, instead of `why`: their legal basis. */
  agreed: (site: string, moment: string) =>
    `You’re receiving this because you agreed to offers by email from ${site} on ${moment}.`,
  /** Asks whether an address may get offers, once. */
  confirm_offers: {
    subject: 'Please confirm your email address',
    text: [
      'We’ve noted that you’d like offers from us by email. Before we send any, please confirm that this address is yours.',
      'The link works for 30 days. If you didn’t agree to this, do nothing: we won’t send you any offers.',
    ],
    link: 'Confirm this address',
  },
  contact_receipt: {
    telegram: 'Continue on Telegram',
    subject: 'We have received your message',
    received: (moment: string) => `Received: ${moment}`,
    text: ['Thanks for writing to us. Your message has reached our team, and one of us will get back to you.'],
  },
  setup_received: {
    subject: 'We have received your account details',
    received: (moment: string) => `Received: ${moment}`,
    text: [
      'Thank you. We have your trading account details, and our team can start the setup. We’ll write to you once it’s done.',
      'If you entered a password, we store it encrypted and delete it as soon as the setup is done, or after 7 days at the latest. With a master password, the terminal that runs the bot stays logged in until you change the password.',
    ],
  },
  setup_completed: {
    subject: 'Your account is set up',
    completed: (moment: string) => `Completed: ${moment}`,
    text: [
      'Your trading account is now set up.',
      'If you entered a password, we have deleted it from our records. You can change an investor password now. With a master password, the bot stays logged in: change that password when you want the bot to stop.',
    ],
  },
  cancellation_received: {
    subject: 'Receipt: your withdrawal or cancellation',
    declared: (kind: CancellationKind) => `Your notice: “${declarations[kind]}.”`,
    received: (moment: string) => `Received: ${moment}`,
    receipt: (number: string) => `Receipt number: ${number}`,
    text: [
      'Please keep this message: it’s the receipt for your notice. The date and time above are the ones that count for every deadline.',
      'Our team will act on it and send you a confirmation. Your broker account and your money are not affected. To end the bot’s access, remove it from your chart, turn off copy trading at your broker, or change the account’s password, depending on how it’s connected.',
    ],
  },
}

export type Declarations = typeof declarations
export type MailWords = typeof mail

/** Pages for visitors whose request the server could not take, before any page is rendered. */
export const refusals = {
  /** More requests than the server can answer just now. */
  busy: {
    title: 'We’re very busy right now',
    text: 'Your request didn’t get through. Go back, wait a moment and try again.',
  },
  /** This visitor's address has sent too much. */
  tooMany: {
    title: 'Too many requests',
    text: 'Too many requests came from your connection. Wait a few minutes, then go back and try again.',
  },
  /** For a request that arrived too slowly. */
  tooSlow: {
    title: 'Your connection is too slow',
    text: 'What you sent didn’t reach us in full. Check your connection, then go back and send it again.',
  },
}

export type RefusalWords = typeof refusals

/** The page behind the link to unsubscribe in a letter. */
export const unsubscribe = {
  ask: {
    title: 'Unsubscribe from our emails?',
    text: 'We’ll stop sending you offers and follow-ups by email. We’ll still reply when you write to us and confirm what you send us.',
  },
  button: 'Unsubscribe',
  done: {
    title: 'You’re unsubscribed',
    text: 'We won’t send you any more offers or follow-ups by email. If you change your mind, agree to emails in a form on this site.',
  },
  /** The link is not one of ours, or its letter is gone. */
  bad: {
    title: 'This link doesn’t work',
    text: 'It’s incomplete or too old. Use the link in the latest email from us, or reply to that email and ask us to stop.',
  },
}

export type UnsubscribeWords = typeof unsubscribe

/** The page behind the link that confirms an address for offers. */
export const confirmation = {
  ask: {
    title: 'Confirm your email address?',
    text: (address: string) => `You’re agreeing to offers by email at ${address}. You can unsubscribe at any time.`,
  },
  button: 'Confirm',
  done: {
    title: 'Your address is confirmed',
    text: (address: string) => `We may now send offers by email to ${address}. Each of them has a link to unsubscribe.`,
  },
  /** Too old, or overtaken by a withdrawal. */
  expired: {
    title: 'This link has expired',
    text: 'It’s older than 30 days, or you’ve unsubscribed since. If you’d like offers by email, agree to them again in a form on this site.',
  },
  bad: {
    title: 'This link doesn’t work',
    text: 'It’s incomplete, or what it belonged to has been deleted. If you’d like offers by email, agree to them in a form on this site.',
  },
}

export type ConfirmationWords = typeof confirmation

/** English: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  risk: 'Trading gold with leverage is risky: you can lose everything you have deposited.',
  /** Below a message that a rule sends in a messenger; STOP is understood in every language. */
  stop: 'Reply STOP and we won’t send you any more of these messages.',
  signature: 'Kind regards\n{colleague}\n{company}',
  whatsapp: 'This is {colleague} from {company}. Thank you for your message. What would you like to know first?',
  first: {
    subject: 'Your message to {company}',
    text: 'Thank you for writing to us. I’m {colleague}, and I’ll be your contact here.\n\nWhat would you like to know first? I’m happy to answer in writing. If you’d rather talk, tell me when I may call you.',
  },
  no_answer: {
    subject: 'I tried to reach you',
    text: 'I tried to call you but couldn’t get through.\n\nWhen would be a good time to call? Or simply reply to this message with your questions.',
  },
  check_in: {
    subject: 'Any questions?',
    text: 'I just wanted to ask whether anything is still unclear.\n\nSimply reply to this message with your questions, or suggest a time if you’d rather talk. And if it isn’t the right moment, that’s fine too.',
  },
  meeting: {
    subject: 'Our conversation',
    text: 'I’d like to set aside half an hour to go through your questions with you.\n\nPlease suggest two or three times that suit you, with your time zone, and I’ll send you an invitation.',
  },
  trial: {
    subject: 'The free trial, step by step',
    text: 'As promised, here is how the free trial works. Your money stays at your own broker; we only connect the bot to your account. You can cancel at any time during the trial.\n\nShall we go through the first step together?',
  },
  trial_ending: {
    subject: 'Your free trial ends soon',
    text: 'Your free trial is about to end. If you entered a card at the checkout, the first charge follows on the day the checkout told you. If you’d rather not go on, cancel before then; it costs you nothing.\n\nIs there anything you’d like to ask before you decide?',
  },
  not_connected: {
    subject: 'Your account isn’t connected yet',
    text: 'You’ve subscribed, but your trading account isn’t connected to the bot yet, so nothing is running. We only need your account details, and we’ll help you with them.\n\nShall we do it together? Reply with a time that suits you.',
  },
  payment_failed: {
    subject: 'Your payment didn’t go through',
    text: 'A payment for your subscription didn’t go through. That often has a simple reason: an expired card, or a bank that wants you to confirm. The payment will be tried again; you can update your card in the receipt the checkout sent you.\n\nReply to this message if you need help, or if you’ve already paid.',
  },
  cancelled: {
    subject: 'Your cancellation',
    text: 'We’ve noted that your subscription ends. What you’ve paid for stays yours until the end of the period. Your money is at your own broker and is not affected.\n\nMay I ask what didn’t fit? One sentence helps us, and there’s nothing you need to do.',
  },
  first_payment: {
    subject: 'Thank you for your payment',
    text: 'Thank you: your first payment has arrived. The checkout sends you the receipt. You can follow every trade in your own account, and you can cancel at any time.\n\nIs everything set up the way you want it? If not, just reply.',
  },
} satisfies Record<ReplyTemplate, { subject: string; text: string }> & Record<string, unknown>

export type ReplyWords = typeof replies
