import type { StaffLanguage } from '#domain/languages.ts'
import type { StaffWords } from './en.ts'

/** Each language is a chunk of its own; only the one in use is loaded. */
const loaders: Record<StaffLanguage, () => Promise<{ words: StaffWords }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
}

/** All texts of the staff area in one language. */
export async function loadStaffWords(language: StaffLanguage): Promise<StaffWords> {
  return (await loaders[language]()).words
}
