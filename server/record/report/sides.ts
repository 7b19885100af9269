import { hintOf } from './type-hints.ts'

/** A closing as evidence for its opening word: a profit from rising prices means it was bought. */
export interface SideVote {
  word: string
  openPrice: number
  closePrice: number
  profit: number
}

export type Side = 'buy' | 'sell'

/**
 * Words for buying and selling, from the profits of their positions; otherwise from known translations. Null if neither
 * helps.
 */
export function learnSides(words: readonly string[], votes: readonly SideVote[]): Map<string, Side> | null {
  const counts = new Map(words.map((word) => [word, 0]))
  for (const { word, openPrice, closePrice, profit } of votes) {
    const vote = Math.sign((closePrice - openPrice) * profit)
    // With two words, evidence about one applies inversely to the other.
    for (const one of words) counts.set(one, counts.get(one)! + (one === word ? vote : words.length === 2 ? -vote : 0))
  }
  const found = new Map<string, Side>()
  for (const [word, count] of counts) {
    const side = count === 0 ? hintOf(word, ['buy', 'sell']) : count > 0 ? 'buy' : 'sell'
    if (side === null) return null
    found.set(word, side)
  }
  return found
}
