import type { ReceivedMail } from './mail.ts'

/** Subjects of absence notes that come without any header, as mail programs word them. */
const subjects =
  /^(?:(?:re|aw|sv|vs|tr|r|antw)\s*:\s*)?(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|automatische antwort|abwesenheits\w*|respuesta autom[aá]tica|r[eé]ponse automatique|risposta automatica|resposta autom[aá]tica|automatische? antwoord|автоматический ответ|автоответ|رد تلقائي|自动回复|自動回覆|自动答复|स्वचालित उत्तर|autosvar|odpowiedź automatyczna|αυτόματη απάντηση|otomatik yanıt|automaattinen vastaus|automatick[áa] odpov[eě]ď|răspuns automat|автоматична відповідь|自動(?:応答|返信)|자동 응답)\s{0,9}(?:$|[:：([-]|re\b)/iu

/** Further subjects that a person may also write: they count only before a colon, or as the whole subject. */
const absences =
  /^(?:(?:re|aw|r)\s*:\s*)?\[?(?:fuera de (?:la )?oficina|ausente|mensaje autom[aá]tico|absen(?:ce|t) du bureau|message d['’]absence|message automatique|fuori (?:sede|ufficio)|assente|messaggio automatico|fora do escrit[oó]rio|mensagem autom[aá]tica|abwesend|automatische (?:abwesenheitsnotiz|r[uü]ckantwort)|(?:я )?(?:вне офиса|в отпуске)|нет (?:на месте|в офисе)|авто-?ответ(?:чик)?|خارج المكتب|(?:ال)?رد (?:ال)?آلي|إجابة تلقائية|(?:外出|休假)?自动(?:回复|回信)|不在办公室|कार्यालय से बाहर|स्वतः उत्तर|स्वचालित प्रत्युत्तर|afwezig|niet aanwezig|frånvaro|(?:i am )?out of (?:the )?office(?: autoreply)?|away from the office|ooo|auto[_-]?reply)\]?\s*(?:$|[:：]|(?<=\])\s)/iu

/** Subjects of automatic replies that quote our subject, or say when the person is back. */
const answersOurs =
  /^(?:(?:auto|vacation|absen(?:t|ce|cia|za)|away|urlaub|vacaciones|f[eé]rias|ferie|cong[eé]s?|отпуск|إجازة|छुट्टी|休假)\s*[:：]\s*(?:re|aw|sv|antw|odp|ynt|回复|答复)\s*[:：]|auto: .{1,100}\((?:returning|r[uü]ckkehr|zur[uü]ck|retour|regres|ritorn|retorno|возвращ))/iu

/** Subjects that say so behind ours, in brackets, or until when somebody is away. */
const inBrackets =
  /[([](?:automatische antwort|automatic reply|auto(?:matic)?[ -]?reply|out of (?:the )?office|respuesta autom[aá]tica|r[eé]ponse automatique|risposta automatica|resposta autom[aá]tica|автоответ|自动回复)[)\]]\s*$|^(?:abwesend|ausente|absente?|assente|afwezig|out of (?:the )?office|fuera de (?:la )?oficina|вне офиса|в отпуске) (?:bis|until|till|hasta|jusqu['’]au|fino al?|at[eé]|tot|до)\b.{0,20}\d/iu

/** Sender names of unattended mailboxes. */
const robots =
  /^(?:mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply|noreply|bounces?|notifications?|auto(?:reply|responder)?)(?=$|[-+._=@\d])/i

/** True for a header that only automatic replies have. `X-Auto-Response-Suppress` is not one: it asks others not to reply. */
export const marksAutomatic = (header: string): boolean =>
  /^(?:x-(?:[a-z]{1,20}-)?auto-?(?:re(?:ply|spon(?:d|se))|generated)|x-(?:vacation|out-of-office|failed-recipients|fc-machinegenerated)|x-ms-exchange-(?:inbox-rules-loop|message-is-ndr|generated-message-source))/.test(
    header,
  ) && header !== 'x-auto-response-suppress'

/** True for the address of a program. Answers to it are not read. */
export const isRobotAddress = (address: string): boolean => robots.test(address)

/**
 * True if a program sent the mail (RFC 3834 and older conventions). `X-Auto-Response-Suppress` does not count: it only asks
 * us not to reply automatically. Nor do the headers of our own mailing lists (`own`), such as a Google group.
 */
export function isAutomatic(
  { headers, returnPath, subject, report, from, appointmentBy }: ReceivedMail,
  own: readonly (string | null)[] = [],
): boolean {
  if (report) return true
  const submitted = word(headers['auto-submitted'])
  // Calendar programs say so of what a person accepts, declines or proposes in them.
  const isByPerson = submitted === 'auto-generated' && appointmentBy !== null && appointmentBy === from?.address
  if (submitted !== '' && submitted !== 'no' && !isByPerson) return true
  if (submitted === 'no') return false
  // A mail without a return path is not from a person (RFC 5321, 4.5.5).
  if (returnPath === '' || returnPath === '<>') return true
  if (Object.entries(headers).some(([name, value]) => marksAutomatic(name) && !/^(?:no|false|0)$/i.test(value)))
    return true
  if (/^vacation\b|autoresponder/i.test(`${headers['x-mailer'] ?? headers['x-post-messageclass'] ?? ''}`)) return true
  const listId = headers['list-id']?.toLowerCase() ?? ''
  const isOurList = own.some((address) => address !== null && listId.includes(`<${address.replace('@', '.')}>`))
  if (!isOurList && (headers['list-id'] !== undefined || headers['list-unsubscribe'] !== undefined)) return true
  const precedence = word(headers.precedence ?? headers['x-precedence'] ?? headers.preference)
  if (['bulk', 'junk', 'auto_reply', 'auto-reply'].includes(precedence)) return true
  if (!isOurList && precedence === 'list') return true
  if (/^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '')) return true
  return [subjects, absences, answersOurs, inBrackets].some((one) => one.test(subject.trim()))
}

const word = (value = '') =>
  value
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .split(';')[0]!
    .trim()
