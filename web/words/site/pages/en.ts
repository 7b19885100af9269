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
    title: (brand: string) => `${brand}: a bot that trades gold in your own account`,
    description: (brand: string) =>
      `${brand} connects a gold trading bot to your own MetaTrader account. Your money stays with your broker. Every published figure comes with its source.`,
  },
  contact: {
    link: 'Contact',
    title: (brand: string) => `Contact ${brand}`,
    description: (brand: string) => `Write to ${brand} in your own language. Our team reads every message and replies.`,
  },
} satisfies Record<string, Head>

export type PageWords = Readonly<Record<keyof typeof english, Head>>

/** A page's name in links, and its title and description for search engines and shared links; `brand`: our name. */
export const pages: PageWords = english

/** The home page. `brand`: our name. */
export const home = {
  headline: { first: 'Gold rarely sits still.', second: 'The bot follows rules.', third: 'The account stays yours.' },
  subtitle: (brand: string) =>
    `${brand} trades gold (XAU/USD) by fixed rules in a MetaTrader account you own. Watch every trade. Stop anytime.`,
  ask: 'Ask us a question',
  scene: {
    label: 'Where your money is',
    market: 'Gold market',
    prices: 'live prices',
    bot: 'The bot',
    rules: 'decides by fixed rules',
    account: 'Your account',
    yours: 'your broker, your name, your money',
    flow: 'Prices go to the bot, orders to your account. The bot can’t withdraw money.',
  },
  what: {
    title: 'What it is, and what it isn’t',
    is: 'What it is',
    isNot: 'What it isn’t',
    program: 'A program that opens and closes gold trades by fixed rules.',
    connection: 'A connection to your own MetaTrader account. You can cut it anytime.',
    subscription: 'A subscription at one flat price. We take no cut of your profits.',
    fund: 'Not a fund. We never hold your money or pool it with anyone else’s.',
    advice: 'Not advice. The bot doesn’t know your circumstances.',
    guarantee: 'Not a guarantee. Expect losing trades, weeks and months.',
  },
  steps: {
    title: 'How it works',
    account: {
      title: 'Open an account',
      text: 'Open a MetaTrader account in your own name with any broker, or use one you already have.',
    },
    connect: {
      title: 'Connect the bot',
      text: 'Pick one of three ways; two need no password. We’ll set up the bot and let you know when it’s running.',
      picture: 'Four keys, the safest first',
    },
    watch: {
      title: 'Watch it, or stop it',
      text: 'Every trade shows up in your own MetaTrader account. To stop the bot, take it off the chart, turn off copy trading, or change the password, depending on how it’s connected.',
    },
  },
  /** One trade drawn without figures; `note` marks it as an illustration. */
  trade: {
    title: 'One trade, step by step',
    note: 'Illustration',
    picture: 'A price line with four points. It ends level with where the trade began.',
    rules: { title: 'The conditions are met', text: 'The bot watches the gold price until its rules are met.' },
    order: { title: 'An order goes out', text: 'The bot sends it to your account at your broker.' },
    open: { title: 'You see it', text: 'The trade shows up in MetaTrader. You can close it yourself.' },
    close: { title: 'It closes', text: 'Win or lose, the result stays in your account history.' },
  },
  results: {
    title: 'Results at a glance',
    intro: 'Losing months included, with a source for every figure.',
    curve: 'Growth of the account, month by month',
  },
  price: {
    title: 'Price and trial',
    trial: 'free, with every feature, from the day you subscribe',
    monthly: 'a month after that; cancel anytime',
    deposit: 'recommended minimum deposit at your broker; you can lose all of it',
    fees: 'The subscription as a share of your deposit',
    of: 'Deposit',
    share: 'Cost per month',
    always: 'You pay the subscription in losing months too.',
  },
  close: {
    title: 'Ask before you decide',
    text: 'Leave your details and we’ll write back. It’s free, and there’s no obligation.',
  },
}

export type HomeWords = typeof home

