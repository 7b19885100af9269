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
    link: 'Request access',
    title: (brand: string) => `${brand}: a bot that trades gold on your own account`,
    description: (brand: string) =>
      `${brand} connects a gold trading bot to your own MetaTrader account. Your money stays with your broker. Every published figure says where it comes from.`,
  },
  contact: {
    link: 'Contact',
    title: (brand: string) => `Contact ${brand}`,
    description: (brand: string) => `Write to ${brand} in your own language. Our team reads every message and replies.`,
  },
} satisfies Record<string, Head>

export type PageWords = Readonly<Record<keyof typeof english, Head>>

/** What a page is called where others link it, and what search engines and shared links say of it; `brand`: our name. */
export const pages: PageWords = english

/** The home page. `brand`: our name. */
export const home = {
  headline: { first: 'Gold rarely sits still.', second: 'The bot follows rules.', third: 'The account stays yours.' },
  subtitle: (brand: string) =>
    `${brand} trades gold (XAU/USD) by fixed rules in a MetaTrader account you own. See every trade, stop anytime.`,
  ask: 'Ask us a question',
  scene: {
    label: 'Where your money is',
    market: 'Gold market',
    prices: 'live prices',
    bot: 'The bot',
    rules: 'decides by fixed rules',
    account: 'Your account',
    yours: 'your broker, your name, your money',
    flow: 'Prices go to the bot, orders to your account. The bot cannot withdraw money.',
  },
  what: {
    title: 'What it is, and what it is not',
    is: 'What it is',
    isNot: 'What it isn’t',
    program: 'A program that follows fixed rules to open and close gold trades.',
    connection: 'A connection to your own MetaTrader account, which you can disconnect at any time.',
    subscription: 'A subscription with one flat price, in good months and bad.',
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
      text: 'Pick one of four ways; two need no password. We’ll set up the bot and let you know when it’s running.',
      picture: 'Four keys, the safest first',
    },
    watch: {
      title: 'Watch it, or stop it',
      text: 'Every trade shows up in your own MetaTrader account. Change the password there, or turn off copy trading at your broker, and the bot loses access.',
    },
  },
  /** One trade drawn without figures; `note` marks it as an illustration. */
  trade: {
    title: 'One trade, step by step',
    note: 'Illustration',
    picture: 'A price line with four points. It ends level with where the trade began.',
    rules: { title: 'The conditions are met', text: 'The bot watches the gold price and waits until they are.' },
    order: { title: 'An order goes out', text: 'It reaches your account, with your broker and in your name.' },
    open: { title: 'You see it', text: 'The open trade shows up in MetaTrader. You can close it yourself.' },
    close: { title: 'It closes', text: 'Gain or loss, the result stays in your account’s history.' },
  },
  results: {
    title: 'Results at a glance',
    intro: 'Losing months included. Every figure names its source.',
    curve: 'Growth of the account, month by month',
  },
  price: {
    title: 'Price and trial',
    trial: 'free to try from the day you subscribe, with every feature',
    monthly: 'a month after that, until you cancel',
    deposit: 'recommended minimum deposit at your broker; you can lose all of it',
    fees: 'The subscription as a share of your deposit',
    of: 'Deposit',
    share: 'Cost per month',
    always: 'The subscription is due in losing months too.',
  },
  close: {
    title: 'Ask before you decide',
    text: 'Leave your details and we’ll write back. It costs nothing, and nothing gets connected.',
  },
}

export type HomeWords = typeof home

/** The landing page, variant B. `brand`: our name. */
export const welcomeB = {
  headline: { first: 'Automatic trading.', second: 'Only gold.', third: 'Set up for you.' },
  subtitle: (brand: string) => `${brand} runs one strategy in one market, on an account that belongs to you.`,
  connect: 'Request access',
  seeResults: 'See the results',
  benefits: 'What you get',
  automatic: {
    title: 'Automatic',
    text: 'It follows the market around the clock and opens and closes trades by itself.',
  },
  gold: { title: 'Gold only', text: 'One market, XAU/USD, rather than a bit of everything.' },
  setup: { title: 'Set up for you', text: 'Our team connects it to your MetaTrader account.' },
  results: { title: 'Results', intro: 'Based on every recorded trade, losing ones included.' },
  operations: {
    title: 'Recent trades',
    pair: 'Pair',
    type: 'Type',
    entry: 'Entry',
    exit: 'Exit',
    result: 'Result',
    time: 'Time',
  },
  company: {
    title: (brand: string) => `The company behind ${brand}`,
    details: 'Company',
    badges: 'Certifications',
    figures: 'In figures',
  },
  control: { title: 'You stay in control', text: 'The account, the money and the password are yours.' },
  rules: { title: 'Fixed rules', text: 'The bot does what it was built to do and never acts on impulse.' },
  people: {
    title: 'Real people, real replies',
    text: 'Write in your own language. Someone on our team reads every message and replies.',
  },
  books: {
    title: 'Losses included',
    text: 'Gains and losses are in one record, and you can see how every figure is calculated.',
  },
  videos: {
    title: 'Clients on video',
    place: 'Video to come',
    note: 'Client videos will appear here.',
  },
  contact: {
    title: 'Request access',
    intro: 'Tell us what you’re looking for. We’ll reply before anything is connected.',
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
      'Yes. You can lose everything you deposit, and quickly, because gold is traded with leverage. Use only money you can afford to lose.',
  },
  stop: {
    ask: 'How do I stop the bot?',
    answer:
      'Remove it from the chart if you run it yourself, turn off copy trading at your broker, or change the password of your MetaTrader account. The bot then has no access. Open trades stay open until you close them.',
  },
  martingale: {
    ask: 'Does it use martingale or a grid?',
    answer:
      'See for yourself: each account’s page shows how often a loss was followed by a larger trade (typical of martingale) and the most positions open at once (many are typical of a grid).',
  },
  eligible: {
    ask: 'Who can subscribe?',
    answer:
      'Anyone of legal age who acts on their own behalf and trades on an account in their own name, unless the law where they live forbids it.',
  },
  refund: {
    ask: 'Can I get my money back?',
    answer:
      'If you cancel during the trial, you pay nothing. In the EU and the UK, consumers who withdraw from the contract in time get back what they paid, less a share for the time used if they asked us to start right away. Otherwise, the subscription runs to the end of the month you have paid for. Trading losses are not refunded.',
  },
  cancel: {
    ask: 'How do I cancel?',
    answer:
      'In two steps, without logging in, and you get a dated receipt. If you cancel during the trial, you pay nothing.',
  },
  figures: {
    ask: 'Where do the figures come from?',
    answer:
      'The line above each group of figures tells you: calculated from the records kept here, stated by the operator as of a given date or, on a demo site, made up as a sample.',
  },
  company: {
    ask: 'Who is behind this?',
    answer:
      'The foot of every page gives the company’s name and address, or says they haven’t been stated. The legal notice has the details.',
  },
}

export type QuestionWords = typeof questions

/** The contact page. */
export const contactPage = {
  title: 'Talk to our team',
  subtitle: 'Got a question? Write in your own language.',
  response: { title: 'Message us anytime', text: 'You don’t have to wait for office hours.' },
  direct: {
    title: 'Direct contact',
    text: 'Messages go straight to our team, and we read every one.',
    whatsapp: 'Write on WhatsApp',
  },
  reach: { title: 'Your language', text: 'Wherever you are, we answer in your language.' },
}

export type ContactPageWords = typeof contactPage
