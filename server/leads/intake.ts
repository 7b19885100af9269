import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ContactBody } from '#contract/contact.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { LeadOrigin } from '#domain/attribution.ts'
import { estimatedValueOf } from '#domain/estimated-value.ts'
import { leadScoreBase } from '#domain/lead-score.ts'
import { mailsPerAddressAndDay } from '#domain/mail.ts'
import { personKeys } from '#domain/person-keys.ts'
import { countryOfDial } from '#domain/phone.ts'
import type { Judge } from '#domain/screening.ts'
import type { SpamScore } from '#domain/spam-score.ts'
import { newId } from '#server/db/id.ts'
import { storedPhone } from '#server/db/phone-number.ts'
import { newReceipt, type Receipt } from '#server/db/receipt.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { inTurn } from './in-turn.ts'

/** A key that the form made holds for two days. */
const keyLifetime = '2 days'
/** Without a key the message itself is the key, for as long as somebody may press a button twice. */
const repeatWindow = '10 minutes'

/** Messages of one transaction at most. */
const largestBatch = 64

/**
 * Takes in one message of a visitor as `judge` weighs it; where the form made a key, with it; where the visit's beginning
 * is known, with that.
 */
export type Intake = (
  body: ContactBody,
  judge: Judge,
  idempotencyKey?: string,
  origin?: LeadOrigin | null,
) => Promise<Receipt>

/**
 * Takes in messages of visitors, each exactly once: a new lead, or a further message of a known person (decisions D).
 * An acknowledged message is committed; those that arrive while a transaction is under way share the next one (decision
 * 0006). Throws `invalid_input` for a phone number that its country does not have and `key_reused` where the key belongs
 * to another message. The sender's receipt is queued in the same transaction. What is doubtful waits in quarantine
 * instead; its sender gets the same answer.
 */
export function openIntake(pool: pg.Pool, outbox: Pick<Outbox, 'statusOfNew'>): Intake {
  const write = inTurn(largestBatch, subjectsOf, async (messages: readonly Message[]) => {
    const { rows } = await pool.query<Outcome>({
      ...(messages.some(({ attribution }) => attribution) ? receiveWithAttribution : receive),
      values: [JSON.stringify(messages), outbox.statusOfNew, mailsPerAddressAndDay.contact_receipt],
    })
    return rows
  })
  const setAside = inTurn(largestBatch, subjectsOf, async (messages: readonly Message[]) => {
    const { rows } = await pool.query<Outcome>({ ...quarantine, values: [JSON.stringify(messages)] })
    return rows
  })
  return async (body, judge, idempotencyKey, origin = null) => {
    const message = messageOf(body, idempotencyKey, origin)
    const { key, hash, name, email_key: emailKey, message: text } = message
    const { isDoubtful, score, reasons, takeBack } = judge({
      key: `${key} ${hash}`,
      name,
      emailKey,
      message: text,
    })
    try {
      const taken = isDoubtful ? setAside({ ...message, spam: { score, reasons } }) : write(message)
      const { outcome, answer } = await taken
      if (outcome === 'mismatch') throw new ApiError('key_reused')
      return answer
    } catch (error) {
      takeBack()
      throw error
    }
  }
}

type Outcome = { readonly outcome: string; readonly answer: Receipt }

const receive = {
  name: 'receive-contacts',
  text: 'select outcome, answer from receive_contacts_with_receipts($1::jsonb, $2, $3)',
}

const quarantine = { name: 'quarantine-contacts', text: 'select outcome, answer from quarantine_contacts($1::jsonb)' }

/** A further message of a known person changes nothing about how they once found us. */
const receiveWithAttribution = {
  name: 'receive-contacts-with-attribution',
  text: `with received as materialized (
      select * from receive_contacts_with_receipts($1::jsonb, $2, $3) with ordinality as r (outcome, answer, place)
    ), attributed as (
      insert into lead_attributions
      select origin.* from received,
        jsonb_populate_record(null::lead_attributions, $1::jsonb -> (place - 1)::integer -> 'attribution') as origin
      where outcome = 'arrived' and origin.lead_id is not null
    )
    select outcome, answer from received order by place`,
}

