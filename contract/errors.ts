import type { z } from 'zod'
import { emailProblems } from '#domain/addresses/typed-email.ts'
import { phoneProblems } from '#domain/addresses/typed-phone.ts'

/** Every error code of the API with its HTTP status and message for developers. */
export const errors = {
  invalid_input: { status: 400, message: 'Check the fields.' },
  malformed: { status: 400, message: 'The server couldn’t read the request.' },
  not_signed_in: { status: 401, message: 'Log in first.' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  password_expired: { status: 401, message: 'This one-time password has expired. Ask an owner for a new one.' },
  not_allowed: { status: 403, message: 'Your role doesn’t allow this.' },
  cross_site: { status: 403, message: 'This request came from another site.' },
  closed_in_demonstration: { status: 403, message: 'A demonstration connects to no other machine.' },
  not_receiving: {
    status: 403,
    message: 'This site takes no messages yet: it hasn’t been stated who is responsible for them.',
  },
  proof_needed: { status: 403, message: 'Confirm that it’s you.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address doesn’t support that method.' },
  too_slow: { status: 408, message: 'The request arrived too slowly. Check your connection and send it again.' },
  own_account: { status: 409, message: 'You can’t do this to your own account.' },
  conflict: { status: 409, message: 'Someone else has just changed this. Reload it and try again.' },
  merged_since: { status: 409, message: 'This lead has been merged since. Undo the merge first.' },
  task_changed_since: {
    status: 409,
    message: 'The task that came with it has been changed since. Delete the task itself.',
  },
  secret_gone: { status: 410, message: 'The password has been deleted.' },
  wrong_host: { status: 421, message: 'The server doesn’t accept this host name.' },
  too_large: { status: 413, message: 'The request is too large.' },
  not_json: { status: 415, message: 'Send application/json.' },
  not_file: { status: 415, message: 'Send the file as application/octet-stream.' },
  unprocessable: { status: 422, message: 'The content is signed, and not as it is documented. Check the fields.' },
  key_reused: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  secret_damaged: {
    status: 500,
    message: 'The stored password can’t be decrypted: it was changed, or its key is missing.',
  },
  clock_behind: {
    status: 503,
    message: 'This server’s clock is behind the last entry of the ledger. Set it right, then try again.',
  },
  unavailable: { status: 503, message: 'Not available right now. Try again in a moment.' },
} as const

export type ErrorCode = keyof typeof errors

/** Problems of a single field; every language has a message for each. */
export const fieldProblems = [
  'required',
  'too_short',
  'too_long',
  ...emailProblems,
  ...phoneProblems,
  'invalid_choice',
  'invalid_number',
  'invalid_date',
  'invalid_text',
  'password_guessable',
  'taken',
  'unproven',
  'unknown_field',
  'open_quote',
  'several_people',
  'invalid',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

/** An invalid field: a problem code, shown to people in their language, and a message for developers. */
export type FieldError = { readonly problem: FieldProblem; readonly message: string }
type FieldErrors = Record<string, FieldError>

/** Thrown by features on the server and again by the typed client: a code and, for invalid input, the fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly current: unknown
  /** Author of the conflicting change. */
  readonly by: string | undefined
  /** Seconds after which to retry. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    detail: { fields?: FieldErrors; current?: unknown; by?: string; retryAfter?: number; message?: string } = {},
  ) {
    super(detail.message ?? errors[code].message)
    this.code = code
    this.fields = detail.fields
    this.current = detail.current
    this.by = detail.by
    this.retryAfter = detail.retryAfter
  }
}

/** Messages of field problems for developers; people see the one in their language's catalogue. */
const problemMessages: Record<FieldProblem, string> = {
  required: 'This field is required.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  invalid_email: 'This is not a valid e-mail address.',
  email_at: 'An e-mail address has one @.',
  email_domain: 'The part after the @ is not a domain.',
  email_space: 'This e-mail address contains a space.',
  email_several: 'This is more than one e-mail address.',
  email_alphabets: 'This e-mail address mixes letters or digits of different scripts.',
  invalid_phone: 'This is not a valid phone number for this country.',
  phone_too_short: 'This phone number has too few digits.',
  phone_too_long: 'This phone number has too many digits.',
  phone_country: 'This phone number has no country code.',
  phone_doubt: 'It is not clear whether this phone number begins with a country code.',
  phone_digits_lost: 'A spreadsheet has lost digits of this phone number.',
  invalid_choice: 'This is not one of the choices.',
  invalid_number: 'This is not a valid number.',
  invalid_date: 'This is not a valid date and time.',
  invalid_text: 'This contains characters that cannot be stored.',
  password_guessable: 'This password is easy to guess.',
  taken: 'This is taken already.',
  unproven:
    'This promises or states something that needs a source: profit, percentages, a regulator, a check by others.',
  open_quote: 'A quotation mark opens here and is not closed.',
  several_people: 'Several people share this phone number. Name the person by their e-mail address alone.',
  unknown_field: 'This field is not known here.',
  invalid: 'This is not valid.',
}

/** Fields with a message of their own. */
const fieldMessages: Readonly<Record<string, Partial<Record<FieldProblem, string>>>> = {
  platform: { required: 'Platform identifier is required' },
}

const messageOf = (field: string, problem: FieldProblem) =>
  (Object.hasOwn(fieldMessages, field) && fieldMessages[field]?.[problem]) || problemMessages[problem]

/** Bad input at one or more fields. */
export function invalidFields(problems: Record<string, FieldProblem>): ApiError {
  const fields = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, { problem, message: messageOf(field, problem) }]),
  )
  return new ApiError('invalid_input', { fields })
}

const isProblem = (value: string): value is FieldProblem => (fieldProblems as readonly string[]).includes(value)

/** Maximum invalid fields in one answer: more than any form has, so that thousands of made-up fields are not echoed. */
const maxProblems = 50

/** The problems of a failed parse, the first one per field, of at most fifty fields. */
export function problemsOf(error: z.core.$ZodError): Record<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const found: [string, FieldProblem][] =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'unknown_field'])
        : [[issue.path.join('.') || 'body', isProblem(issue.message) ? issue.message : 'invalid']]
    for (const [field, problem] of found) {
      if (problems.size === maxProblems) break
      if (!problems.has(field)) problems.set(field, problem)
    }
  }
  return Object.fromEntries(problems)
}
