import type { CallOf } from '#contract/api.ts'
import { withDial } from '#domain/addresses/typed-phone.ts'
import { digitsOf } from '#domain/basics/plain-text.ts'
import type { AddedSource, ConsentPurpose, ConsentWay } from '#domain/leads/added-lead.ts'
import { defaultPriority, type InvestmentExperience, type Priority } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { Language } from '#domain/site/languages.ts'
import { isoOf } from '#web/admin/parts/date/local-moment.ts'

/** Input of the dialog; empty text means no value. */
export interface AddForm {
  readonly name: string
  /** ISO 3166 country of the dial code. */
  readonly dialCountry: string
  readonly number: string
  readonly email: string
  readonly leadSource: AddedSource
  readonly assignedTo: string
  readonly message: string
  /** Null until it is chosen: then the source decides. */
  readonly status: LeadStatus | null
  readonly priority: Priority
  readonly country: string
  readonly preferredLanguage: Language | ''
  readonly investmentExperience: InvestmentExperience | ''
  /** Null when empty, NaN when not a whole number. */
  readonly estimatedValue: number | null
  readonly tags: string
  readonly notes: string
  readonly purposes: readonly ConsentPurpose[]
  readonly way: ConsentWay | ''
  readonly words: string
  /** As a `DateField` has it; empty: now. */
  readonly givenAt: string
}

export type AddBody = CallOf<'addLead'>['body']

/** An empty form; `typed` fills the field it fits: email, phone or name. */
export function emptyForm(me: string, dialCountry: string, typed = ''): AddForm {
  const isEmail = typed.includes('@') && !/\s/.test(typed)
  const isPhone = !isEmail && digitsOf(typed).length >= 5 && !/\p{L}/u.test(typed)
  return {
    name: isEmail || isPhone ? '' : typed,
    dialCountry,
    number: isPhone ? typed : '',
    email: isEmail ? typed : '',
    leadSource: 'phone',
    assignedTo: me,
    message: '',
    status: null,
    priority: defaultPriority,
    country: '',
    preferredLanguage: '',
    investmentExperience: '',
    estimatedValue: null,
    tags: '',
    notes: '',
    purposes: [],
    way: '',
    words: '',
    givenAt: '',
  }
}

/** The phone number as it is sent: as typed, with the dial code chosen beside it. */
export const phoneOf = ({ number }: Pick<AddForm, 'number'>, dial: string): string => withDial(dial, number)

const orNull = <T extends string>(text: T): Exclude<T, ''> | null =>
  text.trim() === '' ? null : (text.trim() as Exclude<T, ''>)

/** The request body. `dial`: of the chosen country; `now`: default time of a consent. */
export function bodyOf(form: AddForm, dial: string, now: Date): AddBody {
  const { purposes, way, words, givenAt } = form
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    phone: phoneOf(form, dial),
    leadSource: form.leadSource,
    assignedTo: orNull(form.assignedTo),
    message: orNull(form.message),
    notes: orNull(form.notes),
    priority: form.priority,
    country: orNull(form.country),
    preferredLanguage: orNull(form.preferredLanguage),
    investmentExperience: orNull(form.investmentExperience),
    estimatedValue: form.estimatedValue,
    tags: form.tags
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    ...(form.status && { status: form.status }),
    ...(purposes.length > 0 && {
      consent: {
        purposes: [...purposes],
        way: way as ConsentWay,
        words: words.trim(),
        givenAt: givenAt === '' ? now.toISOString() : isoOf(givenAt),
      },
    }),
  }
}
