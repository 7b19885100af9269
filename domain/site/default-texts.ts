import { ar } from '#domain/default-texts/ar.ts'
import { de } from '#domain/default-texts/de.ts'
import { type DefaultTexts, en } from '#domain/default-texts/en.ts'
import { es } from '#domain/default-texts/es.ts'
import { fr } from '#domain/default-texts/fr.ts'
import { hi } from '#domain/default-texts/hi.ts'
import { it } from '#domain/default-texts/it.ts'
import { pt } from '#domain/default-texts/pt.ts'
import { ptBr } from '#domain/default-texts/pt-br.ts'
import { ru } from '#domain/default-texts/ru.ts'
import { zh } from '#domain/default-texts/zh.ts'
import type { Language } from './languages.ts'

export const defaultTexts: Record<Language, DefaultTexts> = { en, es, ar, ru, de, fr, it, pt, 'pt-BR': ptBr, hi, zh }

/** Picks one text in every language. */
export const inAllLanguages = (pick: (texts: DefaultTexts) => string) =>
  Object.fromEntries(Object.entries(defaultTexts).map(([language, texts]) => [language, pick(texts)])) as Record<
    Language,
    string
  >
