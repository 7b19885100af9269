import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { maxAttachedMails } from '#domain/origin/outcome.ts'

/** Limits for a hostile mail: nested parts, and header bytes. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }

/** The mail is malformed. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail'
}

/**
 * The mails of an upload, each as its sender's server signed it: those attached to it if there are any, since forwarding
 * as an attachment keeps every byte; else the upload itself.
 */
export async function mailsIn(upload: Buffer): Promise<readonly Buffer[]> {
  const { attachments } = await parse(upload)
  const attached = attachments.filter(isMail).slice(0, maxAttachedMails).map(bytesOf)
  return attached.length > 0 ? attached : [upload]
}

/** Pages of a mail that may contain a statement: its text, then attachments. Throws `UnreadableMail`. */
export async function pagesOf(mail: Buffer): Promise<readonly Uint8Array[]> {
  const { html, attachments } = await parse(mail)
  const pages = attachments.filter(
    ({ mimeType, filename }) => mimeType === 'text/html' || /\.html?$/i.test(filename ?? ''),
  )
  return [...(html ? [Buffer.from(html)] : []), ...pages.map(bytesOf)]
}

async function parse(mail: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(mail, { ...limits, forceRfc822Attachments: true })
  } catch (error) {
    throw new UnreadableMail((error as Error).message)
  }
}

const isMail = ({ mimeType, filename }: Attachment) => mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? '')

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
