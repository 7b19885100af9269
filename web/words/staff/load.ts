import type { StaffLanguage } from '#domain/site/languages.ts'
import type { StaffWords } from './en.ts'
import type { FirstWords } from './first-en.ts'

/** Each language is a chunk of its own, in two parts; only the one in use is loaded. */
const first: Record<StaffLanguage, () => Promise<{ words: FirstWords }>> = {
  en: () => import('./first-en.ts'),
  es: () => import('./first-es.ts'),
  ar: () => import('./first-ar.ts'),
  ru: () => import('./first-ru.ts'),
}
const others: Record<StaffLanguage, () => Promise<Omit<StaffWords, keyof FirstWords>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
  ru: () => import('./ru.ts'),
}

/** The texts of the login and the board in one language. */
export async function loadFirstWords(language: StaffLanguage): Promise<FirstWords> {
  return (await first[language]()).words
}

/** All texts of the staff area in one language. */
export async function loadStaffWords(language: StaffLanguage): Promise<StaffWords> {
  return { ...(await loadFirstWords(language)), ...(await others[language]()) }
}
