import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { emailIsValid } from '#domain/basics/text.ts'
import type { MailReport, ReportedRecipient } from '#domain/conversation/mail.ts'

/** The parts of a `multipart/report` as text; null for one that it has not. */
type ReportParts = { readonly status: string | null; readonly receipt: string | null; readonly original: string | null }

const maxRecipients = 50

/** Content of a delivery report (RFC 3464) or read receipt (RFC 8098); null for other mails. */
export function readReport({ status, receipt, original }: ReportParts): MailReport | null {
  const written = status ?? receipt
  if (written === null) return null
  const blocks = written
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(fieldsOf)
  const about = idOf(fieldsOf(headOf(original ?? '')).get('message-id')) ?? idOf(blocks[0]?.get('original-message-id'))
  const recipients = blocks.slice(0, maxRecipients).flatMap((fields): ReportedRecipient[] => {
    const addresses = ['original-recipient', 'final-recipient'].flatMap((name) => addressOf(fields.get(name)))
    if (addresses.length === 0) return []
    const action =
      fields
        .get('action')
        ?.split(/[\s(;]/)[0]
        ?.toLowerCase() ?? ''
    const [code = ''] = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
    return [{ addresses: [...new Set(addresses)], action, status: code }]
  })
  return { kind: status === null ? 'receipt' : 'delivery', about, recipients }
}

/**
 * What a mail server reports in plain text, with the mail below: that one failed, or is still tried. Null for other mails. It says
 * nothing sure about the address.
 */
export function readPlainReport({
  subject,
  text,
}: {
  readonly subject: string
  readonly text: string
}): MailReport | null {
  const about = /^[>\s]{0,9}Message-ID:\s{0,9}(<[^<>\s]{1,500}>)/im.exec(text)?.[1] ?? null
  if (about === null) return null
  const isDelayed = /delay|warning|will (?:keep|continue)|still trying|do not resend/i.test(
    `${subject}\n${text.slice(0, 1_000)}`,
  )
  return {
    kind: 'delivery',
    about,
    recipients: [{ addresses: [], action: isDelayed ? 'delayed' : 'failed', status: '' }],
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
  const address = normaliseEmail(value.slice(at + 1).replace(/[<>]/g, ''))
  return emailIsValid(address) ? [address] : []
}

const idOf = (value: string | undefined) => /<[^<>\s]{1,500}>/.exec(value ?? '')?.[0] ?? null
