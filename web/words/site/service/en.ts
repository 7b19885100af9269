import type { CancellationKind } from '#domain/setups/cancellations.ts'
import type { AccessWay } from '#domain/setups/setups.ts'
import { declarations } from '../../messages/en.ts'
import { plural } from '../plural.ts'

/** Pages for customers: withdrawing and cancelling, what comes after subscribing, the public track record. */
export const service = {
  cancel: {
    title: 'Cancel or withdraw from the contract',
    /** `mailed` is said where a mail server sends what is promised, `shown` where there is none. */
    lead: {
      mailed:
        'Two steps, and you don’t have to log in or give a reason. You get a receipt with the date and time, here and by email.',
      shown:
        'Two steps, and you don’t have to log in or give a reason. At the end, this page shows you a receipt with the date and time.',
    },
    kind: 'What would you like to do?',
    kinds: {
      withdraw: { label: declarations.withdraw, text: 'For consumers, within the withdrawal period.' },
      cancel_trial: { label: declarations.cancel_trial, text: 'You won’t be charged.' },
      cancel_subscription: {
        label: declarations.cancel_subscription,
        text: 'It runs to the end of the month you’ve paid for.',
      },
    } satisfies Record<CancellationKind, { label: string; text: string }>,
    contract: 'Details that help us find your contract',
    contractHint: 'For example, the day you subscribed or an invoice number.',
    note: 'Anything to add?',
    emailHint: {
      mailed: 'We’ll send the receipt here.',
      shown: 'We’ll use it if we need to reach you about this.',
    },
    /** Wording of the EU's directive on the function to withdraw. */
    submit: { withdraw: 'Withdraw from contract here', cancel: 'Continue to confirmation' },
    step: (now: string, all: string) => `Step ${now} of ${all}`,
    confirmTitle: 'Please confirm',
    confirmText: 'Check your notice. It takes effect as soon as you press the button.',
    confirm: {
      withdraw: 'Confirm withdrawal',
      cancel_trial: 'Confirm cancellation',
      cancel_subscription: 'Confirm cancellation',
    } satisfies Record<CancellationKind, string>,
    change: 'Change something',
    sentTitle: 'We’ve received your notice',
    sentAt: 'Received',
    receipt: 'Receipt number',
    sentText: {
      mailed:
        'Keep this page or the email that’s on its way to you. Our team will act on your notice and send you a confirmation.',
      shown: 'Keep this page: it’s your receipt. Our team will act on your notice.',
    },
    afterTitle: 'End the bot’s access',
    afterText:
      'Depending on how the bot is connected, take it off the chart, turn off copy trading at your broker, or change the password of your trading account. Open positions stay open: close them yourself or ask your broker to.',
    failedTitle: 'Your notice didn’t reach us',
    failedText: 'Try again, or email us instead: an email is just as valid.',
  },

  setup: {
    title: 'Congratulations, you’re subscribed',
    lead: 'Two steps left: open an account with a broker and tell us how the bot should access it.',
    /** Greeting of a payer who returns from the checkout; nobody is named. */
    checkout: {
      waits: {
        title: 'We’re waiting for the checkout to confirm',
        lead: 'That usually takes less than a minute, and you don’t need to pay again. In the meantime, open an account with a broker and tell us how the bot should access it.',
      },
      trial: {
        title: 'Your trial has begun',
        lead: 'The checkout confirmed your subscription. Two steps left: open an account with a broker and tell us how the bot should access it.',
      },
      paid: {
        title: 'We’ve received your payment',
        lead: 'The checkout confirmed your payment. Two steps left: open an account with a broker and tell us how the bot should access it.',
      },
    },
    benefits: {
      trial: (count: number, shown: string) =>
        plural('en', count, { one: `${shown} day free`, other: `${shown} days free` }),
      trialText: 'The trial runs from the day you subscribed. Nothing is charged before it ends.',
      functional: 'Everything included',
      functionalText: 'Your trial includes the full service.',
      free: 'No commitment',
      freeText: 'Cancel at any time during the trial and you pay nothing.',
    },
    next: {
      title: 'Next step: open a broker account',
      text: 'The bot trades in an account in your own name, with any broker that offers MetaTrader. If you already have one, use that.',
      reasons: 'About our partner broker',
      important: 'Important',
      deposit: (amount: string) =>
        `Recommended minimum deposit: ${amount}. Deposit only what you can afford to lose; you can lose all of it.`,
      demo: 'If you’re not sure, start with a demo account.',
      entity: 'Check which legal entity you’re signing up with, and look it up in the public register.',
      paid: 'We may be paid by the partner broker when you open an account through this button.',
      button: 'Open a live account',
      none: 'There is no link to a partner broker yet.',
    },
    form: {
      title: 'MetaTrader account details',
      lead: 'Our team will use them to set up the bot and will write to you when it’s done.',
      fullName: 'Full name',
      mt5Username: 'MetaTrader login',
      mt5UsernameHint: 'Your account number, not your email address.',
      mt5Password: 'MetaTrader password',
      show: 'Show password',
      brokerServer: 'Broker server',
      brokerServerHint: 'As MetaTrader shows it when you log in.',
      additionalNotes: 'Additional notes',
      access: 'How should the bot access your account?',
      accessLead: 'The safest option comes first. The first two need no password.',
      ways: {
        own_terminal: {
          label: 'I run the bot in my own terminal',
          text: 'You log in yourself; we get no password. Access ends when you remove the bot from the chart.',
        },
        broker_copy: {
          label: 'My broker copies the trades',
          text: 'You turn on copy trading at your broker; we get no password. Access ends when you turn it off there.',
        },
        investor_password: {
          label: 'Investor password (read-only)',
          text: 'Lets us see the account and check the setup. It doesn’t let the bot trade: for that, choose one of the other three. Access ends when you change the password in MetaTrader.',
        },
        master_password: {
          label: 'Master password (can trade)',
          text: 'Lets the bot trade: it stays logged in with this password. Anyone who has it can also change passwords, but can’t withdraw money. Access ends when you change the password in MetaTrader.',
        },
      } satisfies Record<AccessWay, { label: string; text: string }>,
      passwordText: (days: string) =>
        `Enter only the password for the option chosen above, never the one for your broker’s website or your email account. We encrypt it at once, show it only to staff who record a reason, and delete it from our records when the setup is done, or after ${days} days at the latest. With a master password, the terminal that runs the bot stays logged in until you change the password. In MetaTrader, passwords are changed under Tools → Options → Server: change an investor password once the setup is done, a master password when you want the bot to stop.`,
      passwordAgain: 'Enter the password again. This page doesn’t keep it.',
      submit: 'Send account details',
      sentTitle: 'We have your account details',
      sentText: {
        mailed: 'You’ll get an email confirming this, and another when the account is set up.',
        shown: 'Our team will now set up the account.',
      },
      sentAfter: {
        mailed:
          'If you sent an investor password, change it in MetaTrader as soon as that second email arrives. With a master password, the bot keeps trading until you change the password.',
        shown:
          'If you sent an investor password, change it in MetaTrader as soon as the account is set up. With a master password, the bot keeps trading until you change the password.',
      },
      failedTitle: 'Error sending',
      failedText: 'Please try again or contact support.',
      /** Fixed in Spanish. */
      problems: {
        fullName: 'Enter your full name.',
        email: 'Enter a valid email address.',
        phoneNumber: 'Enter a valid phone number.',
        mt5Username: 'Enter your MetaTrader login.',
        mt5Password: (least: string) => `Enter your MetaTrader password, at least ${least} characters.`,
        investmentAmount: 'Choose an investment amount.',
      },
    },
    help: {
      title: 'Need help?',
      text: 'We’re happy to help, in your language.',
      whatsapp: 'Message us on WhatsApp',
      form: 'Write to us',
    },
    leave: 'Changed your mind?',
  },

  record: {
    title: 'Track record',
    lead: 'Every month and the latest trades on record, losses included.',
    curve: 'Growth, month by month',
    curveText: (from: string, to: string, end: string) =>
      `From ${from} to ${to}, the growth curve ended at ${end} times its start.`,
    curveNote:
      'Monthly returns compounded. Deposits and withdrawals are left out, and drops within a month don’t show.',
    months: 'All months',
    figures: 'Figures',
    missing: (months: string) => `No data for: ${months}.`,
    corrections: 'Corrections',
    correctionsText: 'Any month that was changed after it was first recorded is listed here.',
    corrected: (month: string, day: string) => `${month}, changed on ${day}`,
    before: 'Before:',
    now: 'Now:',
    reason: 'Reason:',
    noReason: 'No reason was given.',
    noCorrections: 'No month has been changed since it was recorded.',
    statedTitle: (company: string) => `Stated by ${company}`,
    statedText:
      'This section shows months entered by hand and uploaded lists of trades. No imported account backs them up, and no figure above is calculated from them.',
    events: 'Changes to the record',
    eventsText: 'Each of these entries is in the ledger, with its time.',
    renamed: (day: string, before: string, now: string) => `${day}: the account “${before}” was renamed “${now}”.`,
    carrier: (day: string, now: string, before: string | null) =>
      before === null
        ? `${day}: months and trades of the record come from ${now}.`
        : `${day}: months and trades of the record come from ${now} instead of ${before}.`,
    repeated: (day: string, account: string, publishedAs: string) =>
      `${day}: a file uploaded for ${account} was rejected, because its login is already published as ${publishedAs}.`,
    restored: (day: string, made: string) =>
      `${day}: the database was restored from a backup of ${made}. Anything recorded after that backup is missing.`,
    putBack: (day: string) => `${day}: the database was rolled back to an earlier state.`,
    lost: (entry: string) => `Entry ${entry} of the ledger was signed but is now missing.`,
    removed: (name: string) => `The account “${name}” is in the ledger but no longer published.`,
    removedResult: (day: string, amount: string) => `Result of its trades up to ${day}: ${amount}.`,
    dataText: 'The same records, so you can do the math yourself:',
    dataAccounts: 'Accounts as JSON',
    dataMonths: 'Months as JSON',
    dataOperations: 'Trades as JSON',
  },
}

export type ServiceWords = typeof service
