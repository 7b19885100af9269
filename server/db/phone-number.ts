import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * A phone number as it is stored: dial code, a space, national digits (spec §3); null where the numbering plan of its
 * country has no such number (decisions D). `written` starts with `+` and the dial code.
 */
export function storedPhone(written: string): string | null {
  const number = parsePhoneNumberFromString(written)
  return number?.isValid() ? `+${number.countryCallingCode} ${number.nationalNumber}` : null
}
