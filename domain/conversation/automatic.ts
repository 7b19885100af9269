import type { ReceivedMail } from './mail.ts'

/** Subjects of absence notes that come without any header, as mail programs word them. */
const subjects =
  /^(?:(?:re|aw|sv|vs|tr|r|antw)\s*:\s*)?(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|automatische antwort|abwesenheits\w*|respuesta autom[aá]tica|r[eé]ponse automatique|risposta automatica|resposta autom[aá]tica|automatisch antwoord|автоматический ответ|автоответ|رد تلقائي|自动回复|自動回覆|自动答复|स्वचालित उत्तर)(?=$|[\s:：([-])/iu

/** Further ones, which a person may write, too: only before a colon or alone. */
const absences =
  /^(?:(?:re|aw|r)\s*:\s*)?(?:fuera de (?:la )?oficina|absen(?:ce|t) du bureau|fuori (?:sede|ufficio)|fora do escrit[oó]rio|вне офиса|нет на месте|خارج المكتب|不在办公室|कार्यालय से बाहर)\s*(?:$|[:：])/iu

/** Sender names of unattended mailboxes. */
const robots =
  /^(?:mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply|noreply|bounces?|notifications?|auto(?:reply|responder)?)(?=$|[-+._=@\d])/i

/** True for a program's address, whose answers reach nobody. */
export const isRobotAddress = (address: string): boolean => robots.test(address)

/**
 * True if a program sent the mail (RFC 3834 and older conventions). A header that only asks us to stay silent
 * (`X-Auto-Response-Suppress`) does not count, unless its value is used by programs alone, nor do headers of a mailing list
 * that is ours (`own`), such as a group at Google.
 */
export function isAutomatic(
  { headers, returnPath, subject, report, from }: ReceivedMail,
  own: readonly (string | null)[] = [],
): boolean {
  if (report) return true
  const submitted = word(headers['auto-submitted'])
  if (submitted !== '' && submitted !== 'no') return true
  if (submitted === 'no') return false
  // A mail without a return path is not from a person (RFC 5321, 4.5.5).
  if (returnPath === '' || returnPath === '<>') return true
  if (headers['x-autoreply'] !== undefined || headers['x-autorespond'] !== undefined) return true
  if (headers['x-auto-reply-from'] !== undefined || headers['x-mail-autoreply'] !== undefined) return true
  if (headers['x-ms-exchange-inbox-rules-loop'] !== undefined) return true
  const listId = headers['list-id']?.toLowerCase() ?? ''
  const isOurList = own.some((address) => address !== null && listId.includes(`<${address.replace('@', '.')}>`))
  if (!isOurList && (headers['list-id'] !== undefined || headers['list-unsubscribe'] !== undefined)) return true
  if (['bulk', 'junk', 'auto_reply'].includes(word(headers.precedence))) return true
  if (!isOurList && word(headers.precedence) === 'list') return true
  if (/^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '')) return true
  return subjects.test(subject.trim()) || absences.test(subject.trim())
}

const word = (value = '') =>
  value
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .split(';')[0]!
    .trim()
