type Head = {
  readonly link: string
  readonly title: (brand: string) => string
  readonly description: (brand: string) => string
}

const english = {
  home: {
    link: 'Home',
    title: (brand: string) => `${brand}: automated gold trading, explained`,
    description: () =>
      'What the bot does and does not do, how it connects to your own MetaTrader account, what it costs and what can go wrong. Your money stays with your broker.',
  },
  welcome: {
    link: 'Get access',
    title: (brand: string) => `${brand}: a bot that trades gold on your own account`,
    description: (brand: string) =>
      `${brand} connects a gold trading bot to your own MetaTrader account. Your money stays with your broker. Every published figure says where it comes from.`,
  },
  contact: {
    link: 'Contact',
    title: (brand: string) => `Contact ${brand}`,
    description: (brand: string) =>
      `Write to ${brand} in your own language. A person reads your message and answers it.`,
  },
} satisfies Record<string, Head>

export type PageWords = Readonly<Record<keyof typeof english, Head>>

/** What a page is called where others link it, and what search engines and shared links say of it; `brand`: our name. */
export const pages: PageWords = english

/** The home page (decisions B). `brand`: our name. */
export const home = {
  headline: { first: 'Gold moves all day.', second: 'A bot keeps the rules.', third: 'You keep the account.' },
  subtitle: (brand: string) =>
    `${brand} connects an automated gold strategy (XAU/USD) to a MetaTrader account in your name. You see every trade it makes, and you can stop it at any time.`,
  ask: 'Ask a question',
  scene: {
    label: 'Who holds what',
    market: 'Gold market',
    prices: 'prices come in',
    bot: 'The bot',
    rules: 'decides by fixed rules',
    account: 'Your account',
    yours: 'your broker, your name, your money',
  },
  what: {
    title: 'What it is, and what it is not',
    is: 'It is',
    isNot: 'It is not',
    program: 'A program that opens and closes gold trades by fixed rules.',
    connection: 'A connection to your own MetaTrader account, which you can cut at any time.',
    subscription: 'A subscription at one price, in good months and in bad ones.',
    fund: 'A fund: nobody here holds, pools or pays out your money.',
    advice: 'Advice: it knows nothing about you and recommends nothing.',
    guarantee: 'A guarantee: it has losing trades, losing weeks and losing months.',
  },
  steps: {
    title: 'How it works',
    account: {
      title: 'Open an account',
      text: 'At a broker that offers MetaTrader, in your name and with your own money.',
    },
    connect: {
      title: 'Connect the bot',
      text: 'You send the details of your account in a protected form. A person sets the bot up and writes to you when it runs.',
    },
    watch: {
      title: 'Watch it, or stop it',
      text: 'Every trade stands in your own MetaTrader. Change the password there and the bot is out.',
    },
  },
  results: {
    title: 'The record in brief',
    intro: 'Losing months included, and no figure without its source.',
    curve: 'Growth of the account, month by month',
    every: 'All results',
  },
  price: {
    title: 'Price and trial',
    trial: 'free to try, with every feature',
    monthly: 'a month after that, until you cancel',
    deposit: 'recommended minimum deposit at your broker; you can lose all of it',
  },
  close: {
    title: 'Ask before you decide',
    text: 'Leave your details and a person writes back. It costs nothing and connects nothing.',
  },
}

export type HomeWords = typeof home

/** The landing page, variant B (spec §2). `brand`: our name. */
export const welcomeB = {
  headline: { first: 'Automatic trading.', second: 'Only gold.', third: 'Set up for you.' },
  subtitle: (brand: string) =>
    `${brand} runs one strategy in one market, on an account that belongs to you. Here is how it has done, who stands behind it, and what it cannot promise.`,
  connect: 'Ask for access',
  seeResults: 'See the results',
  benefits: 'Why people choose it',
  automatic: { title: 'Automatic', text: 'It follows the market around the clock and trades by rules, without moods.' },
  gold: { title: 'Gold only', text: 'One market, XAU/USD, instead of a little of everything.' },
  setup: { title: 'Set up for you', text: 'People connect it to your MetaTrader account. You install nothing.' },
  results: { title: 'Results', intro: 'From the recorded operations, lost ones included.' },
  operations: {
    title: 'Recent operations',
    pair: 'Pair',
    type: 'Type',
    entry: 'Entry',
    exit: 'Exit',
    result: 'Result',
    time: 'Time',
  },
  company: {
    title: (brand: string) => `The company behind ${brand}`,
    intro: 'What it stands for, and what it has stated about itself.',
    details: 'Company',
    badges: 'Certifications',
    figures: 'In figures',
  },
  control: { title: 'You stay in control', text: 'The account, the money and the password are yours.' },
  rules: { title: 'Fixed rules', text: 'The bot does what it was built to do, and nothing on impulse.' },
  people: { title: 'People who answer', text: 'Write in your language; a person reads it and replies.' },
  books: {
    title: 'Open books',
    text: 'Gains and losses stand in one record, and each figure says how it is computed.',
  },
  videos: {
    title: 'Clients on video',
    place: 'Video to come',
    note: 'Videos will be added here. Until then the places stay empty.',
  },
  contact: {
    title: 'Ask for access',
    intro: 'Tell us what you have in mind. A person answers before anything is connected.',
  },
}

export type WelcomeBWords = typeof welcomeB

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

/** The contact page (spec §2). */
export const contactPage = {
  title: 'Talk to a person',
  subtitle: 'A question, a doubt, a plan: write in the language you think in.',
  response: { title: 'Write at any time', text: 'You need not wait for office hours to write.' },
  direct: {
    title: 'Direct contact',
    text: 'Your message goes straight to the team, and a person reads it.',
    whatsapp: 'Write on WhatsApp',
  },
  reach: { title: 'Global reach', text: 'Readers in many countries, one team, your language.' },
}

export type ContactPageWords = typeof contactPage
