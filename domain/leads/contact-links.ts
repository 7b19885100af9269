import { digitsOf } from '#domain/basics/plain-text.ts'

/** A `tel:` link for a stored phone number; null if it has no digits. */
export function callLink(phone: string): string | null {
  const digits = digitsOf(phone)
  return digits === '' ? null : `tel:+${digits}`
}

/** Opens a WhatsApp chat with a prepared text; null without digits. */
export function whatsAppLink(phone: string, text: string): string | null {
  const digits = digitsOf(phone)
  return digits === '' ? null : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}

/** Opens a new email in the mail program (RFC 6068). */
export function mailLink(address: string, subject: string, body: string): string {
  // Escapes characters that would end the address in a link; the @ stays readable.
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  const lines = body.replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
