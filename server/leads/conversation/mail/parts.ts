import type { MailReport } from '#domain/conversation/mail.ts'
import { decodeText } from './charsets.ts'
import { joinedLines } from './flowed-text.ts'
import { textOfHtml } from './html-text.ts'
import { readReport } from './read-report.ts'

/** A part of a mail, as `postal-mime` keeps it after parsing. */
export type Part = {
  readonly contentType: {
    readonly multipart: string | false
    readonly parsed: { readonly value: string; readonly params: Params }
  }
  readonly contentDisposition: { readonly parsed: { readonly value: string; readonly params: Params } }
  readonly contentId?: string
  readonly content: ArrayBuffer | null
  readonly childNodes: readonly Part[]
}
type Params = Readonly<Record<string, string>>

/** The displayed parts: of alternatives the plain text, unless it says less than the other. */
export function leavesOf(part: Part): Part[] {
  if (part.contentType.multipart === false) return [part]
  if (part.contentType.multipart !== 'alternative') return part.childNodes.flatMap(leavesOf)
  const forms = part.childNodes.map(leavesOf)
  const texts = forms.map((leaves) =>
    leaves
      .filter(isText)
      .map((leaf) => textOf(leaf, () => null))
      .join('\n'),
  )
  const plain = forms.findIndex((leaves) => leaves.some((leaf) => typeOf(leaf) === 'text/plain' && isText(leaf)))
  const html = forms.findLastIndex((leaves) => leaves.some((leaf) => typeOf(leaf) === 'text/html' && isText(leaf)))
  // Apple's program leaves the places of pictures to the form that has several texts.
  const isParted = html >= 0 && forms[html]!.filter(isText).length > 1
  const chosen = html >= 0 && (plain < 0 || isParted || !saysAll(texts[plain]!, texts[html]!)) ? html : plain
  // A further plain text that says something else is shown, too. An alternative that is no text, such as an invitation, is a file.
  const others = forms.flatMap((leaves, at) => {
    const isFurther = at > plain && plain >= 0 && !leaves.some((leaf) => typeOf(leaf) === 'text/html')
    if (at === chosen) return []
    return isFurther && !saysAll(texts[chosen]!, texts[at]!) ? leaves : leaves.filter((leaf) => !isText(leaf))
  })
  return [...(chosen >= 0 ? forms[chosen]! : []), ...others]
}

/** True if the plain form of a text says what the other does: some programs leave parts out of it, or all but a note. */
function saysAll(plain: string, html: string): boolean {
  const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
  const [short, whole] = [words(plain), words(html)]
  const said = new Set(short)
  const isSame = whole.filter((word) => said.has(word)).length >= whole.length * 0.5
  return plain.trim() !== '' && short.length >= whole.length * 0.8 && isSame
}

export const nameIn = ({ contentType, contentDisposition }: Part): string | undefined =>
  contentDisposition.parsed.params.filename ?? contentType.parsed.params.name

/** A part's type; one that cannot be told is a text, unless it has a file's name. */
export function typeOf(part: Part): string {
  const { value } = part.contentType.parsed
  if (/^[\w.+-]{1,100}(?:\/[\w.+-]{1,100}|(?<=^text))$/.test(value)) return value
  return nameIn(part) !== undefined ? 'application/octet-stream' : value === 'html' ? 'text/html' : 'text/plain'
}
/** True for a text to show. Exchange attaches texts that follow a picture or a file; some programs attach even the only text. */
export const isText = (part: Part) =>
  /^text(?:\/(?:plain|html|markdown|enriched|richtext))?$/.test(typeOf(part)) &&
  (part.contentDisposition.parsed.value !== 'attachment' ||
    /^(?:att\d{3,6}\.(?:txt|html?))?$/i.test(nameIn(part) ?? ''))

/** An attached mail; some programs say so by its name alone. */
export const isMail = (part: Part) => {
  const { value } = part.contentType.parsed
  return (
    /^message\/(?:rfc822|global)$/.test(value) ||
    (value === 'application/octet-stream' && /\.eml$/i.test(nameIn(part) ?? ''))
  )
}

export const contentOf = (part: Part) => new Uint8Array(part.content ?? new ArrayBuffer(0))

export const isPartOfReport = (type: string) =>
  /^message\/(?:delivery-status|global-delivery-status|disposition-notification|feedback-report)$/.test(type)

export function textOf(part: Part, pictureOf: (contentId: string) => string | null): string {
  const text = decoded(part)
  if (typeOf(part) === 'text/html') return textOfHtml(text, pictureOf)
  // Its marks, such as <bold>; a doubled bracket is one (RFC 1896).
  if (/^text\/(?:enriched|richtext)$/.test(typeOf(part)))
    return text.replace(/<<|<\/?[a-z][\w-]{0,30}>/gi, (mark) => (mark === '<<' ? '<' : ''))
  const { format, delsp } = part.contentType.parsed.params
  return /^flowed$/i.test(format ?? '') ? joinedLines(text, /^yes$/i.test(delsp ?? '')) : text
}

export const decoded = (part: Part): string =>
  decodedJapanese(decodeText(contentOf(part), part.contentType.parsed.params.charset || charsetInside(part)))

/** The charset that an HTML text names itself. */
function charsetInside(part: Part): string {
  if (typeOf(part) !== 'text/html') return ''
  const beginning = Buffer.from(contentOf(part).subarray(0, 2_000)).toString('latin1')
  return /<meta\s[^>]{0,200}charset\s?=\s?["']?([\w.:-]{1,40})/i.exec(beginning)?.[1] ?? ''
}

export function reportOf(root: Part): MailReport | null {
  const parts = partsOf(root)
  const texts = (types: RegExp) => textsOf(parts, types)
  return readReport({
    status: texts(/^message\/(?:global-)?delivery-status$/)[0] ?? null,
    receipt: texts(/^message\/disposition-notification$/)[0] ?? null,
    complaint: texts(/^message\/feedback-report$/)[0] ?? null,
    original: originalIn(parts),
  })
}

/** The mail that a report is about, or its head. */
export const originalIn = (parts: readonly Part[]): string | null =>
  textsOf(parts, /^(?:text\/rfc822-headers|message\/(?:rfc822|global|global-headers))$/)[0] ?? null

const textsOf = (parts: readonly Part[], types: RegExp): string[] =>
  parts.filter((part) => types.test(typeOf(part))).map((part) => Buffer.from(contentOf(part)).toString('utf8'))

export const partsOf = (part: Part): Part[] => [part, ...part.childNodes.flatMap(partsOf)]

/** A part of S/MIME: signed in a form that hides the text, or encrypted. */
export const isSealed = (part: Part) =>
  /^application\/(?:x-)?pkcs7-mime$/.test(typeOf(part)) || /\.p7m$/i.test(nameIn(part) ?? '')

/** Decodes unlabelled ISO-2022-JP, whose escape codes occur in no other text. */
export function decodedJapanese(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape codes themselves
  if (!/\u001b(?:\$[@B]|\([BJI])/.test(text) || /[^\u0000-\u007f]/.test(text)) return text
  return new TextDecoder('iso-2022-jp').decode(Buffer.from(text, 'latin1'))
}
