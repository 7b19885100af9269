import { isUtf8 } from 'node:buffer'
import PostalMime, { type Address, decodeWords, type Email } from 'postal-mime'
import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { cleanName, emailIsValid, limits } from '#domain/basics/text.ts'
import { marksAutomatic } from '#domain/conversation/automatic.ts'
import { fileNameOf } from '#domain/conversation/file-name.ts'
import type { Mailbox, ReceivedMail } from '#domain/conversation/mail.ts'
import { type MessageFile, messageLimits } from '#domain/conversation/message.ts'
import { ownAuthentication } from '#domain/conversation/whose-mail.ts'
import { readCalendar } from './calendar.ts'
import { decodeText } from './charsets.ts'
import {
  contentOf,
  decoded,
  decodedJapanese,
  isMail,
  isPartOfReport,
  isSealed,
  isText,
  leavesOf,
  nameIn,
  originalIn,
  type Part,
  partsOf,
  reportOf,
  textOf,
  typeOf,
} from './parts.ts'
import { readPlainReport } from './read-report.ts'
import { readSigned } from './signed.ts'
import { readTnef } from './tnef.ts'
import { withoutUuencoded } from './uuencoded.ts'
import { withJoinedWords } from './words-in-headers.ts'

/** A file of a mail with its content. */
export type MailFile = MessageFile & { readonly content: Uint8Array }

/** Maximum number and length of parts; beyond them a mail is shown incompletely. */
const limitsOfMail = { maxNestingDepth: 60, maxHeadersSize: 512 * 1024 }
const maxFiles = 100
const maxRecipients = 100

type ParsedMail = { readonly mail: ReceivedMail; readonly files: readonly MailFile[] }

/** Parses a mail and its files. A malformed one is shown as far as possible (`isDamaged`); never throws. */
export async function parseMail(bytes: Uint8Array, depth = 0): Promise<ParsedMail> {
  const prepared = prepare(bytes)
  const parser = new PostalMime({ ...limitsOfMail, forceRfc822Attachments: true })
  try {
    const email = await parser.parse(prepared)
    const { root } = parser as unknown as { root: Part }
    if (root.contentType.multipart !== false && root.childNodes.length === 0) throw new Error('no part can be told')
    const whole = await opened(root)
    return read(email, whole, false, await attachedMails(whole, depth))
  } catch {
    const head = prepared.subarray(0, headEnd(prepared))
    const email = await PostalMime.parse(head.subarray(0, limitsOfMail.maxHeadersSize / 2)).catch(() => null)
    const rest = Buffer.from(prepared.subarray(head.length)).toString('utf8').replace(/\r\n/g, '\n').trim()
    const { mail } = read(email ?? ({ headers: [], attachments: [] } as unknown as Email), null, true)
    return { mail: { ...mail, text: cutText(clean(rest)) }, files: [] }
  }
}

/** The parts of a mail, with what is signed in a form that hides it in the place of its envelope. */
async function opened(part: Part, depth = 0): Promise<Part> {
  if (depth > limitsOfMail.maxNestingDepth) return part
  const signed = part.contentType.multipart === false && isSealed(part) ? readSigned(contentOf(part)) : null
  if (signed === null) {
    const childNodes = await Promise.all(part.childNodes.map((child) => opened(child, depth)))
    return { ...part, childNodes }
  }
  const parser = new PostalMime({ ...limitsOfMail, forceRfc822Attachments: true })
  // Some programs sign a text without any header.
  const isBare = !/^(?:content-type|mime-version):/im.test(
    Buffer.from(signed.subarray(0, headEnd(Buffer.from(signed)))).toString('latin1'),
  )
  await parser.parse(isBare ? Buffer.concat([Buffer.from('\r\n\r\n'), signed]) : prepare(signed))
  const inner = await opened((parser as unknown as { root: Part }).root, depth + 20)
  const { contentType } = part
  return { ...part, contentType: { ...contentType, multipart: 'mixed' }, childNodes: [inner] }
}

/** Mails within a mail, and within these, whose text is shown. */
const maxAttached = { count: 10, depth: 5 }

/** The mails that are attached to a mail, but for a report, which has ours. */
async function attachedMails(root: Part, depth: number): Promise<ReadonlyMap<Part, ParsedMail>> {
  if (depth >= maxAttached.depth || typeOf(root) === 'multipart/report') return new Map()
  const parts = partsOf(root).filter(isMail).slice(0, maxAttached.count)
  const read = parts.map(async (part) => [part, await parseMail(contentOf(part), depth + 1)] as const)
  return new Map(await Promise.all(read))
}

