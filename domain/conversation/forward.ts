import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { emailIsValid } from '#domain/basics/text.ts'
import type { Mailbox, ReceivedMail } from './mail.ts'

/** Subject prefixes of forwards and of replies, in the languages of mail programs. */
const forwards =
  /^\s*(?:\[[^\]]{1,40}\]\s*)?(?:fwd?|fw|wg|tr|rv|i|enc|doorst|vs|vb|pd|ilt|пересл\p{L}*|fwd?\s?от|إعادة توجيه|تحويل|अग्रेषित|转发|轉寄|转寄)\s*[:：]/iu
const answers = /^\s*(?:re|aw|sv|r|antw|odp|ynt|回复|答复|رد|उत्तर)\s*[:：]/iu

/** The header line that names the sender of a forwarded mail, in the languages of mail programs. */
const senderLine =
  /^[>\s*_]*(?:from|von|de|da|van|od|fra|från|kimden|lähettäjä|feladó|από|від|מאת|보낸 ?사람|от(?: кого)?|отправитель|من|प्रेषक|द्वारा|发件人|寄件者|寄件人|差出人)[*_\s\u00a0]*[:：](.*)$/isu
const headLine = /^[>\s*_]*[^\s:：][^:：]{0,30}[:：]/u
const address = /[^\s<>"'()[\]:;,：]{1,64}@[^\s<>"'()[\]:;,：]{1,255}/u

/** Maximum number of forwarded headers that are read, since a mail may have been forwarded many times. */
const maxHeads = 10
const maxLines = 3_000
const maxHeadLines = 8

/**
 * Senders named by a forward, the most recent first: those of attached mails, or of mail headers quoted in the text. Anybody
 * can type such headers. Empty if the mail is not a forward; an empty address means that it names no sender.
 */
export function forwardedFrom({
  subject,
  text,
  attachedFrom,
}: Pick<ReceivedMail, 'subject' | 'text' | 'attachedFrom'>): Mailbox[] {
  if (attachedFrom.length > 0) return [...attachedFrom]
  if (answers.test(subject)) return []
  const lines = text.split('\n', maxLines)
  const found = lines.flatMap((line, at): Mailbox[] => {
    const [, written] = senderLine.exec(line) ?? []
    if (written === undefined || !hasHead(lines, at)) return []
    // Some write the address below the name.
    const below = lines[at + 1] ?? ''
    return [senderOf(!address.test(written) && /^[>\s]*</.test(below) ? `${written} ${below}` : written)]
  })
  if (found.length > 0) return found.slice(0, maxHeads)
  return forwards.test(subject) ? [{ name: '', address: '' }] : []
}

/** True if other header lines are next to this one. */
const hasHead = (lines: readonly string[], at: number) =>
  [...lines.slice(Math.max(0, at - 3), at), ...lines.slice(at + 1, at + 6)].filter((line) => headLine.test(line))
    .length >= 2

/** Index after the header of a quoted or forwarded mail that begins at line `at`; `at` if no header begins there. */
export function endOfHead(lines: readonly string[], at: number): number {
  if (!senderLine.test(lines[at] ?? '') || !headLine.test(lines[at + 1] ?? '')) return at
  let end = at + 1
  while (end < lines.length && end - at < maxHeadLines && headLine.test(lines[end]!)) end += 1
  return end - at >= 3 ? end : at
}

function senderOf(written: string): Mailbox {
  const [found = ''] = address.exec(written) ?? []
  const plain = normaliseEmail(found.replace(/(?<![.*_])[.*_]+$/, ''))
  const name = (found === '' ? written : written.slice(0, written.indexOf(found)))
    .replace(/[<[("'*]|mailto:?|^[_\s]{1,9}/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
  return { name, address: emailIsValid(plain) ? plain : '' }
}
