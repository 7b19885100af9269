import { z } from 'zod'
import { countryFrom } from '#domain/addresses/countries.ts'
import { maxTypedEmail, readEmail } from '#domain/addresses/typed-email.ts'
import { isTimeZone } from '#domain/basics/calendar-day.ts'
import { cleanName, cleanText, hasForbiddenChars, hasLineEnd, limits } from '#domain/basics/text.ts'
import { isUnprovenName } from '#domain/claims/public-words.ts'

/**
 * Text of several lines, cleaned as it is stored (`cleanText`): at most `max` characters, without marks of reading
 * direction (which address books paste along) and without characters that PostgreSQL refuses. A zod message is always a
 * `FieldProblem`, so that it can be shown in any language.
 */
export const longText = (max: number, min = 0) => cleaned(max, min, hasForbiddenChars)

/** As `longText`, in one line. */
export const text = (max: number, min = 0) => cleaned(max, min, isNoLine)

/** A person's name: as `text`, without invisible characters (`cleanName`). */
export const personName = (max: number, min = 0) => cleaned(max, min, isNoLine, cleanName)

const isNoLine = (value: string) => hasForbiddenChars(value) || hasLineEnd(value)

const cleaned = (max: number, min: number, isRefused: (value: string) => boolean, clean = cleanText) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
    .max(max * 4, 'too_long')
    .transform(clean)
    .refine((value) => !isRefused(value), 'invalid_text')
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'required' : 'too_short')
        .max(max, 'too_long'),
    )

/** As `text`, and an empty field counts as absent. */
export const optionalText = (max: number) => text(max).transform(emptyIsAbsent).nullish()

/** As `longText`, and an empty field counts as absent. */
export const optionalLongText = (max: number) => longText(max).transform(emptyIsAbsent).nullish()

const emptyIsAbsent = (value: string) => (value === '' ? null : value)

function oneEmail(written: string, context: z.core.$RefinementCtx): string {
  const reading = readEmail(written)
  if ('email' in reading && reading.others.length === 0) return reading.email
  const problem = 'problem' in reading ? reading.problem : 'email_several'
  context.addIssue({ code: 'custom', message: [...written].length > limits.email ? 'too_long' : problem })
  return z.NEVER
}

/** One email address, read as people write it (`domain/addresses/typed-email`); anything else gives its problem. */
export const email = longText(maxTypedEmail, 1).transform(oneEmail)

/** As `email`, or nothing. */
export const emailOrNothing = longText(maxTypedEmail).transform((written, context) =>
  written === '' ? '' : oneEmail(written, context),
)

/** A phone number as it is typed, extension included: read by `domain/addresses/typed-phone` where the numbering plans are. */
export const typedPhone = longText(limits.typedPhone, 1)

/** A country by code or name, converted to its ISO 3166 code; null if the sender does not know it. */
export const country = text(limits.country).transform((written, context) => {
  const code = countryFrom(written)
  if (code !== undefined) return code
  context.addIssue({ code: 'custom', message: 'invalid_choice' })
  return z.NEVER
})

/** One of a fixed list; an empty value counts as missing. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalid_choice') })

/** A time as an ISO 8601 string with its offset, in the years 1900 to 2999, which all its readers can represent. */
export const moment = z.iso.datetime({ offset: true, error: 'invalid_date' }).refine((value) => {
  const year = new Date(value).getUTCFullYear()
  return year >= 1900 && year < 3000
}, 'invalid_date')

export const id = z.uuid({ error: 'invalid' })

/** An IANA time zone, such as Europe/Madrid. */
export const timeZoneName = z.string('invalid').max(60, 'too_long').refine(isTimeZone, 'invalid_choice')

/** Whole US dollars, within a 32-bit column. */
export const dollars = z.int({ error: 'invalid_number' }).min(0, 'invalid_number').max(2_147_483_647, 'invalid_number')

/**
 * A web address without user name and password: a link is published, and a browser would send them to the linked site.
 */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'invalid' })
  .max(500, 'too_long')
  .refine((value) => {
    if (!URL.canParse(value)) return false
    const { username, password } = new URL(value)
    return username === '' && password === ''
  }, 'invalid')

/** A name or a slogan on public pages: no place for a result, a promise, a regulator or a verification. */
export const publicText = (max: number, min = 0) => text(max, min).refine((words) => !isUnprovenName(words), 'unproven')