/** A mail whose text follows its head without an empty line, with one: the text begins after the last field. */
function withEmptyLine(mail: Buffer): Buffer {
  const end = headEnd(mail)
  const lines = mail
    .subarray(0, end)
    .toString('latin1')
    .split(/(?<=\n)/)
  const last = lines.findLastIndex((line, at) => /^[!-9;-~]{1,100}:/.test(line) || (at > 0 && /^[ \t]/.test(line)))
  if (last < 0 || last === lines.length - 1) return mail
  const at = lines.slice(0, last + 1).join('').length
  return Buffer.concat([mail.subarray(0, at), Buffer.from('\r\n'), mail.subarray(at)])
}

/** The mail with encoded words of its head joined, plain letters of other charsets as UTF-8, and its encoding repaired. */
function prepare(bytes: Uint8Array): Buffer {
  const mail = withEmptyLine(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const end = headEnd(mail)
  const written = mail.subarray(0, end)
  const head = written.toString('latin1')
  // That of the first text, which may be in a part.
  const beginning = head + mail.subarray(end, end + 4_000).toString('latin1')
  const [, charset = ''] = /^content-type:.{0,300}?charset\s?=\s?["']?([\w.:-]{1,40})/ims.exec(beginning) ?? []
  const asUtf8 = (text: string) => Buffer.from(decodeText(Buffer.from(text, 'latin1'), charset)).toString('latin1')
  const joined = withJoinedWords(isUtf8(written) ? head : asUtf8(head))
  const rest = mail.subarray(end)
  const repaired = withRepairedBody(head, rest.toString('latin1'), asUtf8)
  return Buffer.concat([Buffer.from(joined, 'latin1'), repaired === null ? rest : Buffer.from(repaired, 'latin1')])
}

/** The body after its head without what decoders stumble over; null if there is nothing of that. */
function withRepairedBody(head: string, body: string, asUtf8: (text: string) => string): string | null {
  const isBase64 = /^content-transfer-encoding:\s*base64/im.test(head) && !/^content-type:\s*multipart/im.test(head)
  const repaired = (isBase64 ? withFooterEncoded(body) : body)
    // A type or name that is one encoded word.
    .replace(
      /^(content-(?:type|disposition):[ \t]{0,9})(=\?[^\r\n]{1,998}(?:\r?\n[ \t][^\r\n]{1,998}){0,9})/gim,
      (_, field, value) => Buffer.from(field + decodeWords(value.replace(/\r?\n[ \t]+/g, ' '))).toString('latin1'),
    )
    // Spaces that a server put behind the mark of a broken line.
    .replace(/=[ \t]{1,80}(?=\r?\n)/g, '=')
    // A file's name in plain letters, in the head of a part.
    .replace(/^(?:content-(?:type|disposition):|[ \t])[^\r\n]{1,998}$/gim, (line) =>
      /name=/i.test(line) && !isUtf8(Buffer.from(line, 'latin1')) ? asUtf8(line) : line,
    )
  return repaired === body ? null : repaired
}

/** A text in base64, with the footer that a server wrote below it in plain letters in base64 as well. */
function withFooterEncoded(body: string): string {
  const text = body.trimStart()
  const end = text.search(/(?<![^\n])(?![a-z\d+/]+\r?\n)/i)
  const padded = end < 0 ? null : /^[a-z\d+/]*={1,2}\r?\n/i.exec(text.slice(end, end + 1_000))
  const footer = end < 0 ? '' : text.slice(end + (padded?.[0].length ?? 0))
  if (!/[^a-z\d+/=\s]|\w \w/i.test(footer)) return body
  const encoded = Buffer.from(text.slice(0, text.length - footer.length), 'base64')
  return `\r\n\r\n${Buffer.concat([encoded, Buffer.from(`\n${footer}`, 'latin1')]).toString('base64')}`
}

function headEnd(mail: Buffer): number {
  const ends = [mail.indexOf('\r\n\r\n'), mail.indexOf('\n\n')].filter((at) => at >= 0)
  return ends.length > 0 ? Math.min(...ends) : mail.length
}

function read(
  email: Email,
  root: Part | null,
  isDamaged: boolean,
  attached: ReadonlyMap<Part, ParsedMail> = new Map(),
): ParsedMail {
  const all = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const first = (name: string) => all(name)[0] ?? ''
  const body = root ? bodyOf(root, attached) : { text: email.text ?? '', files: [], appointmentBy: null }
  const from = mailboxes([email.from, email.sender])[0] ?? nameless(first('from'))
  const subject = clean(email.subject ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500)
  const references = [...new Set([...idsIn(email.inReplyTo ?? ''), ...idsIn(email.references ?? '').toReversed()])]
  const text = cutText(clean(body.text))
  const report = root && reportOf(root)
  const isFromServer =
    /^(?:mailer-daemon|postmaster|microsoftexchange[\da-f]{8,})@/i.test(from?.address ?? '') ||
    [...all('x-failed-recipients'), ...all('x-ms-exchange-message-is-ndr')].length > 0
  const mail: ReceivedMail = {
    from,
    isFromClear: all('from').length < 2 && isClear(first('from'), from),
    originalFrom: nameless(first('x-original-from') || first('x-original-sender')),
    attachedFrom: [...attached.values()].map(({ mail }) => mail.from ?? { name: '', address: '' }),
    replyTo: mailboxes(email.replyTo),
    to: mailboxes(email.to),
    cc: mailboxes(email.cc),
    delivered: deliveryHeaders.flatMap(all).flatMap(addressesIn).slice(0, maxRecipients),
    returnPath: all('return-path').length > 0 ? first('return-path').trim() : null,
    subject,
    messageId: idsIn(email.messageId ?? '')[0] ?? null,
    references: references.slice(0, 100),
    date: momentOf(email.date),
    headers: Object.fromEntries(
      email.headers
        .filter(({ key }) => spoken.has(key) || marksAutomatic(key))
        .map(({ key, value }) => [key, value.trim().slice(0, 500)]),
    ),
    authentication: ownAuthentication(email.headers).slice(0, 4_000),
    text,
    files: body.files.map(({ content: _content, ...file }) => file),
    appointmentBy: body.appointmentBy,
    report: report
      ? { ...report, about: report.about ?? references[0] ?? null }
      : isFromServer && root
        ? readPlainReport({ subject, text, references, original: originalIn(partsOf(root)) })
        : null,
    isDamaged,
  }
  return { mail: storable(mail), files: body.files }
}

/** Removes characters that the database refuses from every string: one would make the mail fail at each attempt. */
function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storable(one)])) as T
}

