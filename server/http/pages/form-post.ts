import { cancellationBody } from '#contract/cancellations.ts'
import { type ContactBody, contactBody, offerConsent } from '#contract/contact.ts'
import { ApiError, type FieldProblem, problemsOf } from '#contract/errors.ts'
import { setupBody } from '#contract/setups.ts'
import { dialOfCountry } from '#domain/addresses/phone.ts'
import { type PhoneProblem, withDial } from '#domain/addresses/typed-phone.ts'
import type { Language } from '#domain/site/languages.ts'
import { readNumber } from '#server/db/phone-number.ts'
import {
  type FormField,
  type FormName,
  type FormState,
  formFacts,
  formNames,
  isMessageForm,
  type MessageFormName,
  trapField,
} from '#web/site/page.ts'
import { readStart } from '../body.ts'

/** Maximum size of a form, bytes: many times the length of its fields, so that it can be shown again as typed. */
const formLimit = 256 * 1024

/** Fields of every message form besides the visible ones. */
const common = ['form', trapField, 'consentVersion', ...offerConsent.omit({ wordingVersion: true }).keyof().options]

/** Dial code, number, and the dial code before another was guessed. */
const phoneNames = ['phonePrefix', 'phoneNumber', 'phoneShown']

/** Names of a field in the page. */
const namesOf = (field: FormField) => (field === 'phone' ? phoneNames : [field])

/** The fields of a form as they are named in the page. */
function namesIn(form: FormName): string[] {
  if (isMessageForm(form)) return [...common, ...formFacts[form].fields.flatMap(namesOf)]
  if (form === 'cancel') return ['form', 'step', ...Object.keys(cancellationBody.shape)]
  return ['form', ...phoneNames, ...Object.keys(setupBody.shape).filter((name) => name !== 'phone')]
}

/** Field names per form; anything else is ignored. The language is the page's. */
const fieldNames: ReadonlyMap<FormName, ReadonlySet<string>> = new Map(
  formNames.map((form) => [form, new Set(namesIn(form).filter((name) => name !== 'language'))]),
)

/** Remains of the cut: a name without a value, half a percent code. */
const brokenEnd = /&[^&=]*$|%[^&=%]?$/

function withoutBrokenEnd(value: string): string {
  let end = value.length
  while (value[end - 1] === '\ufffd') end -= 1
  return value.slice(0, end)
}

/** Control characters that stay: what they mean in text copied from word processors; NUL, to be refused. */
const meaningful: Readonly<Record<string, string>> = {
  '\0': '\0',
  '\t': '\t',
  '\n': '\n',
  '\r': '\r',
  '\v': '\n',
  '\f': '\n',
  '\u0085': '\n',
  '\u001e': '-',
}
const withoutControls = (text: string) => text.replace(/\p{Cc}/gu, (control) => meaningful[control] ?? '')

/** `isCut`: only the beginning was read, with these values. */
export type FormPost = {
  readonly form: FormName
  readonly values: Record<string, string>
  readonly isTrapFilled: boolean
  readonly isCut: boolean
}

/**
 * Parses a posted form: only its own fields, the first of repeated ones. Extensions and apps add fields. Throws
 * `malformed` for a post of any other form.
 */
export async function readFormPost(request: Request): Promise<FormPost> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new ApiError('malformed')
  const { text, isCut } = await readStart(request, formLimit)
  const sent = new URLSearchParams(isCut ? text.replace(brokenEnd, '') : text)
  const form = formNames.find((name) => name === sent.get('form'))
  if (!form) throw new ApiError('malformed')
  const values: Record<string, string> = {}
  for (const name of fieldNames.get(form) ?? []) {
    const value = sent.get(name)
    if (value === null) continue
    const text = (isCut ? withoutBrokenEnd(value) : value).replaceAll('\r\n', '\n')
    values[name] = name === 'mt5Password' ? text : withoutControls(text)
  }
  const { form: _form, [trapField]: trap = '', ...rest } = values
  return { form, values: rest, isTrapFilled: trap !== '', isCut }
}

