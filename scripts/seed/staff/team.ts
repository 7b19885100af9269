import { canAnswer, type Language, type SpokenLanguage, type StaffLanguage } from '#domain/site/languages.ts'
import type { Random } from '../random.ts'
import { english } from './english.ts'
import type { StaffBook } from './entry.ts'
import { spanish } from './spanish.ts'

const staffBooks = { en: english, es: spanish } as const satisfies Partial<Record<StaffLanguage, StaffBook>>

export type Teammate = {
  readonly name: string
  /** The staff language this teammate writes notes in. */
  readonly writes: keyof typeof staffBooks
  readonly serves: readonly SpokenLanguage[]
}

export const team: readonly Teammate[] = [
  { name: 'Lucía Ferrer', writes: 'es', serves: ['es', 'pt', 'it'] },
  { name: 'Mateo Rincón', writes: 'es', serves: ['es', 'en'] },
  { name: 'Omar Haddad', writes: 'en', serves: ['ar', 'fr', 'en'] },
  { name: 'Anna Keller', writes: 'en', serves: ['de', 'ru', 'en'] },
  { name: 'Priya Nair', writes: 'en', serves: ['hi', 'en', 'zh'] },
  { name: 'Daniel Price', writes: 'en', serves: ['en', 'it', 'fr', 'zh'] },
]

export const staffBook = (teammate: Teammate) => staffBooks[teammate.writes]

/** A teammate who speaks the visitor's language. */
export const teammateFor = (random: Random, language: Language): Teammate =>
  random.pick(team.filter(({ serves }) => canAnswer(serves, language)))
