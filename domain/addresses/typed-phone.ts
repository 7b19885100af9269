import { asSeen, withAsciiDigits } from '#domain/basics/plain-text.ts'
import { countryOfDial } from './phone.ts'

/** A number according to the numbering plan. */
interface PlannedNumber {
  /** As stored: dial code, a space, digits. */
  readonly phone: string
  /** ISO 3166 country that the whole number belongs to; null for numbers of no country. */
  readonly country: string | null
  readonly isValid: boolean
  /** True if it is dialled domestically without a prefix such as 0. */
  readonly isDialledBare: boolean
  readonly length: 'fits' | 'too_short' | 'too_long'
}

/** Looks a number up: with a plus sign on its own, else as dialled in a country (ISO 3166). Null: not a number. */
export type NumberingPlan = (digits: string, country?: string | undefined) => PlannedNumber | null

export const phoneProblems = [
  'invalid_phone',
  'phone_too_short',
  'phone_too_long',
  'phone_country',
  'phone_doubt',
  'phone_digits_lost',
] as const
export type PhoneProblem = (typeof phoneProblems)[number]

export interface FoundPhone {
  readonly phone: string
  readonly country: string | null
  readonly extension: string | null
  /** Other content: further numbers, words. */
  readonly others: readonly string[]
}
export type PhoneReading = FoundPhone | { readonly problem: PhoneProblem }

/** Meaning of digits without a plus sign, if known: with country code, or without. */
export const bareNumbers = ['international', 'national'] as const
export type BareNumbers = (typeof bareNumbers)[number]

interface PhoneContext {
  readonly plan: NumberingPlan
  /** Country (ISO 3166) of numbers without a code. */
  readonly country?: string | null | undefined
  readonly bare?: BareNumbers | undefined
}

/** `isChosen`: the country was chosen for this number, so its digits hardly begin with another country's code. */
type Context = PhoneContext & { readonly isChosen?: boolean }

/** Maximum length of a typed phone number. */
const maxTypedPhone = 160

/** Words for a telephone, which are ignored. */
const label =
  /(?<![\p{L}\d])(?:tel(?:e?(?:fon|phone|fono|foon|fone))?|phone|fon|mobil(?:e|telefon|funk)?|cell(?:ulare|phone)?|celular|móvil|movil|m[oó]b|handy|whatsapp|wa|тел(?:ефон)?|моб(?:ильный)?|telefono|teléfono|téléphone|tél|portable|telemóvel|telemovel|電話|电话|手机|هاتف|جوال|फ़ोन|मोबाइल|nr|no|n[º°]|number)(?![\p{L}\d])\.?\s*:?/giu

/** Marks of an extension, in front of its digits at the end. */
const extensionMark =
  '(?:;\\s*ext\\s*=|(?<!\\p{L})(?:ext(?:ension|ensión|n)?|xt?|доб(?:авочный)?|вн(?:утр)?|anexo|ramal|int(?:erno)?|poste|durchwahl|dw|klappe|kl|nst|toestel)\\.?|#|分机|分機|转|轉|内线|تحويلة|داخلي|एक्सटेंशन)'
const extensionAtEnd = new RegExp(`[\\s,;(]*${extensionMark}\\s*[:=.]?\\s*(\\d{1,8})\\s*\\)?$`, 'iu')

/** Boundaries between numbers, from certain ones to those that may also occur within a number. */
const boundaries = [/[;|&]|\s:::\s|(?<=\d)(?=\s*\+)/u, /,\s|\s\/\s/u, /[/,]/u]
/** Fewer digits are no phone number of their own. */
const minDigits = 6
/** Fewer digits behind a number are another ending of it, or its extension. */
const shortTail = 5

