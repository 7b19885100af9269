import type { Lead, LeadPatch } from '#contract/leads.ts'
import { splitPhone } from '#domain/addresses/phone.ts'
import { withDial } from '#domain/addresses/typed-phone.ts'
import { digitsOf } from '#domain/basics/plain-text.ts'
import { type LeadFieldsWith, leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { lostReasonOf } from '#domain/leads/lost-reasons.ts'
import type { InvestmentExperience, Priority } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { Language } from '#domain/site/languages.ts'

/** Fields that staff change through interactions and tasks. */
const editedElsewhere = ['lastContactDate', 'nextFollowUpDate'] as const
export type EditableField = Exclude<LeadFieldsWith<{ staff: true }>, (typeof editedElsewhere)[number]>

/** The fields of a lead that the record and the dialog edit. */
export const editableFields = leadFieldsWith({ staff: true }).filter((field): field is EditableField =>
  editedElsewhere.every((other) => other !== field),
)

/** A lead's editable fields as stored. */
export type Editable = Pick<Lead, EditableField>

/** The fields that are typed as text and stored as they are typed. */
const texts = [...leadFieldsWith({ staff: true, kind: 'text' }), ...leadFieldsWith({ staff: true, kind: 'longText' })]
type Texts = { [F in (typeof texts)[number]]: string }

/** The same fields as typed: text fields are never null, and the phone number is split in two. */
export interface LeadForm extends Texts {
  dial: string
  number: string
  /** ISO 3166 code or the words that came with the lead; empty for none. */
  country: string
  leadSource: string
  tags: readonly string[]
  status: LeadStatus
  priority: Priority
  /** Empty for none. */
  lostReason: string
  investmentExperience: InvestmentExperience | ''
  /** Null when empty, NaN when not a whole number. */
  estimatedValue: number | null
  preferredLanguage: Language | ''
  conversionProbability: number | null
}

export function formOf(lead: Editable): LeadForm {
  const phone = splitPhone(lead.phone)
  return {
    ...(Object.fromEntries(texts.map((field) => [field, lead[field] ?? ''])) as Texts),
    dial: phone?.dial ?? '',
    number: phone?.digits ?? lead.phone,
    country: lead.country ?? '',
    leadSource: lead.leadSource,
    tags: lead.tags,
    status: lead.status,
    priority: lead.priority,
    lostReason: lead.lostReason ?? '',
    // Keep the stored value, even when it is no longer one of the choices.
    investmentExperience: (lead.investmentExperience ?? '') as LeadForm['investmentExperience'],
    estimatedValue: lead.estimatedValue,
    preferredLanguage: (lead.preferredLanguage ?? '') as LeadForm['preferredLanguage'],
    conversionProbability: lead.conversionProbability,
  }
}

const orNull = (text: string): string | null => text.trim() || null
const storedText = (field: keyof Texts, typed: string) => (leadFields[field].optional ? orNull(typed) : typed.trim())

/** The stored form if it needs no parsing; else as typed, for the server to parse. */
function phoneOf({ dial, number }: LeadForm): string {
  const isPlain = /^[1-9][\d\s.-]*$/.test(number.trim()) && !digitsOf(number).startsWith(digitsOf(dial))
  return dial !== '' && isPlain ? `${dial} ${digitsOf(number)}` : withDial(dial, number)
}

/** The values the form would store. NaN for an invalid number or an emptied probability. */
export function editableOf(form: LeadForm): Editable {
  return {
    ...(Object.fromEntries(texts.map((field) => [field, storedText(field, form[field])])) as Pick<Lead, keyof Texts>),
    phone: phoneOf(form),
    country: orNull(form.country),
    leadSource: form.leadSource.trim(),
    tags: [...form.tags],
    status: form.status,
    priority: form.priority,
    lostReason: lostReasonOf(form.status, orNull(form.lostReason)),
    investmentExperience: orNull(form.investmentExperience),
    estimatedValue: form.estimatedValue,
    preferredLanguage: orNull(form.preferredLanguage),
    conversionProbability: form.conversionProbability ?? Number.NaN,
  }
}

/** True if two values of a field are the same; tags are compared one by one. */
export function isSame(a: Editable[EditableField], b: Editable[EditableField]): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b)
  return a.length === b.length && a.every((tag, index) => tag === b[index])
}

/** The fields in which a form differs from the lead it was made of, as a change to send. */
export function changesOf(base: Editable, form: LeadForm): LeadPatch {
  const before = editableOf(formOf(base))
  const after = editableOf(form)
  const changed = editableFields.filter((field) => !isSame(before[field], after[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as LeadPatch
}

/** The form with the fields of `lead` named in `fields`. */
export function withFields(form: LeadForm, lead: Editable, fields: readonly EditableField[]): LeadForm {
  const from = formOf(lead)
  let next = form
  for (const field of fields) {
    next = field === 'phone' ? { ...next, dial: from.dial, number: from.number } : { ...next, [field]: from[field] }
  }
  return next
}
