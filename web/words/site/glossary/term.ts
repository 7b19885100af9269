import type { Language } from '#domain/site/languages.ts'
import type { SiteWords } from '../en.ts'

/** One thing of the public site: every text that names it, and the one name it has in each language. */
export interface Term {
  readonly of: (words: SiteWords) => readonly string[]
  readonly said: Readonly<Record<Language, string>>
}
