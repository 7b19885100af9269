import { dayMs } from '#domain/basics/instant.ts'
import { consentAddress } from '#domain/privacy/consent-channels.ts'
import { consentVersion } from '#domain/privacy/consent-wordings.ts'
import type { consents, leads } from '#server/db/schema/leads.ts'
import type { Random } from './random.ts'

export type ConsentRow = typeof consents.$inferSelect

type Asked = Pick<typeof leads.$inferSelect, 'id' | 'language' | 'platform' | 'createdAt' | 'emailKey' | 'phoneKey'>

// A new installation has no company name yet.
const wordingVersion = consentVersion(false)

/**
 * Consents as intake records them: to be answered always; to offers only if ticked, with a few withdrawn before `now`.
 */
export function consentsOf(random: Random, lead: Asked, now: number): ConsentRow[] {
  const emailOffers = random.chance(0.22)
  const phoneOffers = random.chance(0.09)
  const purposes = ['answer', ...(emailOffers ? ['email_offers'] : []), ...(phoneOffers ? ['phone_offers'] : [])]
  const givenAt = lead.createdAt.getTime()
  return purposes.map((purpose) => {
    const withdrawn = Math.floor(givenAt + random.around(60, 0.7) * dayMs)
    const isWithdrawn = purpose !== 'answer' && withdrawn < now && random.chance(0.06)
    return {
      id: random.id(givenAt),
      leadId: lead.id,
      purpose,
      address: consentAddress(purpose, lead),
      granted: true,
      wordingVersion,
      language: lead.language,
      words: null,
      form: lead.platform,
      givenAt: lead.createdAt,
      withdrawnAt: isWithdrawn ? new Date(withdrawn) : null,
      withdrawnThrough: isWithdrawn ? 'team' : null,
    }
  })
}
