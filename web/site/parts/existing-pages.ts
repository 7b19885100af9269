import type { Language } from '#domain/languages.ts'

/** Every page the navigation and the footer know by name. */
export type SitePath =
  | 'welcome'
  | 'contact'
  | 'track-record'
  | 'privacy'
  | 'terms'
  | 'risk-disclosure'
  | 'compliance'
  | 'cancel'

/** The pages that can be opened; a link to any other is left out, so that none is ever dead. */
export const existingPages: ReadonlySet<SitePath> = new Set<SitePath>(['welcome'])

/** The address of a page in a language. */
export function addressOf(language: Language, path: SitePath): string {
  return `/${language}/${path}`
}