/** The landing page, variant B. `brand`: our name. */
export const welcomeB = {
  headline: { first: 'Automated trading.', second: 'Gold only.', third: 'Set up for you.' },
  subtitle: (brand: string) => `${brand} runs one strategy in one market, in an account that belongs to you.`,
  connect: 'Request access',
  seeResults: 'See the results',
  benefits: 'What you get',
  automatic: {
    title: 'Automated',
    text: 'The bot watches the market around the clock and trades on its own.',
  },
  gold: { title: 'Gold only', text: 'One market: gold against the US dollar (XAU/USD).' },
  setup: { title: 'Set up for you', text: 'Our team connects the bot to your MetaTrader account.' },
  results: { title: 'Results', intro: 'Based on every recorded trade, losses included.' },
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
    badges: 'Credentials',
    figures: 'By the numbers',
  },
  control: {
    title: 'You stay in control',
    text: 'The account and the money are yours. You can shut the bot out anytime.',
  },
  rules: { title: 'Fixed rules', text: 'No hunches, no impulses: the bot does only what its rules say.' },
  people: {
    title: 'Real people, real replies',
    text: 'Write in your own language. Someone on our team reads every message and replies.',
  },
  books: {
    title: 'Losses included',
    text: 'Gains and losses sit side by side, and you can see how every figure is calculated.',
  },
  videos: {
    title: 'Clients on video',
    place: 'Video to come',
    note: 'Client videos will appear here.',
  },
  contact: {
    title: 'Request access',
    intro: 'Tell us what you’re looking for. It’s free, and there’s no obligation.',
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
      'Yes. Gold is traded with leverage, so you can quickly lose everything you deposit; with some brokers you can lose even more and end up in debt. Use only money you can afford to lose.',
  },
  stop: {
    ask: 'How do I stop the bot?',
    answer:
      'That depends on how it’s connected. If you run it yourself, take it off the chart. If your broker copies the trades, turn off copy trading there. If we have your master password, change it in MetaTrader. Open trades stay open until you close them.',
  },
  martingale: {
    ask: 'Does it use martingale or a grid?',
    answer:
      'See for yourself: each account’s page shows how often a larger trade followed a loss (typical of martingale) and how many positions were open at once (many are typical of a grid).',
  },
  eligible: {
    ask: 'Who can subscribe?',
    answer:
      'Anyone of legal age who acts on their own behalf and uses an account in their own name, unless the law where they live forbids it.',
  },
  refund: {
    ask: 'Can I get my money back?',
    answer:
      'If you cancel during the trial, you pay nothing. In the EU and the UK, consumers who withdraw from the contract in time get back what they paid, less a share for the time used if they asked us to start right away. In all other cases, the subscription runs to the end of the month you have paid for. Trading losses are not refunded.',
  },
  cancel: {
    ask: 'How do I cancel?',
    answer:
      'In two steps, without logging in, and you get a dated receipt. If you cancel during the trial, you pay nothing.',
  },
  figures: {
    ask: 'Where do the figures come from?',
    answer:
      'Look at the line above each group. It says whether the figures are calculated from the records kept here, stated by the operator as of the date shown or, on a demo site, made up.',
  },
  company: {
    ask: 'Who is behind this?',
    answer:
      'The company’s name and address are at the bottom of every page, or a note that they haven’t been stated yet. The legal notice has the details.',
  },
}

export type QuestionWords = typeof questions

/** The contact page. */
export const contactPage = {
  title: 'Talk to our team',
  subtitle: 'Got a question? Write in your own language.',
  response: { title: 'Message us anytime', text: 'No need to wait for business hours.' },
  direct: {
    title: 'Direct contact',
    text: 'Messages go straight to our team, and we read every one.',
    whatsapp: 'Message us on WhatsApp',
  },
  reach: { title: 'Your language', text: 'Write in any language of this site, and we’ll reply in it.' },
}

export type ContactPageWords = typeof contactPage

