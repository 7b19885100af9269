import { asSeen } from '#domain/basics/plain-text.ts'
import { emailIsValid, limits } from '#domain/basics/text.ts'
import { shownEmail } from './email-address.ts'

export const emailProblems = [
  'invalid_email',
  'email_at',
  'email_domain',
  'email_space',
  'email_several',
  'email_alphabets',
] as const
type EmailProblem = (typeof emailProblems)[number]

type EmailReading =
  | { readonly email: string /** Further addresses in the same text. */; readonly others: readonly string[] }
  | { readonly problem: EmailProblem }

/** Maximum length of typed addresses: as many as a cell may list. */
export const maxTypedEmail = limits.email * 4

/** Characters around an address: quotes, brackets, sentence punctuation, marks of lists, spreadsheets and messengers. */
const before = /^(?:[\s"'‘’“”„«»״`´<>()[\]{}「」『』【】《》,;:.·•*=#\p{Extended_Pictographic}]|-\s)+/u
const after = /[\s"'‘’“”„«»״`´<>()[\]{}「」『』【】《》,;:.!?؛؟।·•*…/\\\p{Extended_Pictographic}-]+$/u
/** Encodings of a space, a plus and an at sign in links. */
const inLinks = { '%20': ' ', '%2B': '+', '%40': '@' } as const
/** Full stops of other scripts, from an active input method. */
const fullStops = /[。｡．﹒]/gu
/** Word processors' variants of an apostrophe and of a hyphen within a word. */
const curlyApostrophes = /(?<=[\p{L}\d])[‘’ʼ′](?=[\p{L}\d])/gu
const longHyphens = /(?<=[\p{L}\d])[‐‒–—−](?=[\p{L}\d])/gu

/**
 * Reads an email address as typed, for forms, files, mails and teammates alike. Surrounding signs and invisible
 * characters are dropped, width is folded; a likely typo is reported to be asked about. Letters keep their case.
 */
export function readEmail(typed: string): EmailReading {
  if (typed.length > maxTypedEmail) return { problem: 'invalid_email' }
  const text = asSeen(typed.replace(/[\t\n\r]+/g, ';'))
    .replace(fullStops, '.')
    .replace(curlyApostrophes, "'")
    .replace(longHyphens, '-')
    .replace(/%(?:20|2B|40)/gi, (code) => inLinks[code.toUpperCase() as keyof typeof inLinks])
  const [first, ...others] = addressesIn(repeatedIn(text) ?? text)
  if (first === undefined) return { problem: problemIn(text) }
  return { email: first, others: others.filter((other) => other.toLowerCase() !== first.toLowerCase()) }
}

/** An address that stands there again and again, as autofill and copied links leave it; null if there are several, or one. */
function repeatedIn(text: string): string | null {
  const [first, ...again] = text.split(/[\s()<>[\]]+|mailto:/iu).filter((part) => part.includes('@'))
  const isOne = again.length > 0 && again.every((part) => part.toLowerCase() === first?.toLowerCase())
  return isOne && first !== undefined ? first : null
}

/** The addresses of a list; none where any part of it isn't one. */
function addressesIn(text: string): string[] {
  // `Torres, Ana <ana@…>`: the comma is the name's.
  const isNamed = /^[^@<]*<[^@<>]*@[^@<>]*>[^@]*$/u.test(text)
  const parts = (isNamed ? [text] : text.split(/[;,|、،]|\s:::\s|(?<=>)\s/u))
    .map((part) => shownEmail(bare(part)))
    .filter((part) => part !== '')
  return parts.length > 0 && parts.every(isAddress) ? parts : []
}

/** Strips the wrapping of an address: `Ana <ana@…>`, `mailto:ana@…?subject=…`, `Email: ana@…`. */
function bare(text: string): string {
  const inBrackets = /<([^<>]*@[^<>]*)>?[\s,;.]*$/u.exec(text)?.[1] ?? text
  return inBrackets
    .replace(/\s?\([^()@]*\)\s*$/u, '')
    .replace(/^\s*"([\w.+-]+)"(?=@)/u, '$1')
    .replace(before, '')
    .replace(/^(?:mailto|smtp|https?)\s*:[\s/]*/iu, '')
    .replace(/^([^@]*@[^?]*)\?.*$/u, '$1')
    .replace(/^\p{L}[\p{L}\s-]{0,20}:\s*(?=\S+\s*@)/u, '')
    .replace(before, '')
    .replace(after, '')
    .replace(/\s*@\s*/u, '@')
    .replace(/(@\S*?)\s*\.\s*(?=\S)/gu, '$1.')
}

/** Endings that no address has: with a digit, or as they come of `.com` and `.net` by a slip. */
const unreachable = /\.(?:(?!xn--)[^.@]*\p{N}[^.@]*|con|cmo|ocm|vom|xom|cim|comm|ner|nte)$|\p{Extended_Pictographic}/iu

const isAddress = (text: string) => emailIsValid(text) && !mixesAlphabets(text) && !unreachable.test(text)

/** The problem of an invalid address. */
function problemIn(text: string): EmailProblem {
  const address = bare(text)
  const parts = address.split('@')
  if (parts.length > 2) return addressesIn(address.replace(/\s+/g, ';')).length > 1 ? 'email_several' : 'email_at'
  const [local = '', domain] = parts
  if (domain === undefined) return 'email_at'
  if (/\s/.test(address)) return 'email_space'
  if (mixesAlphabets(address)) return 'email_alphabets'
  const isOnlyDomain = local !== '' && isAddress(`${local}@example.com`)
  return isOnlyDomain ? 'email_domain' : 'invalid_email'
}

/** Alphabets that are not mixed in an address; several have look-alike letters. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Hebrew}/u,
  /(?!\p{N})[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u,
  /(?!\p{N})\p{Script=Devanagari}/u,
]
const foreignDigit = /(?![0-9])\p{Nd}/u

/** True if the name or a domain label mixes alphabets, or has digits of a script none of its letters is from. */
function mixesAlphabets(address: string): boolean {
  const [local = '', domain = ''] = address.split('@')
  return [local, ...domain.split('.')].some((word) => {
    const used = alphabets.filter((alphabet) => alphabet.test(word))
    return used.length > 1 || (foreignDigit.test(word) && !/(?!\p{Script=Latin})\p{L}/u.test(word))
  })
}
