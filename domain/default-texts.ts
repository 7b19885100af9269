import { ar } from './default-texts/ar.ts'
import { de } from './default-texts/de.ts'
import { type DefaultTexts, en } from './default-texts/en.ts'
import { es } from './default-texts/es.ts'
import { fr } from './default-texts/fr.ts'
import { hi } from './default-texts/hi.ts'
import { it } from './default-texts/it.ts'
import { pt } from './default-texts/pt.ts'
import { ptBr } from './default-texts/pt-br.ts'
import { ru } from './default-texts/ru.ts'
import { zh } from './default-texts/zh.ts'
import type { Language } from './languages.ts'

export const defaultTexts: Record<Language, DefaultTexts> = { en, es, ar, ru, de, fr, it, pt, 'pt-BR': ptBr, hi, zh }

/** Picks one text in every language. */
export const inAllLanguages = (pick: (texts: DefaultTexts) => string) =>
  Object.fromEntries(Object.entries(defaultTexts).map(([language, texts]) => [language, pick(texts)])) as Record<
    Language,
    string
  >
