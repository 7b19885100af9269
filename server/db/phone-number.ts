import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/max'
import { type BareNumbers, type NumberingPlan, type PhoneReading, readPhone } from '#domain/addresses/typed-phone.ts'

/** In 2019 Mexico dropped the mobile prefixes `+52 1` and 01, 044 or 045; lists and messengers still have them. */
const asDialledNow = (digits: string, country: string | undefined) =>
  country === 'MX' ? digits.replace(/^(?:01|04[45])(?=\d{10}$)/, '') : digits.replace(/^\+521(?=\d{10}$)/, '+52')

/** Google's numbering plans of all countries, from libphonenumber-js. */
export const numberingPlan: NumberingPlan = (digits, country) => {
  const region = country as Parameters<typeof validatePhoneNumberLength>[1]
  const number = parsePhoneNumberFromString(asDialledNow(digits, country), {
    defaultCountry: region as never,
    extract: false,
  })
  if (!number) return null
  const { countryCallingCode, nationalNumber } = number
  const length = validatePhoneNumberLength(`+${countryCallingCode}${nationalNumber}`)
  return {
    phone: `+${countryCallingCode} ${nationalNumber}`,
    country: number.country ?? null,
    isValid: number.isValid(),
    isDialledBare: number.formatNational().replace(/\D/g, '') === nationalNumber,
    length: length === 'TOO_SHORT' ? 'too_short' : length === 'TOO_LONG' ? 'too_long' : 'fits',
  }
}

/** Reads a phone number as it was typed (`domain/addresses/typed-phone`). `country`: of numbers without a country code. */
export const readNumber = (typed: string, country?: string | null, bare?: BareNumbers): PhoneReading =>
  readPhone(typed, { plan: numberingPlan, country, bare })

/** A typed number as stored: dial code, a space, national digits; null if unreadable. */
export function storedPhone(typed: string, country?: string | null): string | null {
  const reading = readNumber(typed, country)
  return 'phone' in reading ? reading.phone : null
}
