import { normaliseEmail } from './email-address.ts'
import { digitsOf } from './phone.ts'

/** Keys that identify a person across leads and setups: normalised email address, digits of the phone number. */
export const personKeys = (email: string, phone: string) => ({
  emailKey: normaliseEmail(email),
  phoneKey: digitsOf(phone),
})
