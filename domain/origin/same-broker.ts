import { brokerOfName } from './brokers.ts'

/** Words that many companies have in their names. */
const commonWords = new Set(
  'bank broker brokers capital corp demo financial forex global group holdings international invest investment investments live markets prime real securities server services trade trader trading world'.split(
    ' ',
  ),
)
/** Legal forms and generic words of company names. */
const legalForms = new Set(
  'ag as authorised bv co company fca fsa gmbh inc licensed limited llc ltd nv plc pte pty regulated sa sarl srl the'.split(
    ' ',
  ),
)
/** Shorter words occur in too many names. */
const minWord = 3

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalForms.has(word))

/**
 * True if the typed broker may be the file's, given its company and server: a listed broker, all words of the name, or
 * a distinctive one.
 */
export function isSameBroker(typed: string, named: readonly string[]): boolean {
  const known = brokerOfName(typed)
  const others = named.flatMap((name) => brokerOfName(name) ?? [])
  if (known !== null && others.length > 0) return others.includes(known)
  const words = wordsOf(typed)
  const own = words.filter((word) => word.length >= minWord && !commonWords.has(word))
  return named.some((name) => {
    const letters = wordsOf(name).join('')
    return letters.includes(words.join('')) || own.some((word) => letters.includes(word))
  })
}
