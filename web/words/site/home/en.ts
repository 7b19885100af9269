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
