import type { AccountType } from '#domain/claims/claims.ts'

/**
 * Word beginnings that mark a server or company as play money: practice, contests, evaluations. `demo` counts anywhere:
 * `ICMarketsSC-Demo02`.
 */
export const playMoneyWords = [
  'trial',
  'contest',
  'practice',
  'simulat',
  'virtual',
  'paper',
  'evaluation',
  'challenge',
  'competition',
  'tournament',
  'test',
] as const

/**
 * Firms that let people trade evaluations or simulated accounts ("prop firms"), as servers and companies are called. A name
 * of several words is also known where they are written as one, and each as the beginning of a longer name.
 */
export const propFirms = [
  'FTMO',
  'Funded',
  'Funder',
  'Prop Firm',
  'Prop Trading',
  'The5ers',
  'Five Percent Online',
  'My Forex Funds',
  'True Forex Funds',
  'Funding Pips',
  'Funding Traders',
  'Instant Funding',
  'E8 Markets',
  'E8 Funding',
  'Alpha Capital',
  'Blue Guardian',
  'Goat Funded',
  'Topstep',
  'Apex Trader',
  'Maven Trading',
  'Surge Trader',
  'Lux Trading Firm',
  'City Traders Imperium',
  'Bright Funded',
  'Aqua Funded',
  'Audacity Capital',
  'MENT Funding',
  'Nova Funding',
  'Sway Funding',
  'Rebels Funding',
  'Crypto Fund Trader',
  'FXIFY',
  'FTUK',
  'Fintokei',
  'Fidelcrest',
  'Finotive',
  'The Trading Pit',
  'Hola Prime',
  'Top One Trader',
  'Top Tier Trader',
  'One Up Trader',
  'Take Profit Trader',
  'Elite Trader Funding',
  'Earn2Trade',
  'Tradeify',
  'Bulenox',
  'Sabio Trade',
  'Smart Prop',
  'Karma Prop',
  'Traders With Edge',
  'Leveled Up Society',
  'Think Capital',
] as const

/** Companies that run no servers with real money: the maker of MetaTrader has demo servers alone. */
export const demoOnlyCompanies = ['MetaQuotes'] as const

/** Lower-case words separated by one space, as in `BlueGuardian-Server` and `ATFunded`. */
const wordsOf = (name: string): string =>
  ` ${name
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()}`

/** The word or firm that marks a server or company as play money; null if none. */
export function playMoneySign(...names: readonly (string | null)[]): string | null {
  for (const name of names) {
    if (name === null) continue
    const words = wordsOf(name)
    if (words.includes('demo')) return 'demo'
    const sign = [...playMoneyWords, ...propFirms, ...demoOnlyCompanies].find((one) => isNamed(words, wordsOf(one)))
    if (sign !== undefined) return sign
  }
  return null
}

/** True if words contain a sign at a word's beginning: `blue guardian`, also as `blueguardian`. */
function isNamed(words: string, sign: string): boolean {
  const inOne = ` ${sign.replaceAll(' ', '')}`
  return words.includes(sign) || (sign.lastIndexOf(' ') > 0 && words.includes(inOne))
}

/** True if an account line says that its money is real. */
export function isCalledReal(tokens: readonly string[]): boolean {
  const words = tokens.map((token) => token.toLowerCase())
  return words.includes('real') && !words.includes('demo') && !words.includes('contest')
}

/**
 * The account type of a history: live only if its own line says `real` and neither server nor company is known for play
 * money.
 */
export function historyType(tokens: readonly string[], server: string | null, company: string | null): AccountType {
  return isCalledReal(tokens) && playMoneySign(server, company) === null ? 'live' : 'demo'
}
