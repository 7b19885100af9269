import { asSeen, withAsciiDigits } from '#domain/basics/plain-text.ts'

/** The list value for one of several countries sharing a code. */
export const prefixOf = (dial: string, country: string): string => `${dial} ${country}`

/** A plus sign or 00, after anything, and digits with phone punctuation only. */
const withOwnCode = /^[^\d;,/]*?(?:\+|00)[\s)]*(\d[\d\s().-]*)$/

/**
 * Selects the country code that a typed or pasted number contains, so that visitors see how it is read before they send it. The
 * typed text stays as it is; the server reads it by the same rules.
 */
export function showReading(field: HTMLInputElement): void {
  if (field.name !== 'phoneNumber') return
  const list = field.form?.elements.namedItem('phonePrefix') as HTMLSelectElement | null | undefined
  const text = withAsciiDigits(asSeen(field.value))
  const digits = /\(\s*0\s*\)/.test(text) ? '' : (withOwnCode.exec(text)?.[1]?.replace(/\D/g, '') ?? '')
  const dial = longest(
    [...(list?.options ?? [])].map(({ value }) => value.split(' ', 1)[0]!),
    digits,
  )
  if (!list || dial === '' || digits.length - dial.length < 4) return
  if (list.value.split(' ', 1)[0] !== dial) list.value = dial
  field.value = digits.slice(dial.length - 1)
}

/** The longest dial code the digits begin with; empty if none. */
const longest = (dials: readonly string[], digits: string) =>
  dials.reduce(
    (best, dial) => (dial.length > Math.max(1, best.length) && `+${digits}`.startsWith(dial) ? dial : best),
    '',
  )
