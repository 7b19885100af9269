import type { AddedLead } from '#contract/added-leads.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { splitPhone } from '#domain/addresses/phone.ts'
import { besideNumber, type FoundPhone } from '#domain/addresses/typed-phone.ts'
import { addedByHand, firstStageOf, languageOfAdded, wordsOfPerson } from '#domain/leads/added-lead.ts'
import { arrivalClock, clockAfterReply } from '#domain/leads/answer-clock.ts'
import { defaultLeadStatus } from '#domain/leads/pipeline.ts'
import { consentAddress, purposeOfChannel } from '#domain/privacy/consent-channels.ts'
import type { Language, StaffLanguage } from '#domain/site/languages.ts'
import type { Sql } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { askToConfirm } from '#server/db/mailbox.ts'
import { consents, leads } from '#server/db/schema/leads.ts'
import type { MailStart } from '#server/outside/mail/outbox.ts'
import { sortKeys } from '../lead-row.ts'
import type { StoredLead } from '../lead-store.ts'

/** The language of a text; null if unclear. */
export type LanguageOfText = (text: string) => Language | null

/** Writes a lead added by a teammate, with the consents they recorded; asks the address to confirm offers. */
export async function insertAdded(
  tx: Sql,
  { consent, isAnother: _isAnother, reading, ...body }: AddedLead & { id: string; reading: FoundPhone | null },
  now: Date,
  { statusOfNew, asksToConfirm }: MailStart,
  languageOfText: LanguageOfText,
  writer: StaffLanguage,
): Promise<StoredLead> {
  const phone = reading?.phone ?? ''
  const spoken = { words: consent?.words, notes: body.notes, name: body.name, dial: splitPhone(phone)?.dial }
  const language = body.preferredLanguage ?? languageOfAdded(spoken, languageOfText, writer)
  const fields = {
    ...body,
    language,
    phone,
    notes: [body.notes, reading && besideNumber(reading)].filter(Boolean).join('\n') || null,
    country: body.country ?? reading?.country ?? null,
    status: body.status ?? firstStageOf(body.leadSource),
    estimatedValue: body.estimatedValue ?? 0,
    platform: addedByHand,
  }
  // Not new: a teammate has already spoken with them.
  const clock = fields.status === defaultLeadStatus ? arrivalClock : clockAfterReply(now)
  const lead = { ...fields, ...clock, createdAt: now, updatedAt: now, ...personKeys(body.email, phone) }
  const [stored] = await tx
    .insert(leads)
    .values({ ...lead, ...sortKeys(lead) })
    .returning()
  for (const purpose of new Set(consent?.purposes)) {
    const { way, words, givenAt } = consent!
    const agreed = {
      purpose,
      address: consentAddress(purpose, lead),
      granted: true,
      wordingVersion: wordsOfPerson,
      language,
      form: way,
      words,
    }
    await tx.insert(consents).values({ id: newId(), leadId: body.id, ...agreed, givenAt: new Date(givenAt) })
    if (purpose !== purposeOfChannel.email || !asksToConfirm) continue
    const { address } = agreed
    const wanted = { mailId: newId(), address, leadId: body.id, language, name: body.name, requestId: null }
    await askToConfirm(tx, [wanted], statusOfNew)
  }
  return stored!
}
