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
