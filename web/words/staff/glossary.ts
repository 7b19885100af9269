import type { StaffLanguage } from '#domain/site/languages.ts'
import { ar } from './glossary/ar.ts'
import { en } from './glossary/en.ts'
import { es } from './glossary/es.ts'
import { ru } from './glossary/ru.ts'

/** A thing of the staff area, by its English name. */
type StaffTerm = keyof typeof en.say

/** One name a thing, the same on every screen and in every mail to the team, in one language. */
export interface StaffGlossary {
  readonly say: Readonly<Record<StaffTerm, string>>
  /** Other names of a thing, as they must not stand in a text. */
  readonly not: Readonly<Partial<Record<StaffTerm, RegExp>>>
  /** How no text speaks: turns of phrase without a meaning of their own, and errors that only deny. */
  readonly never: readonly RegExp[]
}

export const glossaries: Readonly<Record<StaffLanguage, StaffGlossary>> = { en, es, ar, ru }

export const terms = Object.keys(en.say) as StaffTerm[]
