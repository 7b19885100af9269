import type { Language } from '#domain/site/languages.ts'
import { greetableName } from './mail.ts'

/** The scripts that a teammate's name can be written in: those of the site's languages. */
export const nameScripts = ['latin', 'arabic', 'cyrillic', 'devanagari', 'han'] as const
export type NameScript = (typeof nameScripts)[number]

/** A teammate's name for customers, by script. */
export type SignedNames = { readonly [S in NameScript]?: string | undefined }

/** Maximum characters of such a name. */
export const maxSignedName = 60

/** By ISO 15924. */
const scripts: Readonly<Record<string, NameScript>> = {
  Latn: 'latin',
  Arab: 'arabic',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Hans: 'han',
}
const scriptOf = (language: Language) => scripts[new Intl.Locale(language).maximize().script ?? ''] ?? 'latin'

const only: Readonly<Record<NameScript, RegExp>> = {
  latin: /^[\p{Script=Latin}\p{M}\p{Zs}'’.-]+$/u,
  arabic: /^[\p{Script=Arabic}\p{M}\p{Zs}'’.-]+$/u,
  cyrillic: /^[\p{Script=Cyrillic}\p{M}\p{Zs}'’.-]+$/u,
  devanagari: /^[\p{Script=Devanagari}\p{M}\p{Zs}'’.-]+$/u,
  han: /^[\p{Script=Han}\p{Zs}·]+$/u,
}

/** True if a name can be signed in this script: a name, no link, only its letters. */
export const isSignable = (name: string, script: NameScript): boolean =>
  only[script].test(name) && greetableName(name.replaceAll('·', ' ')) !== null

/** The name that a teammate signs with in this language: in its script, else in Latin letters, else their username. */
export const signedName = (names: SignedNames, language: Language, username: string): string =>
  names[scriptOf(language)] || names.latin || username
