import { primarySubtag, type StaffLanguage, staffLanguages } from '#domain/site/languages.ts'
import { shownZone } from '#web/api/time-zone.ts'
import type { StaffWords } from '#web/words/staff/en.ts'
import type { FirstWords } from '#web/words/staff/first-en.ts'
import { loadFirstWords, loadStaffWords } from '#web/words/staff/load.ts'
import { createFormat, type Format, localeOf } from './format.ts'
import { remembered } from './remembered.ts'

/** The texts and formats of one language. */
export type InLanguage = { language: StaffLanguage; words: FirstWords; format: Format }

/** The language chosen in this browser; empty if none. */
export const chosenLanguage = remembered('staff.language', ['', ...staffLanguages])

/** The chosen language, else the browser's preferred staff language, else English. */
export function currentLanguage(): StaffLanguage {
  return chosenLanguage.value || preferredLanguage(navigator.languages)
}

/** The first staff language among a browser's preferences, else English. */
export function preferredLanguage(preferred: readonly string[]): StaffLanguage {
  const known = preferred.map((tag) => staffLanguages.find((one) => one === primarySubtag(tag)))
  return known.find((language) => language !== undefined) ?? 'en'
}

/** Loads the texts of a language and makes its formats. */
export async function inLanguage(language: StaffLanguage): Promise<InLanguage> {
  const words = await loadFirstWords(language)
  return { language, words, format: formatOf(language, shownZone.value) }
}

/** Formats of a language, in the reader's variety of it, with moments in this zone. */
export const formatOf = (language: StaffLanguage, zone: string): Format =>
  createFormat(localeOf(language, navigator.languages), zone)

const whole = new Map<StaffLanguage, Promise<StaffWords>>()

/** All texts of a language, for screens that load on demand; cached as a promise. A failed load is not cached. */
export function allWords(language: StaffLanguage): Promise<StaffWords> {
  const known = whole.get(language)
  if (known) return known
  const loading = loadStaffWords(language)
  whole.set(language, loading)
  loading.catch(() => whole.delete(language))
  return loading
}
