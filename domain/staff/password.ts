import { limits } from '#domain/basics/text.ts'
import { defaultSettings } from '#domain/site/default-brand.ts'

/**
 * Minimum password length, characters. NIST SP 800-63B-4 §3.1.1.2 asks for 15 where a password may be the only factor,
 * and for no composition rules.
 */
export const passwordMinimum = 15

/** Lifetime of a one-time password, hours: covers a weekend. */
export const oneTimePasswordHours = 72

/** Names of the user, which attackers try first. */
export type PasswordOwner = { readonly username: string; readonly email?: string | null }

/** Words that most passwords of known leaks are made of, and the words of this product. */
const commonWords =
  'password passwort contrasena passw motdepasse parola senha heslo welcome bienvenido willkommen admin administrator ' +
  'root user usuario guest login signin letmein changeme default secret secreto temp test master manager owner agent ' +
  'viewer qwerty qwertz azerty asdf zxcv iloveyou teamo loveyou love monkey dragon football baseball basketball soccer ' +
  'superman batman pokemon starwars sunshine princess shadow michael jordan charlie ashley daniel jessica jennifer ' +
  'summer winter spring autumn january february march april june july august september october november december ' +
  'monday friday sunday company office computer internet google facebook amazon whatever freedom trustno hello ' +
  'correcthorsebatterystaple polniypizdec mailcreated standard ' +
  'gold trading trader robot bot mt metatrader forex xau usd crm'

const words = [...commonWords.split(' '), defaultSettings.name.toLowerCase()].sort((a, b) => b.length - a.length)

/** Keyboard rows, the alphabet and the digits, whose runs are common in passwords. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qa2ws3ed4rf5tg6yh7uj8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
]
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** A password is too easy if fewer characters than this remain once everything guessable is removed. */
const minOwnCharacters = 5

/** Digits and signs used in place of letters. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const undisguised = (text: string) => [...text].map((character) => disguises[character] ?? character).join('')

/** Lower case, without accents; keeps letters, digits and signs that replace letters. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s\p{M}\p{P}]/gu, (character) => (disguises[character] ? character : ''))

/**
 * The problem of a new password, as a field code; null if it is fine. A password is too easy if nearly nothing remains
 * once common words, the product's and the person's own names, keyboard runs and repetitions are removed.
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
): 'too_short' | 'too_long' | 'password_guessable' | null {
  if (password.length < passwordMinimum) return 'too_short'
  if (password.length > limits.password) return 'too_long'
  const own = [owner.username, ...(owner.email ?? '').split('@')].flatMap((name) => [
    plain(name),
    ...plain(name).split(/\W+/),
  ])
  const guesses = [...own.filter((name) => name.length > 2), ...words].sort((a, b) => b.length - a.length)
  const text = plain(password)
  const isGuess = [text, undisguised(text)].some((form) => ownPart(form, guesses).length < minOwnCharacters)
  return isGuess || isNameWithYear(password) || isSaidTwice(text) ? 'password_guessable' : null
}

const nameOrYear = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}\p{Script=Arabic}\p{Script=Devanagari}]+|\d+/gu
/** Maximum words and characters of a full name. */
const maxNameLength = { words: 3, letters: 24 }

/** True for up to three words with a year: easy to enumerate. */
function isNameWithYear(password: string): boolean {
  const parts: string[] = password.normalize('NFC').match(nameOrYear) ?? []
  // Text without capitals and spaces (Chinese) can't be a list of names; the rest counts as the person's own.
  const rest = password
    .normalize('NFC')
    .replaceAll(nameOrYear, '')
    .replaceAll(/[\s\p{P}\p{S}]/gu, '')
  const words = parts.filter((part) => !/^\d/.test(part))
  const years = parts.filter((part) => /^\d/.test(part))
  const isShort = words.length <= maxNameLength.words && words.join('').length <= maxNameLength.letters
  return rest === '' && isShort && years.length > 0 && years.every((year) => /^(19|20)\d\d$/.test(year))
}

/** True if a password too short on its own is repeated, with or without digits between. */
function isSaidTwice(text: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(text.replaceAll(/\d/g, ''))?.[1] ?? /^(.+?)\1+$/su.exec(text)?.[1]
  return unit !== undefined && unit.length < passwordMinimum
}

/** The password without its guessable parts, and with repetitions reduced to one. */
function ownPart(text: string, guesses: readonly string[]): string {
  let left = text
  for (const guess of guesses) left = left.replaceAll(guess, ' ')
  return withoutRepetition(withoutRuns(left).replaceAll(/[\s\d]/g, ''))
}

/** Without runs of three or more keys of a keyboard row. */
function withoutRuns(text: string): string {
  let kept = ''
  for (let at = 0; at < text.length; ) {
    let end = at + 3
    if (end > text.length || !followsRow(text.slice(at, end))) {
      kept += text[at]
      at += 1
      continue
    }
    while (end < text.length && followsRow(text.slice(at, end + 1))) end += 1
    at = end
  }
  return kept
}

const followsRow = (text: string) => runs.some((row) => row.includes(text))

/** The repeated unit of a text: `abcabcabc` gives `abc`. */
function withoutRepetition(text: string): string {
  const distinct = new Set(text)
  if (distinct.size < minOwnCharacters) return [...distinct].join('')
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}
