import { type Language, languageFacts, languages, type StaffLanguage } from '#domain/site/languages.ts'
import type { LeadStatus } from './pipeline.ts'

/** The `platform` of a lead that a teammate added by hand. */
export const addedByHand = 'by-hand'

/** Platform and source of an imported lead whose file names none. */
export const addedByImport = 'import'

/** How the lead reached the team. */
export const addedSources = ['phone', 'whatsapp', 'referral', 'fair', 'other'] as const
export type AddedSource = (typeof addedSources)[number]

/** Initial stage: somebody who called or wrote is already in contact. */
export const firstStageOf = (source: AddedSource): LeadStatus =>
  source === 'phone' || source === 'whatsapp' ? 'contacted' : 'new'

/** Purposes of a consent; the same as in the site's forms. */
export const consentPurposes = ['answer', 'email_offers', 'phone_offers'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** How a consent reached a teammate: stored as the `form` of the consent. */
export const consentWays = ['on_the_phone', 'in_a_message', 'in_person', 'on_paper'] as const
export type ConsentWay = (typeof consentWays)[number]

/** The `wordingVersion` of a consent whose words a teammate wrote down. */
export const wordsOfPerson = 'words-of-the-person'

/** Maximum characters of those words. */
export const maxConsentWords = 500

/** Scripts of names that are written in one language of the site alone. */
const scriptsOfNames: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Han}/u, 'zh'],
]

/** Clues to the language a lead added by hand wants an answer in. */
type Spoken = {
  /** The person's words, as a teammate wrote them down. */
  readonly words: string | undefined
  readonly notes: string | null | undefined
  readonly name: string
  readonly dial: string | undefined
}

/**
 * The language of their words; else of the note, unless it is English or the teammate's own; else of their name's
 * script; else of their dial code.
 */
export function languageOfAdded(
  { words, notes, name, dial }: Spoken,
  languageOfText: (text: string) => Language | null,
  writer: StaffLanguage,
): Language {
  const said = words ? languageOfText(words) : null
  if (said) return said
  const noted = notes ? languageOfText(notes) : null
  if (noted && noted !== 'en' && noted !== writer) return noted
  return scriptsOfNames.find(([script]) => script.test(name))?.[1] ?? languageOfDial(dial)
}

/** Languages of countries where people who write their names in Latin letters mostly want English: the Emirates, India. */
const inOwnScript: readonly Language[] = ['ar', 'hi']

/** The site language spoken where a dial code is used, for a name in Latin letters; English if unknown. */
const languageOfDial = (dial: string | undefined): Language =>
  languages.find((one) => languageFacts[one].dialCode === dial && !inOwnScript.includes(one)) ?? 'en'