/** The text without the wrapping of links and formulas. */
const unwrapped = (typed: string) =>
  withAsciiDigits(asSeen(typed))
    .replace(/%2b/gi, '+')
    .replace(/%20/g, ' ')
    // What Japanese input methods make of a hyphen.
    .replace(/(?<=[\d)]\s?)ー(?=\s?\d)/g, '-')
    .replace(/^=?["'‘’“”`]+|["'‘’“”`]+$/g, '')
    .replace(/^(?:tel|callto|sms|whatsapp):(?:\/\/)?/i, '')
    .replace(/^(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?\+?(?=\d)/i, '+')
    .trim()

const digitsIn = (text: string) => text.replace(/\D/g, '')
const hasPlus = (text: string) => /^\D*\+/.test(text)

/** The parameter of `tel:` links (RFC 3966) that names the dial code of a number without one. */
const contextMark = ';phone-context='

/** Combines a number with the dial code chosen beside it. */
export const withDial = (dial: string, typed: string): string =>
  dial === '' || typed.trim() === '' ? typed.trim() : `${typed.trim()}${contextMark}${dial}`

/**
 * Reads a phone number as a person wrote it, for forms, files, mails and teammates alike. Decisive signs (plus, 00, extension,
 * separators) are read before anything is dropped. Ambiguous digits are a problem to ask about, never a guess.
 */
export function readPhone(typed: string, context: PhoneContext): PhoneReading {
  if (typed.length > maxTypedPhone) return { problem: 'invalid_phone' }
  const [number = '', dial] = typed.split(contextMark)
  return readText(unwrapped(number), dial ? { ...context, country: countryOfDial(dial), isChosen: true } : context)
}

function readText(text: string, context: Context): PhoneReading {
  const exact = withoutExponent(text)
  if (exact === null) return { problem: 'phone_digits_lost' }
  const mark = extensionAtEnd.exec(exact)
  const body = (mark ? exact.slice(0, mark.index) : exact).replace(label, ' ').trim()
  const reading = readBody(body, context)
  return 'problem' in reading || !mark ? reading : { ...reading, extension: mark[1]! }
}

/** Extra text of a phone cell, in one line; null if none. */
export function besideNumber({ phone, extension, others }: FoundPhone): string | null {
  const all = [extension === null ? null : `${phone} ext. ${extension}`, ...others].filter((one) => one !== null)
  return all.length === 0 ? null : all.join(' · ')
}

/** Expands a spreadsheet's `4.91511E+12`; null if digits are lost. A decimal point with zeros is dropped. */
function withoutExponent(text: string): string | null {
  const written = /^([+-]?\d)(?:[.,](\d+))?\s?e\s?\+?(\d{1,2})$/i.exec(text)
  if (!written) return text.replace(/^(\+?\d{5,})[.,]0{1,2}$/, '$1')
  const [, first = '', fraction = '', exponent] = written
  return fraction.length === Number(exponent) ? first + fraction : null
}

const found = ({ phone, country }: PlannedNumber, others: readonly string[] = []): FoundPhone => ({
  phone,
  country,
  extension: null,
  others,
})

function readBody(body: string, context: Context): PhoneReading {
  // A letter within the digits may be a mistyped digit.
  if (/\d\p{L}|\p{L}\d/u.test(body)) return { problem: 'invalid_phone' }
  const parts = body.split(boundaries[0]!)
  const place = parts.findIndex((part) => runsOf(part).some(isLong))
  if (place < 0) return { problem: digitsIn(body) === '' ? 'invalid_phone' : 'phone_too_short' }
  const runs = runsOf(parts[place]!)
  const index = runs.findIndex(isLong)
  const reading = readRun(runs[index]!, context, boundaries.slice(1))
  if ('problem' in reading) return reading
  const around = [runs.slice(0, index).join(''), runs.slice(index + 1).join('')]
  const others = [...parts.slice(0, place), ...around, ...parts.slice(place + 1)].map(trimmed)
  return { ...reading, others: [...reading.others, ...others.filter((part) => part !== '')] }
}

/** Runs of digits with their signs, and of words, in their order. */
const runsOf = (part: string) => part.match(/\p{L}[^\d+]*|[^\p{L}]+/gu) ?? []
const isLong = (run: string) => digitsIn(run).length >= minDigits
const trimmed = (part: string) => part.replace(/^[^\p{L}\d+]+|[^\p{L}\d]+$/gu, '')

/** One number, or several separated by a slash or comma, which may also be part of one. */
function readRun(run: string, context: Context, separators: readonly RegExp[]): PhoneReading {
  const [separator, ...finer] = separators
  if (!separator) return readDigits(run, context)
  const [first = '', ...rest] = run.split(separator)
  const alone = rest.length > 0 && isLong(first) ? readRun(first, context, finer) : null
  if (alone === null || 'problem' in alone) return readRun(run, context, finer)
  const inside = { ...context, country: alone.country ?? context.country }
  const isSecond = (part: string) => digitsIn(part).length < shortTail || !('problem' in readRun(part, inside, finer))
  if (!rest.every(isSecond)) return { problem: 'invalid_phone' }
  return { ...alone, others: [...alone.others, ...rest.map(trimmed).filter((part) => part !== '')] }
}

function readDigits(run: string, context: Context): PhoneReading {
  if (hasPlus(run)) return readInternational(run, context)
  const digits = digitsIn(run)
  if (!digits.startsWith('00')) return readBare(digits, context)
  const reading = readInternational(`+${run.slice(run.indexOf('00') + 2)}`, context)
  const inside = 'problem' in reading && context.country ? context.plan(digits, context.country) : null
  return inside?.isValid ? found(inside) : reading
}

/** A number with its country code. */
function readInternational(run: string, { plan }: Context): PhoneReading {
  const digits = digitsIn(run).replace(/^00/, '')
  const number = plan(`+${digits}`)
  if (number?.isValid) return found(number)
  // `+34 (0)600 …`: the zero is for callers within the country.
  const zero = /\(\s*0\s*\)/
  const abroad = zero.test(run) ? plan(`+${digitsIn(run.replace(zero, '')).replace(/^00/, '')}`) : null
  return abroad?.isValid ? found(abroad) : { problem: problemOf(number) }
}

/** Digits without a plus sign: as dialled domestically, or with a country code. */
function readBare(digits: string, { plan, country, bare, isChosen }: Context): PhoneReading {
  const inside = country ? plan(digits, country) : null
  const national = inside?.isValid ? inside : null
  const whole = digits.startsWith('0') ? null : plan(`+${digits}`)
  const international = whole?.isValid ? whole : null
  if (national && international && national.phone !== international.phone) {
    if (bare) return found(bare === 'national' ? national : international)
    const codeOf = ({ phone }: PlannedNumber) => phone.split(' ', 1)[0]
    const isOtherCode = isChosen && codeOf(national) !== codeOf(international)
    return national.isDialledBare || isOtherCode ? found(national) : { problem: 'phone_doubt' }
  }
  if (national) return found(national)
  if (international) return bare === 'international' ? found(international) : { problem: 'phone_doubt' }
  return { problem: country ? problemOf(inside) : 'phone_country' }
}

function problemOf(number: PlannedNumber | null): PhoneProblem {
  if (number === null || number.length === 'fits') return 'invalid_phone'
  return number.length === 'too_short' ? 'phone_too_short' : 'phone_too_long'
}
