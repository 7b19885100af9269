import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * A phone number as it is stored: dial code, a space, national digits (spec §3); null where the numbering plan of its
 * country has no number of that length. Which ranges are in use is not asked: new ones open faster than any copy of the
 * plan, and a person whose number is refused is lost. `written` starts with `+` and the dial code.
 */
export function storedPhone(written: string): string | null {
  const number = parsePhoneNumberFromString(written)
  return number?.isPossible() ? `+${number.countryCallingCode} ${number.nationalNumber}` : null
}
