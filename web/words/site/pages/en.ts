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