/** A date as ISO; null if it can't be read, or is before 1970 or after 2999. */
function momentOf(written: string | undefined): string | null {
  const at = new Date(written ?? Number.NaN)
  const year = Number.isNaN(at.getTime()) ? 0 : at.getUTCFullYear()
  return year >= 1970 && year < 3000 ? at.toISOString() : null
}

const deliveryHeaders = [
  'delivered-to',
  'x-delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
]

/** Headers of automatic mails (`domain/conversation/automatic`). */
const spoken = new Set([
  'auto-submitted',
  'precedence',
  'list-id',
  'list-unsubscribe',
  'x-mailer',
  'x-precedence',
  'x-post-messageclass',
  'preference',
])

/** Normalised addresses, with members of groups; invalid ones are dropped. */
function mailboxes(written: readonly (Address | undefined)[] | undefined): Mailbox[] {
  const flat = (written ?? []).flatMap((one) => (one === undefined ? [] : (one.group ?? [one])))
  return flat.slice(0, maxRecipients).flatMap(({ name, address }) => {
    const plain = normaliseEmail(address ?? '')
    return emailIsValid(plain) ? [{ name: shownName(name ?? ''), address: plain }] : []
  })
}

/** A name in one line, without invisible characters. */
const shownName = (name: string) => [...cleanName(clean(name).replace(/\s+/g, ' '))].slice(0, limits.name).join('')

const addressesIn = (value: string): string[] =>
  value
    .split(/[\s<>,;:"()]+/)
    .map((one) => normaliseEmail(one.replace(/(?<!\.)\.+$/, '')))
    .filter(emailIsValid)

/** A sender without quotation marks around its address or the part before the @. */
const withoutMarks = (from: string) =>
  from
    .replace(/&[lg]t;/gi, ' ')
    .replace(/"([^"\s\\@]{1,64})"@/g, '$1@')
    .replace(/(?<![^\s<])'([^'\s]{1,300})'(?![^\s>])/g, '$1')

/** The address of a sender that no name can be told from: it is written with a comma, or in quotation marks. */
function nameless(from: string): Mailbox | null {
  const [address] = addressesIn(withoutMarks(from))
  return address === undefined ? null : { name: '', address }
}

/**
 * True if a sender contains one address, not counting names in quotation marks and comments. One inside an encoded word does not
 * count: mail servers don't decode it, so they don't check its domain.
 */
function isClear(from: string, sender: Mailbox | null): boolean {
  const plain = withoutMarks(from)
    .replace(/"(?:[^"\\]|\\.)*"/g, ' ')
    .replace(/\([^()]*\)/g, '')
  const found = new Set(addressesIn(plain))
  const isWritten = sender === null || found.has(sender.address)
  return found.size <= 1 && isWritten && !/@[^\s<>,;]*@/.test(plain)
}

