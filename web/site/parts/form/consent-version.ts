import { createHash } from 'node:crypto'
import type { Language } from '#domain/languages.ts'
import type { SiteWords } from '#web/words/site/en.ts'

/**
 * Names the exact wording a visitor agreed to, its language and the controller (null: not stated) included: another word
 * gives another name, so that a consent can be shown to belong to the text that was on the screen (GDPR Art. 7(1)).
 */
export function consentVersion(
  language: Language,
  { consent, notice }: SiteWords['form'],
  controller: string | null,
): string {
  const about = controller === null ? notice.absent : `${notice.controller(controller)} ${notice.text}`
  const wording = [consent.emailOffers, consent.phoneOffers, consent.withdraw, about].join('\n')
  return `${language}-${createHash('sha256').update(wording).digest('hex').slice(0, 16)}`
}
