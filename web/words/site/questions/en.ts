/** Common questions, each with its answer. */
export const questions = {
  title: 'Common questions',
  money: {
    ask: 'Where is my money?',
    answer:
      'At your broker, in an account in your name. The bot can open and close trades there; it cannot deposit or withdraw.',
  },
  risk: {
    ask: 'Can I lose money?',
    answer:
      'Yes: everything you deposit, and quickly, because gold is traded with leverage. Use only money you can do without.',
  },
  install: {
    ask: 'Do I have to install anything?',
    answer:
      'No. You send the details of your MetaTrader account, the team sets the bot up, and you follow it in MetaTrader.',
  },
  stop: {
    ask: 'How do I stop the bot?',
    answer:
      'Change the password of your MetaTrader account and it is locked out. Trades that are open at that moment stay open until you close them.',
  },
  cancel: {
    ask: 'How do I cancel?',
    answer:
      'Without a login, in two steps, and you get a dated receipt. If you cancel during the trial, you pay nothing.',
  },
  figures: {
    ask: 'Where do the figures come from?',
    answer:
      'Each carries a mark: measured from the records kept here, stated by the company with a date, or sample while the site is a demonstration.',
  },
  company: {
    ask: 'Who is behind this?',
    answer:
      'The company is named at the foot of every page, with its address. What it has not stated is shown as not stated.',
  },
}

export type QuestionWords = typeof questions