/** Message-IDs; of a program that leaves their brackets out, too. */
function idsIn(value: string): string[] {
  const ids = [...value.matchAll(/<[^<>\s]{1,500}>/g)].map(([id]) => id)
  return ids.length > 0
    ? ids
    : value
        .split(/[\s,;]+/)
        .filter((one) => /^[^<>@]{1,250}@[^<>@]{1,250}$/.test(one))
        .map((one) => `<${one}>`)
}

/** Without characters that a database refuses or that turn text around. */
function clean(text: string): string {
  const plain = decodedJapanese(text).replace(/\r\n?/g, '\n').toWellFormed()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  return plain.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
}

const cutText = (text: string) => [...text.trim()].slice(0, messageLimits.received).join('')

type Body = { text: string; files: readonly MailFile[]; appointmentBy: string | null }

/** The text of all parts in their order, pictures between them by name, and the files. */
function bodyOf(root: Part, attached: ReadonlyMap<Part, ParsedMail>): Body {
  const files: MailFile[] = []
  const pictures = new Map<string, string>()
  const texts: string[] = []
  let appointmentBy: string | null = null
  const parts = leavesOf(root)
  const addFile = (written: string | null, type: string, content: Uint8Array, more: Partial<MailFile> = {}) => {
    if (files.length >= maxFiles) return null
    const place = files.length + 1
    const file: MailFile = {
      place,
      name: fileNameOf(written, type, place),
      type,
      size: content.byteLength,
      ...more,
      content,
    }
    files.push(file)
    return file
  }
  // Files first: the text names the pictures in it.
  const shown = parts.map((part): { part: Part; file: MailFile | null } => {
    if (isText(part)) return { part, file: null }
    const type = part.contentType.parsed.value
    const content = contentOf(part)
    const written = nameIn(part)
    const name = written === undefined ? null : decodeWords(withJoinedWords(written))
    const tnef = type === 'application/ms-tnef' || /^winmail\.dat$/i.test(name ?? '') ? readTnef(content) : null
    // One that has its text as RTF alone is a file like any other.
    if (tnef && (tnef.text || tnef.files.length > 0)) {
      if (tnef.text) texts.push(tnef.text)
      for (const one of tnef.files) addFile(one.name, 'application/octet-stream', one.content)
      return { part, file: null }
    }
    if (isPartOfReport(type)) return { part, file: null }
    const calendar = /^(?:text\/calendar|application\/ics)$/.test(type)
      ? readCalendar(decoded(part), part.contentType.parsed.params.method)
      : null
    if (calendar) {
      appointmentBy = calendar.by
      texts.push(calendar.comment)
    }
    const mail = attached.get(part)
    const file = addFile(name, isSealed(part) ? 'application/pkcs7-mime' : type, content, {
      ...(calendar && { appointment: calendar.appointment }),
      ...(mail && { inside: namesInside(mail) }),
    })
    const id = part.contentId?.replace(/^<|>$/g, '')
    if (file && id) pictures.set(id, file.name)
    return { part, file }
  })
  const outer = shown.flatMap(({ part, file }) => {
    if (isText(part)) {
      const text = textOf(part, (id) => pictures.get(id) ?? null)
      const put = (one: { name: string; content: Uint8Array }) =>
        `[${addFile(one.name, 'application/octet-stream', one.content)?.name ?? one.name}]`
      return [withoutUuencoded(text, put)]
    }
    const mail = attached.get(part)?.mail
    if (file && mail) return [attachedText(file.name, mail)]
    const isShown = file !== null && part.contentDisposition.parsed.value === 'inline' && part.contentId === undefined
    return isShown ? [`[${file.name}]`] : []
  })
  const shownTexts = outer.map((one) => one.trim()).filter(Boolean)
  // Calendar programs repeat a comment in the text.
  const further = texts.map((one) => one.trim()).filter((one) => one !== '' && !shownTexts.join('\n').includes(one))
  const text = [...shownTexts, ...further].join('\n\n')
  return { text, files, appointmentBy }
}

/** Names of what is in an attached mail and is not shown, also in those attached to it. */
const namesInside = ({ files }: ParsedMail): string[] => files.flatMap(({ name, inside }) => inside ?? [name])

/** An attached mail below its name, marked as a quotation: it is not the sender's own words. */
function attachedText(name: string, { from, date, subject, text }: ReceivedMail): string {
  const sender = from === null ? '' : from.name === '' ? from.address : `${from.name} <${from.address}>`
  const head = [
    ['From', sender],
    ['Date', date?.slice(0, 10)],
    ['Subject', subject],
  ].flatMap(([field, value]) => (value ? [`${field}: ${value}`] : []))
  const lines = [...head, '', ...text.split('\n')].map((line) => (line === '' ? '>' : `> ${line}`))
  return [`[${name}]`, ...lines].join('\n').replace(/(?:\n>)+$/, '')
}
