import { type ContactBody, contactBody } from '#contract/contact.ts'
import { ApiError, type FieldProblem, problemsOf } from '#contract/errors.ts'
import type { Language } from '#domain/languages.ts'
import { countryOfDial, joinPhone } from '#domain/phone.ts'
import { storedPhone } from '#server/leads/phone-number.ts'
import { type FormName, type FormState, formNames } from '#web/site/page.ts'
import { readBody } from '../body.ts'

/** The fields of the two forms as they are named in the page; anything else is refused. */
const fieldNames = new Set([
  'form',
  'name',
  'email',
  'phonePrefix',
  'phoneNumber',
  'preferredLanguage',
  'investmentExperience',
  'capitalRange',
  'message',
  'emailOffers',
  'phoneOffers',
  'consentVersion',
])

export type FormPost = { readonly form: FormName; readonly values: Record<string, string> }

/** Reads a posted form. Throws `malformed` for what no form of ours sends. */
export async function readFormPost(request: Request): Promise<FormPost> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new ApiError('malformed')
  const fields = new URLSearchParams(await readBody(request))
  const values: Record<string, string> = {}
  for (const [name, value] of fields) {
    if (!fieldNames.has(name) || name in values) throw new ApiError('malformed')
    values[name] = value.replaceAll('\r\n', '\n')
  }
  const form = formNames.find((name) => name === values.form)
  if (!form) throw new ApiError('malformed')
  const { form: _form, ...rest } = values
  return { form, values: rest }
}

/** The contract's body that a form stands for: one set of rules, whichever door a message comes through. */
export function contactOf(
  { values }: FormPost,
  language: Language,
): { body: ContactBody } | { problems: Record<string, FieldProblem> } {
  const { phonePrefix = '', phoneNumber = '', consentVersion, emailOffers, phoneOffers, ...fields } = values
  // "Other": the number is typed with its dial code.
  const phone = phonePrefix === '' ? phoneNumber : joinPhone(phonePrefix, phoneNumber)
  const result = contactBody.safeParse({
    ...withoutEmpty(fields),
    name: fields.name ?? '',
    email: fields.email ?? '',
    phone: phoneNumber.trim() === '' ? '' : phone,
    language,
    ...(phonePrefix !== '' && { country: countryOfDial(phonePrefix, 'Unknown') }),
    platform: 'main',
    ...(consentVersion && {
      consent: { wordingVersion: consentVersion, emailOffers: emailOffers === 'on', phoneOffers: phoneOffers === 'on' },
    }),
  })
  if (result.success) return { body: result.data }
  // People see all that is wrong at once, the numbering plan's word included.
  return {
    problems: atFormFields({
      ...(storedPhone(phone) === null && { phone: 'invalid_phone' as const }),
      ...problemsOf(result.error),
    }),
  }
}

const withoutEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** The contract's `phone` is two fields of the form. */
const atFormFields = (problems: Record<string, FieldProblem>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field === 'phone' ? 'phoneNumber' : field, problem]),
  )

/** The state a form is shown again in after its message was refused. */
export function refusedState(post: FormPost, error: unknown): FormState | null {
  if (!(error instanceof ApiError)) return null
  const { values } = post
  if (error.fields) {
    const problems = Object.fromEntries(Object.entries(error.fields).map(([field, { problem }]) => [field, problem]))
    return { values, problems: atFormFields(problems), outcome: 'open' }
  }
  if (error.code === 'too_many_requests') return { values, problems: {}, outcome: 'too_many_requests' }
  return error.code === 'unavailable' || error.code === 'internal' ? { values, problems: {}, outcome: 'failed' } : null
}
