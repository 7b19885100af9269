import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** A key of a made-up broker and the record under which DNS publishes it. */
type SigningKey = { readonly privateKey: KeyObject; readonly record: string }

export function makeKey(bits = 2048): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const p = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return { privateKey, record: `v=DKIM1; k=rsa; p=${p}` }
}

export type Signing = {
  readonly key: SigningKey
  readonly domain?: string
  readonly selector?: string
  /** Header names that the signature covers. */
  readonly headers?: readonly string[]
  /** Further tags of the signature, such as `x=1700000000`. */
  readonly tags?: readonly string[]
  readonly algorithm?: 'rsa-sha256' | 'rsa-sha1'
  /** Bytes of the body that the hash covers (`l=`). */
  readonly length?: number
}

export const brokerDomain = 'broker.example'
export const keyName = `s1._domainkey.${brokerDomain}`
const usualHeaders = ['From', 'To', 'Date', 'Subject', 'MIME-Version', 'Content-Type']

/** A mail with a page as its body. */
export function mailOf(page: string, { from = `Broker <statements@${brokerDomain}>` } = {}): string {
  return [
    `From: ${from}`,
    'To: Somebody <somebody@example.org>',
    'Date: Thu, 02 Jan 2025 23:59:59 +0200',
    'Subject: Daily Confirmation',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(page)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n')
}

/**
 * Signs a mail as its sender's server does (RFC 6376, relaxed/relaxed), without the library that checks signatures, so
 * that the tests compare two implementations of the standard.
 */
export function signMail(mail: string, signing: Signing): Buffer {
  const { key, domain = brokerDomain, selector = 's1', headers = usualHeaders, tags = [] } = signing
  const { algorithm = 'rsa-sha256', length } = signing
  const [head = '', body = ''] = splitOnce(mail)
  const digest = algorithm === 'rsa-sha256' ? 'sha256' : 'sha1'
  const canonical = Buffer.from(relaxedBody(body))
  const bodyHash = createHash(digest)
    .update(canonical.subarray(0, length ?? canonical.length))
    .digest('base64')
  const all = [
    ...['v=1', `a=${algorithm}`, 'c=relaxed/relaxed', `d=${domain}`, `s=${selector}`, `h=${headers.join(':')}`],
    ...(length === undefined ? [] : [`l=${length}`]),
    ...tags,
    `bh=${bodyHash}`,
    'b=',
  ]
  const field = `DKIM-Signature: ${all.join('; ')}`
  const lines = head.split(/\r\n(?![ \t])/)
  const signed = headers.flatMap(
    (name) => lines.findLast((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? [],
  )
  const text = [...signed, field].map(relaxedHeader).join('\r\n')
  const signature = createSign(digest).update(text).sign(key.privateKey, 'base64')
  return Buffer.from(`${field}${signature}\r\n${mail}`)
}

/** A mail with others attached, as mailboxes forward them; its own text is no statement. */
export function forwarding(mails: readonly Buffer[], how: 'attachment' | 'inline' | 'base64' = 'attachment'): Buffer {
  const head = {
    attachment: 'Content-Type: message/rfc822\r\nContent-Disposition: attachment',
    inline: 'Content-Type: message/rfc822',
    base64:
      'Content-Type: application/octet-stream; name="a.eml"\r\nContent-Disposition: attachment; filename="a.eml"\r\nContent-Transfer-Encoding: base64',
  }[how]
  const text = (mail: Buffer) =>
    how === 'base64'
      ? mail
          .toString('base64')
          .match(/.{1,76}/g)!
          .join('\r\n')
      : mail.toString('latin1')
  const parts = mails.map((mail) => `--limit\r\n${head}\r\n\r\n${text(mail)}\r\n`)
  const lines = [
    'From: operator@firm.example',
    'Subject: Fwd',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=limit',
    '',
    '--limit',
    'Content-Type: text/plain',
    '',
    'See attached.',
    '',
  ]
  return Buffer.from(`${lines.join('\r\n')}${parts.join('')}--limit--\r\n`, 'latin1')
}

function splitOnce(mail: string): [string, string] {
  const at = mail.indexOf('\r\n\r\n')
  return [mail.slice(0, at), mail.slice(at + 4)]
}

function relaxedHeader(line: string): string {
  const at = line.indexOf(':')
  const value = line
    .slice(at + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
  return `${line.slice(0, at).trim().toLowerCase()}:${value.trim()}`
}

const relaxedBody = (body: string) =>
  `${body
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(?:\r\n)+$/, '')}\r\n`
