import type { StaffLanguage } from '#domain/site/languages.ts'
import { ar } from './glossary/ar.ts'
import { en, type StaffGlossary, type StaffTerm } from './glossary/en.ts'
import { es } from './glossary/es.ts'
import { ru } from './glossary/ru.ts'

export const glossaries: Readonly<Record<StaffLanguage, StaffGlossary>> = { en, es, ar, ru }

export const terms = Object.keys(en.say) as StaffTerm[]
