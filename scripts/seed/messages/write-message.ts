import { type Language, languages, type SpokenLanguage, spokenLanguageOf } from '#domain/site/languages.ts'
import type { Random } from '../random.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import type { PhraseBook } from './phrase-book.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

const phraseBooks: Partial<Record<SpokenLanguage, PhraseBook>> = { en, es, ar, ru, de, fr, it, pt, hi, zh }

/** An edition of a language shares its book; made-up messages of a language without one are English. */
export const phraseBookOf = (language: Language): PhraseBook => phraseBooks[spokenLanguageOf(language)] ?? en

/** A parsed text: strings are literal, lists are alternatives. */
type Template = readonly (string | readonly string[])[]

const moneyMark = '¤'

/** Reads `{a|b}` and `{money}`; the amount may be inside an alternative. */
function template(text: string): Template {
  return text
    .replaceAll('{money}', moneyMark)
    .split(/\{([^{}]*)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : piece.split('|')))
}

const templates = new Map(languages.map((language) => [language, phraseBookOf(language).bodies.map(template)] as const))

function say(random: Random, pieces: Template, money: string): string {
  let text = ''
  for (const piece of pieces) text += typeof piece === 'string' ? piece : random.pick(piece)
  return text.replaceAll(moneyMark, money).replace(/ {2,}/g, ' ').trim()
}

/** A question without greeting or signature, as in a further message. */
export function writeQuestion(random: Random, language: Language, dollars: number): string {
  return capitalised(say(random, random.pick(templates.get(language)!), phraseBookOf(language).money(dollars)))
}

/** A visitor's message; `dollars` is an amount it may mention, `name` signs it now and then. */
export function writeMessage(random: Random, language: Language, dollars: number, name: string): string {
  const book = phraseBookOf(language)
  const bodies = templates.get(language)!
  const greets = random.chance(0.55)
  const first = random.whole(0, bodies.length - 1)
  let text = say(random, bodies[first]!, book.money(dollars))
  if (!greets) text = capitalised(text)
  if (random.chance(0.2)) {
    const another = bodies[(first + random.whole(1, bodies.length - 1)) % bodies.length]!
    text += `${random.chance(0.5) ? '\n' : ' '}${capitalised(say(random, another, book.money(dollars)))}`
  }
  if (greets) {
    const greeting = random.pick(book.greetings)
    // After a comma the text continues on a new line, capitalised as its language requires.
    text = greeting + (/[,،，]$/.test(greeting) || random.chance(0.4) ? '\n' : ' ') + text
  }
  if (random.chance(0.45)) {
    text += `\n${random.pick(book.closings)}`
    if (random.chance(0.4)) text += `\n${name}`
  }
  return text
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
