import { digitsOf } from './phone.ts'

/** A `tel:` link for a stored phone number; null if it has no digits. */
export function callLink(phone: string): string | null {
  const digits = digitsOf(phone)
  return digits === '' ? null : `tel:+${digits}`
}

/** A link that opens a chat in WhatsApp with a text that is ready to be sent; null without digits. */
export function whatsAppLink(phone: string, text: string): string | null {
  const digits = digitsOf(phone)
  return digits === '' ? null : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}

/** A link that opens a new mail in the mail program (RFC 6068). */
export function mailLink(address: string, subject: string, body: string): string {
  // An address may hold characters that would end it in a link; its @ stays readable.
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  const lines = body.replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
