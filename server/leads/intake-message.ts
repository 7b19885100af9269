import { createHash } from 'node:crypto'
import type { ContactBody } from '#contract/contact.ts'
import { invalidFields } from '#contract/errors.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { besideNumber, type FoundPhone } from '#domain/addresses/typed-phone.ts'
import type { LeadOrigin } from '#domain/leads/attribution.ts'
import { estimatedValueOf } from '#domain/leads/estimated-value.ts'
import { furtherMessage } from '#domain/leads/further-message.ts'
import { type LeadFieldsWith, leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { leadScoreBase } from '#domain/leads/lead-score.ts'
import { consentAddress, type ReachedBy } from '#domain/privacy/consent-channels.ts'
import { newId } from '#server/db/id.ts'
import { readNumber } from '#server/db/phone-number.ts'
import { newReceipt, type Receipt } from '#server/db/receipt.ts'
import { currentRequestId } from '#server/db/request-id.ts'
import type { leads } from '#server/db/schema/leads.ts'
import { keyOf } from '#server/db/take-key.ts'

/** Lead columns filled from a visitor's message, and derived ones. */
export const receivedColumns = [
  ...leadFieldsWith({ visitor: true }),
  'id',
  'scoreBase',
  'emailKey',
  'phoneKey',
  'requestId',
] as const

type ReceivedLead = Pick<typeof leads.$inferSelect, (typeof receivedColumns)[number]>

/** Everything a visitor's message may write, for a new or known person. Also the stored form of suspected spam. */
export type Message = {
  /** Idempotency key, and a hash of the whole request, which distinguishes a retry from another request under the same key. */
  readonly key: string
  readonly hash: string
  readonly answer: Receipt
  /** The lead it becomes when its person is new. */
  readonly lead: ReceivedLead
  /** Origin of the visit: a row of `lead_attributions`. */
  readonly attribution: ReturnType<typeof attributionOf> | null
  /** The note it becomes on the lead of a known person. */
  readonly note: { readonly id: string; readonly content: string }
  readonly consents: readonly {
    readonly id: string
    readonly purpose: string
    readonly address: string
    readonly granted: boolean
    readonly wordingVersion: string
  }[]
  /** The email that confirms it. */
  readonly receiptId: string
}

/** Throws `invalid_input` for a phone number that its country does not have. */
export function messageOf(body: ContactBody, idempotencyKey: string | undefined, origin: LeadOrigin | null): Message {
  const reading = readNumber(body.phone, body.country)
  if ('problem' in reading) throw invalidFields({ phone: reading.problem })
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const lead = leadOf(body, reading)
  return {
    key: keyOf(hash, idempotencyKey),
    hash,
    answer: newReceipt(),
    lead,
    attribution: origin && attributionOf(lead.id, origin),
    note: { id: newId(), content: furtherMessage(storedMessage(body, reading), { ...body, phone: reading.phone }) },
    consents: consentsOf(body, lead),
    receiptId: newId(),
  }
}

type Written = {
  [F in LeadFieldsWith<{ visitor: true }>]: undefined extends ContactBody[F]
    ? Exclude<ContactBody[F], undefined> | null
    : ContactBody[F]
}

/** The visitor's value of each field; null if none. */
const asWritten = (body: ContactBody) =>
  Object.fromEntries(leadFieldsWith({ visitor: true }).map((field) => [field, body[field] ?? null])) as Written

function leadOf(body: ContactBody, reading: FoundPhone): ReceivedLead {
  const written = asWritten(body)
  const { email, country, language, investmentExperience } = written
  const { phone } = reading
  const message = storedMessage(body, reading)
  const estimatedValue = valueFrom(body)
  return {
    ...written,
    id: newId(),
    phone,
    country: country ?? reading.country,
    preferredLanguage: written.preferredLanguage ?? language,
    message,
    estimatedValue,
    scoreBase: leadScoreBase({ investmentExperience, message, phone, estimatedValue }),
    ...personKeys(email, phone),
    requestId: currentRequestId(),
  }
}

const attributionOf = (leadId: string, { variant, landingPage, referrerHost, campaign }: LeadOrigin) => ({
  lead_id: leadId,
  variant,
  landing_page: landingPage,
  referrer_host: referrerHost,
  ...campaign,
})

/** The answer of the form that carries one decides; without any the value is unknown, which is 0. */
function valueFrom({ capitalRange, investmentAmount, investmentExperience, platform }: ContactBody): number {
  if (capitalRange) return estimatedValueOf({ form: 'hero', capitalRange })
  if (investmentAmount) return estimatedValueOf({ form: 'welcome-b', investmentAmount })
  if (platform === 'contact-form') return estimatedValueOf({ form: 'contact', investmentExperience })
  return 0
}

/** The message as stored: with the amount of welcome-B's form, and extra text of the phone field, appended. */
function storedMessage({ message, investmentAmount }: ContactBody, reading: FoundPhone): string | null {
  const parts = [message, investmentAmount && `USD ${investmentAmount}`, besideNumber(reading)]
  return parts.filter(Boolean).join('\n\n') || null
}

function consentsOf({ consent }: ContactBody, sender: ReachedBy): Message['consents'] {
  const wordingVersion = consent?.wordingVersion ?? 'none'
  const given = {
    answer: true,
    email_offers: consent?.emailOffers ?? false,
    phone_offers: consent?.phoneOffers ?? false,
  }
  return Object.entries(given)
    .filter(([, granted]) => granted)
    .map(([purpose, granted]) => {
      const address = consentAddress(purpose, sender)
      return { id: newId(), purpose, address, granted, wordingVersion }
    })
}
