import { digitsOf } from './phone.ts'
import { normaliseEmail } from './text.ts'

/** What people are recognised by, across leads and setups: their address in its compared form, their number's digits. */
export const personKeys = (email: string, phone: string) => ({
  emailKey: normaliseEmail(email),
  phoneKey: digitsOf(phone),
})
