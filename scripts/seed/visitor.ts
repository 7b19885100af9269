import { furtherMessage } from '#domain/leads/further-message.ts'
import type { InvestmentExperience, Platform } from '#domain/leads/options.ts'
import type { Language } from '#domain/site/languages.ts'
import { type Country, countries } from './countries.ts'
import { interestOf, mentionedAmount } from './interest.ts'
import { writeMessage, writeQuestion } from './messages/write-message.ts'
import { makePerson } from './person.ts'
import { type Random, weighted } from './random.ts'
import type { Seen } from './seen.ts'

/** A submission through one of the public forms, as intake stores it. */
export type Visitor = {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** ISO 3166. */
  readonly country: string
  readonly language: Language
  readonly preferredLanguage: Language
  readonly investmentExperience: InvestmentExperience
  readonly message: string | null
  readonly platform: Platform
  /** US dollars. */
  readonly estimatedValue: number
}

const country = weighted<Country>(countries.map((entry) => [entry, entry.weight]))
const siteLanguage = new Map(countries.map(({ code, languages }) => [code, weighted<Language>(languages)]))

/** Makes a visitor; country, language, names and phone number match. */
export function makeVisitor(random: Random, seen: Seen): Visitor {
  const home = country(random)
  const speaks = siteLanguage.get(home.code)!
  const language = speaks(random)
  const { givenName, ...person } = makePerson(random, seen, home, language)
  const { hasMessage, ...interest } = interestOf(random)
  const dollars = mentionedAmount(random, interest.estimatedValue)
  return {
    ...person,
    country: home.code,
    language,
    preferredLanguage: random.chance(0.94) ? language : speaks(random),
    ...interest,
    message: hasMessage ? writeMessage(random, language, dollars, givenName) : null,
  }
}

/** A returning person's message: a further question, and the details given this time. */
export function writeAgain(random: Random, visitor: Visitor): string {
  const { language, estimatedValue } = visitor
  return furtherMessage(writeQuestion(random, language, mentionedAmount(random, estimatedValue)), visitor)
}
