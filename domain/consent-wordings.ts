import { type ConsentWording, wording202611 } from './consent-2026-11.ts'
import { wording20261123 } from './consent-2026-11-23.ts'
import { wording20261124 } from './consent-2026-11-24.ts'
import { wording20261129 } from './consent-2026-11-29.ts'
import type { Language } from './languages.ts'

/**
 * Every wording under which visitors were asked whether they want offers, oldest first, with the day from which it was
 * shown. A consent keeps its version and language, and so the text that was agreed to can always be read here (GDPR
 * Art. 7(1)): wordings are added at the end, never edited or removed. A further language is a further wording too: the
 * last one with its texts added. `sha256`: of the texts as JSON; a test refuses texts that were edited.
 */
export const consentWordings = [
  {
    version: '2026-11',
    since: '2026-11-21',
    words: wording202611,
    sha256: '8d09d70a3d6f08fb34155ab6c67b70614d66bcafc94b8d31fd013764452623e1',
  },
  {
    version: '2026-11-23',
    since: '2026-11-23',
    words: wording20261123,
    sha256: '01a7727e7376be652402391455afc6ab77ad573cad7611271344c90a6202810f',
  },
  {
    version: '2026-11-24',
    since: '2026-11-24',
    words: wording20261124,
    sha256: '5a2f36718fdb8bee50caaf7b0b07d0c2f7b3ab3887d233106fc469eb6d818827',
  },
  {
    version: '2026-11-29',
    since: '2026-11-29',
    words: wording20261129,
    sha256: '22baf6b270b5f2aeea8100dec7923713dcfeac6e7113c312fcc0283e84b5b42a',
  },
] as const

type Wording = (typeof consentWordings)[number]['version']

/** A wording as it was shown: with the notice of a named controller, or without one if none was named yet. */
export type ConsentVersion = Wording | `${Wording}-unnamed`

/** All versions that a consent may have; one that was on the screen before a new wording came may still arrive. */
export const consentVersions = consentWordings.flatMap(({ version }) => [version, `${version}-unnamed` as const]) as [
  ConsentVersion,
  ...ConsentVersion[],
]

type Last<T> = T extends readonly [...unknown[], infer L] ? L : never
const { version: current, words } = consentWordings.at(-1) as Last<typeof consentWordings>

/** The texts that are shown now: in every language of the site, or this does not compile. */
export const consentWording: Record<Language, ConsentWording> = words

/** The version of the wording that is shown now. */
export const consentVersion = (isControllerNamed: boolean): ConsentVersion =>
  isControllerNamed ? current : `${current}-unnamed`