/** The page that recomputes the record in the browser; the messages of that check (`says`) are rendered into the page. */
export const verify = {
  link: 'Check the record',
  title: 'Check the record yourself',
  lead: 'Don’t just take our word for it. Your browser can download the ledger, in which every entry contains the fingerprint of the one before it, and recompute the whole chain and every figure below.',
  /** In place of the lead, on pages that link here. */
  brief: 'Each entry locks in the one before it. You can check them all in your own browser.',
  tool: 'Check it here',
  run: 'Check this site’s ledger',
  file: 'Or check a copy of your own',
  fileHint: 'Choose a ledger.jsonl file or drop it here. It never leaves your device.',
  kept: 'Entry and fingerprint from one of our emails',
  keptHint: 'If you kept one, the check also tells you whether that entry is still there, unchanged.',
  noScript:
    'This check needs JavaScript and a current browser. The script at the end of this page runs without a browser.',
  figures: 'Recomputed figures',
  operations: 'Months and trades',
  figure: 'Figure',
  shown: 'On this site',
  recomputed: 'From the ledger',
  noFigures: 'No figures are on record yet.',
  brokerKeys: 'The broker’s key',
  brokerKeysText: (hosts: string) =>
    `An email counts as the broker’s only if it is signed with the broker’s key. This site looked that key up itself, so check it independently: your browser can ask two public DNS services, ${hosts}. They’ll see your IP address and the broker’s domain, but only once you press the button.`,
  askKeys: (names: string) => `Ask ${names}`,
  says: {
    loading: 'Fetching the ledger…',
    checking: (done: string, all: string) => `Checked ${done} of ${all} entries…`,
    holds: (entries: string) => `The chain is intact. Entries: ${entries}; none has been changed, removed or moved.`,
    signed: (moment: string) => `Its end was signed on ${moment}.`,
    keep: (head: string) =>
      `Keep or print this line. Later it shows whether anything up to here was rewritten: ${head}`,
    unsigned: 'This browser can’t check the signature; the script below can.',
    empty: 'Nothing is on record yet.',
    broken: (line: string) => `The chain breaks at line ${line}.`,
    unreadable: 'This line isn’t an entry.',
    not_canonical: 'This line no longer reads as it was recorded.',
    sequence: (expected: string, found: string) =>
      `Entry ${expected} belongs here, but entry ${found} is in its place.`,
    broken_link: 'This entry doesn’t follow from the one before it.',
    wrong_hash: 'This entry was changed after it was recorded.',
    time_backwards: 'Its time is before that of the entry above it: a clock was set back.',
    ahead: 'The end claims to have been signed in the future: this site’s clock is ahead, or yours is behind.',
    cut_off: 'The copy ends here without its signature: something was cut off.',
    wrong_head: (signed: string, here: string) => `The signature covers ${signed} entries, but the copy has ${here}.`,
    wrong_signature: 'The signature at the end isn’t genuine.',
    unknownKinds: (kinds: string) =>
      `This page doesn’t recognize these kinds of entry, and the figures leave them out: ${kinds}.`,
    wrong_confirmation: 'This confirmation from a broker’s email doesn’t match the deals recorded before it.',
    standsThere: 'What it says there',
    otherKey: 'The end was signed with a key that this site doesn’t list.',
    otherEnd: 'This site signed a different end for this number of entries.',
    older: (entries: string) => `This site’s ledger now has ${entries} entries; figures from an older copy may differ.`,
    kept: (entry: string) => `Entry ${entry} from the email is there, unchanged.`,
    notKept: (entry: string) => `Entry ${entry} is not the one named in the email.`,
    agree: (agree: string, all: string) => `${agree} of ${all} figures match this site.`,
    keySame: (who: string, key: string) => `${who}: ${key} matches the ledger.`,
    keyOther: (who: string, key: string) =>
      `${who}: ${key} has a different key now. It may have been replaced since, or it never was the broker’s.`,
    keyGone: (who: string, key: string) => `${who}: ${key} has no key anymore, or never had one.`,
    keyUnanswered: (who: string, key: string) =>
      `${who} didn’t answer about ${key}. Try again, or look it up with the script below.`,
    noKeys: 'No entry in the ledger holds a broker’s key.',
    stamped: (count: string) =>
      `Outside stamps found unchanged: ${count}. A browser can’t check whether the signers are who they say they are; the script and OpenSSL can.`,
    dated: (entry: string, stamp: string) =>
      `According to the stamp, entry ${entry} and all before it existed by then: ${stamp}.`,
    noStamps: 'No outside service has stamped this ledger yet.',
    stampUnchecked: 'This browser can’t check the stamps; the script below can.',
    stampFails: (number: string) => `Stamp ${number} isn’t valid: it was changed, or it belongs to something else.`,
    stampOther: (entry: string, moment: string) =>
      `A stamp of ${moment} covers an entry ${entry} that isn’t in this copy: the ledger was made anew, or this copy is older.`,
    stampAhead: (entry: string, moment: string) =>
      `Entry ${entry} says it was recorded after ${moment}, when a stamp already covered it: this site’s clock was ahead.`,
    stampLate: (entries: string, moment: string) =>
      `Entries ${entries} were first stamped on ${moment}, days after this site says it recorded them. Only the date of the stamp is confirmed from outside.`,
    stampGap: (since: string, until: string) =>
      `No one stamped the ledger between ${since} and ${until}. It may have been rolled back to an earlier state in that time.`,
    stampOpen: (entry: string) =>
      `Entries from number ${entry} on have been waiting for a stamp for more than three days.`,
    failed: 'Couldn’t load the ledger. Please try again.',
  },
  checked: 'What is checked',
  checks: [
    'Each entry reads as it was recorded and matches its fingerprint (SHA-256).',
    'Each entry contains the fingerprint of the one before it, so none can be removed, added or moved unnoticed.',
    'The end is signed (Ed25519), so nothing can be cut off unnoticed.',
    'With corrections applied, the entries give the same figures as this site.',
  ],
  limits: 'What this does not prove',
  limitsText:
    'An entry can be unaltered and still have been wrong or incomplete from the start. That’s why deals come from broker reports whose figures are recalculated before we accept them, and why every account stays listed, including closed and blown ones. Our emails carry the latest fingerprint: keep one, and you can tell whether the record has been rebuilt since.\nNo check here can tell where a report comes from. A demo account can pass for a live one if its server’s name doesn’t give it away, and an operator with several accounts can show one and never import the others.',
  unstamped:
    'No outside service timestamps the entries; the times come from the operator’s own server. But an entry you keep proves that everything before it was already there.',
  stamps: {
    title: 'Outside timestamps',
    text: 'Once a day, companies that have nothing to do with this site stamp the end of the ledger with the time on their own clocks. All they receive is a fingerprint. A stamp covers every entry up to that point, so nobody can add or change one later and backdate it. It doesn’t say whether an entry is true.',
    first: 'First stamp',
    last: 'Latest stamp',
    vouches: (entry: string, day: string, authority: string, certificate: string) =>
      `Entry ${entry} and everything before it existed on ${day}, says ${authority} (key of “${certificate}”).`,
    tsr: 'Download the stamp (.tsr)',
    all: (count: string) => `Download all stamps: ${count}`,
    openssl:
      'To check a stamp without this site, save it and run OpenSSL. The long number is the fingerprint that was stamped: the SHA-256 of the last line of the ledger as it was then.',
  },
  alone: 'Don’t trust this page?',
  aloneText: 'Save the ledger and the script, read the script, and run it with Node.js 18 or newer:',
  ledger: 'The ledger',
  script: 'The script',
  keys: 'The signing keys',
}

export type VerifyWords = typeof verify

/** Messages of the check in the browser; `{a}` and `{b}` are placeholders. */
export type SaidTexts = { readonly [K in keyof VerifyWords['says']]: string }
