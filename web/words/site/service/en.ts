import type { CancellationKind } from '#domain/cancellations.ts'
import type { AccessWay } from '#domain/setups.ts'
import { declarations } from '../../declarations.ts'
import { plural } from '../plural.ts'

/** Pages for customers: withdrawing and cancelling, what comes after subscribing, the public track record. */
export const service = {
  cancel: {
    title: 'Cancel your subscription or contract',
    /** `mailed` is said where a mail server sends what is promised, `shown` where there is none. */
    lead: {
      mailed:
        'Two steps, no login, no reason needed. At the end you get a receipt with date and time, here and by email.',
      shown: 'Two steps, no login, no reason needed. At the end this page shows you a receipt with date and time.',
    },
    kind: 'What would you like to do?',
    kinds: {
      withdraw: { label: declarations.en.withdraw, text: 'For consumers, within the withdrawal period.' },
      cancel_trial: { label: declarations.en.cancel_trial, text: 'No charge follows.' },
      cancel_subscription: { label: declarations.en.cancel_subscription, text: 'It ends with the month already paid.' },
    } satisfies Record<CancellationKind, { label: string; text: string }>,
    contract: 'Details that help us find your contract',
    contractHint: 'Such as the day you subscribed or a number on the bill.',
    note: 'Anything to add?',
    emailHint: {
      mailed: 'The receipt goes here.',
      shown: 'Where our team can reach you about it.',
    },
    /** Wording of the EU's directive on the function to withdraw. */
    submit: { withdraw: 'Withdraw from contract here', cancel: 'Go on to confirm' },
    step: (now: string, all: string) => `Step ${now} of ${all}`,
    confirmTitle: 'Please confirm',
    confirmText: 'Check your declaration. It takes effect the moment you press the button.',
    confirm: {
      withdraw: 'Confirm withdrawal',
      cancel_trial: 'Confirm cancellation',
      cancel_subscription: 'Confirm cancellation',
    } satisfies Record<CancellationKind, string>,
    change: 'Change something',
    sentTitle: 'We’ve received your declaration',
    sentAt: 'Received',
    receipt: 'Receipt number',
    sentText: {
      mailed:
        'Keep this page or the email that is on its way to you. Our team carries out what you declared and confirms it.',
      shown: 'Keep this page: it is your receipt. Our team carries out what you declared.',
    },
    afterTitle: 'Remove the bot’s access',
    afterText:
      'Change the password of your trading account at your broker, or switch off copying there. Positions that are open stay open: close them yourself or ask your broker.',
    failedTitle: 'Your declaration did not arrive',
    failedText: 'Please try again. You can also write to us by email; an email is just as valid.',
  },

  setup: {
    title: 'Congratulations, you are subscribed',
    lead: 'Two steps are left: an account at a broker, and telling us how the bot may reach it.',
    benefits: {
      trial: (count: number, shown: string) =>
        plural('en', count, { one: `${shown} day free`, other: `${shown} days free` }),
      trialText: 'The trial runs from the day you subscribed. Nothing is charged before it ends.',
      functional: 'Everything included',
      functionalText: 'The trial is the whole service, not a part of it.',
      free: 'No commitment',
      freeText: 'Cancel at any time during the trial and you pay nothing.',
    },
    next: {
      title: 'Next step: an account at a broker',
      text: 'The bot trades on an account in your own name. You may use any broker that offers MetaTrader.',
      reasons: 'About our partner broker',
      important: 'Important',
      deposit: (amount: string) =>
        `Recommended minimum deposit: ${amount}. Deposit only what you can afford to lose; you can lose all of it.`,
      demo: 'Begin with a demo account if you are not sure.',
      entity: 'Check which legal entity you sign with, and its entry in the public register.',
      paid: 'We may be paid by the partner broker when you open an account through this button.',
      button: 'Open a live account',
      none: 'No partner broker is named at the moment.',
    },
    form: {
      title: 'MetaTrader account details',
      lead: 'Our team sets the account up with them and writes to you when it is done.',
      fullName: 'Full name',
      mt5Username: 'MetaTrader login',
      mt5UsernameHint: 'The number of the account, not your email address.',
      mt5Password: 'MetaTrader password',
      show: 'Show password',
      brokerServer: 'Broker server',
      brokerServerHint: 'As MetaTrader shows it when you log in.',
      additionalNotes: 'Additional notes',
      access: 'How should the bot access your account?',
      accessLead: 'The safest way first. The first two need no password.',
      ways: {
        own_terminal: {
          label: 'I run the bot in my own terminal',
          text: 'You log in yourself; we get no password. Access ends when you remove the bot from the chart.',
        },
        broker_copy: {
          label: 'My broker copies the trades',
          text: 'You switch copying on at your broker; we get no password. Access ends when you switch it off there.',
        },
        investor_password: {
          label: 'Investor password (read only)',
          text: 'Lets us see the account, not trade. For checking the setup. Access ends when you change it in MetaTrader.',
        },
        master_password: {
          label: 'Master password (may trade)',
          text: 'Lets the bot trade, and whoever has it change passwords; it cannot withdraw money. Access ends when you change it in MetaTrader.',
        },
      } satisfies Record<AccessWay, { label: string; text: string }>,
      passwordText: (days: string) =>
        `Only the password of the way chosen above, never that of your broker’s website or your email account. It is encrypted at once, shown only to staff who record a reason, and deleted when the setup is done, after ${days} days at the latest. Then change it in MetaTrader under Options, Server.`,
      passwordAgain: 'Please enter the password again: the page does not keep it.',
      submit: 'Send account details',
      sentTitle: 'We have your account details',
      sentText: {
        mailed:
          'Your account details have arrived. An email confirms it, and another one follows when the account is set up.',
        shown: 'Your account details have arrived. Our team sets up the account.',
      },
      sentAfter: {
        mailed: 'If you sent a password: change it in MetaTrader as soon as that email has come.',
        shown: 'If you sent a password: change it in MetaTrader as soon as the account is set up.',
      },
      failedTitle: 'Error sending',
      failedText: 'Please try again or contact support.',
      /** Spec §5: in Spanish letter for letter. */
      problems: {
        fullName: 'Please enter your full name.',
        email: 'Please enter a valid email address.',
        phoneNumber: 'Please enter a valid phone number.',
        mt5Username: 'Please enter the MetaTrader login.',
        mt5Password: (least: string) => `Please enter the MetaTrader password, ${least} characters or more.`,
        investmentAmount: 'Please choose the investment amount.',
      },
    },
    help: {
      title: 'Need help?',
      text: 'We’re here to help, in your language.',
      whatsapp: 'Write on WhatsApp',
      form: 'Write to us',
    },
    leave: 'Changed your mind?',
  },

  record: {
    title: 'Track record',
    lead: 'Every month and the latest trades as they are recorded here, losses included.',
    curve: 'Growth, month by month',
    curveText: (from: string, to: string, end: string) => `From ${from} to ${to}: growth factor ${end}.`,
    curveNote: 'Monthly gains multiplied; deposits and withdrawals do not count, and falls within a month do not show.',
    months: 'All months',
    figures: 'Figures',
    missing: (months: string) => `No data for: ${months}.`,
    corrections: 'Corrections',
    correctionsText: 'A month that was changed after it was first recorded is named here.',
    corrected: (month: string, day: string) => `${month}, changed on ${day}`,
    before: 'Before:',
    now: 'Now:',
    reason: 'Reason:',
    noReason: 'No reason was given.',
    noCorrections: 'No recorded month was changed afterwards.',
    statedTitle: (company: string) => `Stated by ${company}`,
    statedText:
      'Months typed by hand and lists of trades. No imported account stands behind them, and no figure above is computed from them.',
    events: 'Changes to the record',
    eventsText: 'The ledger holds each of these entries with its time.',
    renamed: (day: string, before: string, now: string) => `${day}: the account “${before}” was renamed “${now}”.`,
    carrier: (day: string, now: string, before: string | null) =>
      before === null
        ? `${day}: months and trades of the record come from ${now}.`
        : `${day}: months and trades of the record come from ${now} instead of ${before}.`,
    repeated: (day: string, account: string, publishedAs: string) =>
      `${day}: a file of the login that is published as ${publishedAs} was handed in for ${account} and refused.`,
    restored: (day: string, made: string) =>
      `${day}: the database was restored from a backup of ${made}. What was recorded in between is missing.`,
    putBack: (day: string) => `${day}: the database was put back to an earlier state.`,
    lost: (entry: string) => `Entry ${entry} of the ledger had been signed and is missing.`,
    removed: (name: string) => `The account “${name}” is in the ledger but no longer published.`,
    data: 'The data',
    dataText: 'The same records, for your own calculation:',
    dataAccounts: 'Accounts as JSON',
    dataMonths: 'Months as JSON',
    dataOperations: 'Trades as JSON',
  },
}

export type ServiceWords = typeof service
