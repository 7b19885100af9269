import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { emailIsValid } from '#domain/basics/text.ts'
import type { MailReport, ReportedRecipient } from '#domain/conversation/mail.ts'

/** The parts of a `multipart/report` as text; null for a missing one. */
type ReportParts = Readonly<Record<'status' | 'receipt' | 'complaint' | 'original', string | null>>

const maxRecipients = 50

/** Content of a delivery report (RFC 3464), read receipt (RFC 8098) or complaint (RFC 5965); null for other mails. */
export function readReport({ status, receipt, complaint, original }: ReportParts): MailReport | null {
  const written = status ?? receipt ?? complaint
  if (written === null) return null
  const blocks = written
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(fieldsOf)
  const about = idOf(fieldsOf(headOf(original ?? '')).get('message-id')) ?? idOf(blocks[0]?.get('original-message-id'))
  const recipients = blocks.slice(0, maxRecipients).flatMap((fields): ReportedRecipient[] => {
    const addresses = ['original-recipient', 'final-recipient'].flatMap((name) => addressOf(fields.get(name)))
    const said = fields.get('action') ?? fields.get('feedback-type')
    // A recipient without an email address, such as a phone number, still has an action that counts.
    if (addresses.length === 0 && said === undefined) return []
    const action = said?.split(/[\s(;]/)[0]?.toLowerCase() ?? ''
    const [code = ''] = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
    return [{ addresses: [...new Set(addresses)], action, status: code }]
  })
  return { kind: status !== null ? 'delivery' : receipt !== null ? 'receipt' : 'complaint', about, recipients }
}

/** How mail servers say that they could not deliver a mail, in the languages of the big providers. */
const undelivered =
  /undeliver|not (?:be )?delivered|delivery (?:has )?fail|delivery status|deliver(?:y|ing) (?:of )?(?:your|the) (?:message|mail)|failure notice|mail (?:system )?(?:delivery )?(?:error|fail)|returned (?:mail|to (?:the )?sender)|could ?n[o'’]t be delivered|unzustellbar|nicht zugestellt|non remis|no se (?:ha )?(?:podido|pudo) entregar|no entregado|mancato recapito|não (?:foi )?entreg|недостав|не (?:был[ао]? )?доставлен|не удалось доставить|退信|退回|无法(?:送达|投递)|投递失败|未送达|配信(?:不能|できません)|تعذ[ّ]?ر (?:التسليم|توصيل)/iu
const delayed =
  /delay|warning|will (?:keep|continue)|still trying|do not resend|verzöger|retras|retard|задерж|延迟|稍后/iu

/**
 * What a mail server reports in words alone, with or without the mail: that one failed, or is still tried. Null for other mails. It
 * says nothing sure about the address. Without the mail's Message-ID (`about` is null) it only names recipients.
 */
export function readPlainReport({
  subject,
  text,
  references,
  original,
}: {
  readonly subject: string
  readonly text: string
  readonly references: readonly string[]
  readonly original: string | null
}): MailReport | null {
  const beginning = `${subject}\n${text.slice(0, 1_000)}`
  const inText = /^[>\s]{0,9}Message-ID:\s{0,9}(<[^<>\s]{1,500}>)/im.exec(text)?.[1] ?? null
  const isReport = undelivered.test(beginning)
  if (inText === null && !isReport) return null
  const about = inText ?? idOf(fieldsOf(headOf(original ?? '')).get('message-id')) ?? references[0] ?? null
  const named = text.slice(0, 20_000).match(/[^\s<>"'()[\]:;,：（）]{1,64}@[^\s<>"'()[\]:;,：（）]{1,255}/gu) ?? []
  const addresses = [
    ...new Set(named.map((one) => normaliseEmail(one.replace(/(?<!\.)\.+$/, ''))).filter(emailIsValid)),
  ]
  if (about === null && addresses.length === 0) return null
  const action = delayed.test(beginning) ? 'delayed' : 'failed'
  return {
    kind: 'delivery',
    about,
    recipients: [{ addresses: about === null ? addresses.slice(0, maxRecipients) : [], action, status: '' }],
  }
}

const headOf = (original: string) => original.replace(/\r\n?/g, '\n').split('\n\n')[0]!

/** Fields of a block, lower case, folded lines joined. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.slice(0, 500).flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]] : []
    }),
  )
}

/** `rfc822; lucia@example.com` as it is compared. */
function addressOf(value = ''): string[] {
  const at = value.indexOf(';')
  if (!/^(?:rfc822|utf-8)$/i.test(value.slice(0, at).trim())) return []
  // Characters outside ASCII may be escaped as `\x{…}` (RFC 6533).
  const address = normaliseEmail(
    value
      .slice(at + 1)
      .replace(/[<>]/g, '')
      .replace(/\\x\{([\da-f]{2,6})\}/gi, (_, code: string) => letterOf(Number.parseInt(code, 16))),
  )
  return emailIsValid(address) ? [address] : []
}

const letterOf = (code: number) => (code > 0x10ffff ? '' : String.fromCodePoint(code))

const idOf = (value: string | undefined) => /<[^<>\s]{1,500}>/.exec(value ?? '')?.[0] ?? null
