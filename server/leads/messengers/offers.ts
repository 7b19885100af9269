import { channelConsent } from '#domain/privacy/consent-channels.ts'
import { consentsOfLead } from '#server/db/consent-records.ts'
import type { Sql } from '#server/db/database.ts'
import { numberingPlan } from '#server/db/phone-number.ts'
import type { StoredLead } from '../lead-store.ts'
import type { StoredPerson } from './people.ts'

/** Why a template that is an offer may not be sent to a person now; null if it may. */
export async function offerProblem(
  tx: Sql,
  lead: Pick<StoredLead, 'id' | 'emailKey'>,
  person: StoredPerson,
): Promise<string | null> {
  if (person.offersStoppedAt !== null) return 'They asked for no more offers.'
  if (person.phone !== null && numberingPlan(`+${person.phone}`)?.country === 'US')
    return 'WhatsApp delivers no offers to numbers of the USA.'
  const consents = await consentsOfLead(tx, lead.id)
  const agreed = person.phoneKeys.some(
    (phoneKey) => channelConsent('whatsapp', { emailKey: lead.emailKey, phoneKey }, consents).is === 'agreed',
  )
  return agreed ? null : 'They have not agreed to offers by WhatsApp.'
}
