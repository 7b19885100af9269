import { foldWord } from '#domain/basics/plain-text.ts'

/** Details a text may mention a person by. */
export type Named = {
  /** As normalised keys. */
  readonly emails: readonly string[]
  /** Digits, with the country code. */
  readonly phones: readonly string[]
  readonly names: readonly string[]
}

/** Minimum digits of a number without country code. */
const minDigits = 7

/** Replacement of a text that mentioned an erased person. */
export const erasedText = '[erased]'

/** True if a text contains an address or the full name of the person, in any spelling. */
export function mentions(text: string, { emails, phones, names }: Named): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  return (
    emails.some((email) => holdsEmail(plain, email)) ||
    numbersIn(plain).some((digits) => phones.some((phone) => phone === digits || phone.endsWith(digits))) ||
    names.some((name) => holdsName(text, name))
  )
}

/** Matches whole addresses: ana@example.com is not within mariana@example.com. */
function holdsEmail(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at >= 0 && email !== ''; at = text.indexOf(email, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text.slice(at + email.length)]
    if (!/[\p{L}\p{N}._%+-]/u.test(before) && !/^(?:[\p{L}\p{N}]|-[\p{L}\p{N}])/u.test(after)) return true
  }
  return false
}

/** Digits of phone-like numbers, without dialling prefixes. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d\s()./-]*\d/g)]
    .map(([number]) => number.replaceAll(/\D/g, '').replace(/^0+/, ''))
    .filter((digits) => digits.length >= minDigits)

/** All words of a name in any order; one word alone is the name of many, unless its script writes whole names as one. */
function holdsName(text: string, name: string): boolean {
  const words = foldWord(name).split(' ').filter(Boolean)
  const within = new Set(foldWord(text).split(' '))
  if (words.length > 1) return words.every((word) => within.has(word))
  const [word = ''] = words
  return word.length > 1 && !/[\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}\p{N}]/u.test(word) && within.has(word)
}

/** The value with each text that mentions the person replaced; unchanged if there is none. */
export function withoutMentions<T>(value: T, named: Named): T {
  if (typeof value === 'string') return (mentions(value, named) ? erasedText : value) as T
  if (value === null || typeof value !== 'object') return value
  const parts = Object.entries(value).map(([key, part]) => [key, withoutMentions<unknown>(part, named)] as const)
  if (parts.every(([key, part]) => part === (value as Record<string, unknown>)[key])) return value
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}