type Message = ReturnType<typeof messageOf> & { readonly spam?: Pick<SpamScore, 'score' | 'reasons'> }

/** Messages of one person, or with one key, take turns. */
const subjectsOf = ({ key, email_key, phone_key }: Message) => [
  `key ${key}`,
  `email ${email_key}`,
  `phone ${phone_key}`,
]

/** What the functions of `intake-sql` read, field by field. */
function messageOf(body: ContactBody, idempotencyKey: string | undefined, origin: LeadOrigin | null) {
  const phone = storedPhone(body.phone)
  if (!phone) throw invalidFields({ phone: 'invalid_phone' })
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const lead = leadOf(body, phone)
  const answer = newReceipt()
  return {
    key: idempotencyKey ?? `same ${hash}`,
    hash,
    key_lifetime: idempotencyKey ? keyLifetime : repeatWindow,
    answer,
    ...lead,
    ...(origin && { attribution: attributionRow(lead.id, origin) }),
    interaction_id: newId(),
    receipt_id: newId(),
    interaction: furtherMessage(body, phone),
    consents: consentsOf(body),
  }
}

function leadOf(body: ContactBody, phone: string) {
  const { name, email, country, language, platform, investmentExperience } = body
  const lead = { investmentExperience, message: storedMessage(body), phone, estimatedValue: valueFrom(body) }
  const { emailKey, phoneKey } = personKeys(email, phone)
  return {
    id: newId(),
    name,
    email,
    phone,
    country: country ?? countryOfDial(phone.split(' ', 1)[0]!),
    preferred_language: body.preferredLanguage ?? language,
    investment_experience: investmentExperience,
    message: storedMessage(body),
    language,
    platform,
    estimated_value: lead.estimatedValue,
    score_base: leadScoreBase(lead),
    email_key: emailKey,
    phone_key: phoneKey,
  }
}

const attributionRow = (leadId: string, { variant, landingPage, referrerHost, campaign }: LeadOrigin) => ({
  lead_id: leadId,
  variant,
  landing_page: landingPage,
  referrer_host: referrerHost,
  ...campaign,
})

/** The answer of the form that carries one decides; without any the value is unknown, which is 0 (spec §3). */
function valueFrom({ capitalRange, investmentAmount, investmentExperience, platform }: ContactBody): number {
  if (capitalRange) return estimatedValueOf({ form: 'hero', capitalRange })
  if (investmentAmount) return estimatedValueOf({ form: 'welcome-b', investmentAmount })
  if (platform === 'contact-form') return estimatedValueOf({ form: 'contact', investmentExperience })
  return 0
}

/** The amount chosen in the form of welcome-B stands below what was written (spec §7). */
function storedMessage({ message, investmentAmount }: ContactBody): string | null {
  return [message, investmentAmount && `USD ${investmentAmount}`].filter(Boolean).join('\n\n') || null
}

/** What a returning person wrote: the message, and the details given this time, since the lead itself is left as staff have it. */
function furtherMessage(body: ContactBody, phone: string): string {
  return [storedMessage(body), `${body.name} · ${body.email} · ${phone}`].filter(Boolean).join('\n')
}

function consentsOf({ consent }: ContactBody) {
  const wordingVersion = consent?.wordingVersion ?? 'none'
  const given = {
    answer: true,
    email_offers: consent?.emailOffers ?? false,
    phone_offers: consent?.phoneOffers ?? false,
  }
  return Object.entries(given)
    .filter(([, granted]) => granted)
    .map(([purpose, granted]) => ({ id: newId(), purpose, granted, wording_version: wordingVersion }))
}

/** Forgets saved answers that no longer hold. */
export async function purgeIdempotencyKeys(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from idempotency_keys where created_at < now() - $1::interval`, [keyLifetime])
}
