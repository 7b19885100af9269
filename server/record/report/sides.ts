import { hintOf } from './type-hints.ts'

/** A closing as one vote on what the word of its opening stands for: prices that rose with a profit were bought. */
export interface SideVote {
  word: string
  openPrice: number
  closePrice: number
  profit: number
}

export type Side = 'buy' | 'sell'

/**
 * Which words stand for buying and selling, from the profits of what was opened under them; where those do not tell, from
 * what the words are known to mean. Null where neither tells.
 */
export function learnSides(words: readonly string[], votes: readonly SideVote[]): Map<string, Side> | null {
  const counts = new Map(words.map((word) => [word, 0]))
  for (const { word, openPrice, closePrice, profit } of votes) {
    const vote = Math.sign((closePrice - openPrice) * profit)
    // Where there are two words, what tells of one tells the opposite of the other.
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