/** Converts a form to the contract's body, so that the same rules apply. */
export function contactOf(
  { form, values }: FormPost & { readonly form: MessageFormName },
  language: Language,
): { body: ContactBody } | { problems: Record<string, FieldProblem> } {
  const { phonePrefix, phoneNumber, phoneShown, consentVersion, emailOffers, phoneOffers, ...fields } = values
  const { phone, country, problem } = phoneOf({ phonePrefix, phoneNumber, phoneShown })
  const result = contactBody.safeParse({
    ...withoutEmpty(fields),
    name: fields.name ?? '',
    email: fields.email ?? '',
    phone,
    country,
    language,
    platform: formFacts[form].platform,
    ...(consentVersion && {
      consent: { wordingVersion: consentVersion, emailOffers: emailOffers === 'on', phoneOffers: phoneOffers === 'on' },
    }),
  })
  if (result.success && problem === null) return { body: result.data }
  // All problems are shown at once, those of the numbering plan included.
  return {
    problems: atFormFields({ ...(problem && { phone: problem }), ...(result.error && problemsOf(result.error)) }),
  }
}

/** `+1 CA`: a dial code shared by several countries, with the chosen one. */
const prefixParts = /^(\+\d{1,4})(?: ([A-Z]{2}))?$/

/** Combines the two phone fields: the number, the chosen country, and its problem. */
export function phoneOf(values: FormPost['values'] | Partial<FormPost['values']>): {
  readonly phone: string
  readonly country: string | undefined
  readonly problem: PhoneProblem | null
} {
  const { phonePrefix = '', phoneNumber = '', phoneShown = '' } = values
  const [, dial = '', chosen = ''] = prefixParts.exec(phonePrefix) ?? []
  const phone = withDial(dial, phoneNumber)
  const reading = readNumber(phone)
  // The code was guessed after the number had been typed with another one: either may be right.
  const shown = prefixParts.test(phoneShown) ? withDial(phoneShown, phoneNumber) : null
  const other = shown === null ? null : readNumber(shown)
  if (shown !== null && other && 'phone' in other) {
    if ('problem' in reading) return { phone: shown, country: undefined, problem: null }
    if (other.phone !== reading.phone) return { phone, country: undefined, problem: 'phone_country' }
  }
  if ('problem' in reading) return { phone, country: undefined, problem: reading.problem }
  const isOfCode = dialOfCountry(chosen) === dial && reading.phone.startsWith(`${dial} `)
  return { phone, country: isOfCode ? chosen : undefined, problem: null }
}

const withoutEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** The contract's `phone` is two fields of the form. */
export const atFormFields = (problems: Record<string, FieldProblem>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field === 'phone' ? 'phoneNumber' : field, problem]),
  )

/** The state of a form after its message was refused; empty if it could not be read. */
export function refusedState(post: FormPost | null, error: ApiError): FormState {
  // Passwords are not sent back.
  const { mt5Password: _, phoneShown: _shown, ...values } = post?.values ?? {}
  if (error.fields) {
    const problems = Object.fromEntries(Object.entries(error.fields).map(([field, { problem }]) => [field, problem]))
    return { values, problems: atFormFields(problems), outcome: 'open' }
  }
  switch (error.code) {
    case 'too_large':
      return { values, problems: { [longestOf(values)]: 'too_long' }, outcome: 'open' }
    case 'not_receiving':
      return { values, problems: {}, outcome: 'open' }
    case 'too_many_requests':
      return { values, problems: {}, outcome: 'too_many_requests' }
    default:
      return { values, problems: {}, outcome: 'failed' }
  }
}

function longestOf(values: Record<string, string>): string {
  return Object.keys(values).reduce((a, b) => ((values[b] ?? '').length > (values[a] ?? '').length ? b : a), 'message')
}
