import { createHash } from 'node:crypto'
import type { ReceivedMail } from '#domain/conversation/mail.ts'
import { parseMail } from './parse-mail.ts'

/* Runs in a separate process (`outside/apart`): must not be called in the server. */

/** A parsed mail, and its identity. */
export type ReadMail = { readonly mail: ReceivedMail; readonly identity: string }

export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const { mail } = await parseMail(bytes)
  return { mail, identity: identityOf(bytes, mail) }
}

/** As `readMail`, of a mail that took too much: its head, and that it could not be read. */
export async function readHead(bytes: Uint8Array): Promise<ReadMail> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends = [whole.indexOf('\r\n\r\n'), whole.indexOf('\n\n')].filter((at) => at >= 0)
  const end = ends.length > 0 ? Math.min(...ends) : whole.length
  const head = whole.subarray(0, Math.min(end, 128 * 1024)).toString('latin1')
  const plain = head.split(/\r?\n(?![ \t])/).filter((line) => !/^(?:content-|mime-)/i.test(line))
  const { mail } = await parseMail(Buffer.from(`${plain.slice(0, 300).join('\r\n')}\r\n\r\n`, 'latin1'))
  return { mail: { ...mail, isDamaged: true }, identity: identityOf(bytes, mail) }
}

export async function fileOf(bytes: Uint8Array, place: number): Promise<Uint8Array | null> {
  const { files } = await parseMail(bytes)
  return files.find((file) => file.place === place)?.content ?? null
}

/**
 * A mail delivered to two of our addresses is one; two with the same Message-ID but different content are two, since
 * some programs reuse it. Without a Message-ID only identical bytes are the same mail.
 */
function identityOf(bytes: Uint8Array, { messageId, from, date, subject }: ReceivedMail): string {
  const hash = createHash('sha256')
  if (messageId === null) return `raw ${hash.update(bytes).digest('base64url')}`
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends = [whole.indexOf('\r\n\r\n'), whole.indexOf('\n\n')].filter((at) => at >= 0)
  const body = whole.subarray(ends.length > 0 ? Math.min(...ends) : whole.length)
  // Mail servers change line ends and add some at the end.
  const text = body.toString('latin1').replace(/\r\n/g, '\n').trim()
  hash.update(JSON.stringify([messageId, from?.address ?? '', date, subject])).update(text, 'latin1')
  return `mail ${hash.digest('base64url')}`
}
