import { digitsOf } from '#domain/basics/plain-text.ts'
import { normaliseEmail } from './email-address.ts'

/** Keys that identify a person across leads and setups: normalised email address, digits of the phone number. */
export const personKeys = (email: string, phone: string) => ({
  emailKey: normaliseEmail(email),
  phoneKey: digitsOf(phone),
})
