/** Maximum size of an attachment: 10 MB. */
export const maxAttachmentBytes = 10 * 1024 * 1024
/** Maximum attachments of a lead. */
export const maxAttachments = 30
/** Maximum length of a file name. */
export const maxAttachmentName = 120

/** Leading bytes that decide the type; PDF readers look this far for the signature. */
const headBytes = 1024

type FileType = {
  readonly extensions: readonly string[]
  /** `head`: the leading bytes, one character each. */
  readonly is: (head: string, bytes: Uint8Array) => boolean
}

/** Entry names of an archive are in clear; the parts of a document may be in any order. */
const isOffice = (part: string) => (head: string, bytes: Uint8Array) =>
  head.startsWith('PK\x03\x04') && holds(bytes, '[Content_Types].xml') && holds(bytes, part)
const isOpenDocument = (kind: string) => (head: string) =>
  head.startsWith('PK\x03\x04') && head.includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`)
/** Executables, whatever the file claims to be. */
const isProgram = (head: string) => /^(?:MZ|\x7fELF|#!|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe)/.test(head)

/** Types that may be kept, recognised by content: documents, pictures, voice messages, text. Nothing executable. */
const fileTypes: readonly FileType[] = [
  { extensions: ['pdf'], is: (head) => head.includes('%PDF-') },
  { extensions: ['png'], is: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { extensions: ['jpg', 'jpeg'], is: (head) => head.startsWith('\xff\xd8\xff') },
  { extensions: ['gif'], is: (head) => /^GIF8[79]a/.test(head) },
  { extensions: ['webp'], is: (head) => /^RIFF.{4}WEBP/s.test(head) },
  { extensions: ['heic', 'heif'], is: (head) => /^.{4}ftyp(?:he[iv][cxms]|mif1|msf1)/s.test(head) },
  { extensions: ['docx'], is: isOffice('word/') },
  { extensions: ['xlsx'], is: isOffice('xl/') },
  { extensions: ['odt'], is: isOpenDocument('text') },
  { extensions: ['ods'], is: isOpenDocument('spreadsheet') },
  { extensions: ['ogg', 'opus', 'oga'], is: (head) => head.startsWith('OggS') },
  { extensions: ['m4a'], is: (head) => /^.{4}ftyp(?:M4[AB]|mp4|iso|dash|3gp)/s.test(head) },
  { extensions: ['mp3'], is: (head) => head.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(head) },
  { extensions: ['txt', 'csv', 'eml'], is: (_head, bytes) => isText(bytes) },
]

/** Extensions of the accepted types, without the dot. */
export const attachmentExtensions: readonly string[] = fileTypes.flatMap(({ extensions }) => extensions)

/** True if bytes are text in any encoding: UTF-8, UTF-16 with or without a BOM, or a legacy encoding. */
function isText(bytes: Uint8Array): boolean {
  const wide = wideText(bytes)
  if (wide !== null) return wide.every((unit) => !isControl(unit))
  // DOS end-of-file mark.
  const text = bytes.at(-1) === 0x1a ? bytes.subarray(0, -1) : bytes
  return text.some((byte) => byte > 0x20) && !text.some(isControl)
}

/** Control characters except white space and Escape, which switches character sets in Japanese mails. */
const isControl = (unit: number): boolean =>
  (unit < 0x20 && !(unit >= 0x09 && unit <= 0x0d) && unit !== 0x1b) || unit === 0x7f

/** The UTF-16 code units, detected by BOM or by zeros in every other byte; null if it is not UTF-16. */
function wideText(bytes: Uint8Array): Uint16Array | null {
  const [first, second] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  if (bytes.length < 2 || bytes.length % 2 === 1 || !(isMarked || (even === 0) !== (odd === 0))) return null
  const isLittle = isMarked ? first === 0xff : odd > 0
  return Uint16Array.from({ length: bytes.length / 2 }, (_, at) => {
    const [low = 0, high = 0] = isLittle ? [bytes[2 * at], bytes[2 * at + 1]] : [bytes[2 * at + 1], bytes[2 * at]]
    return high * 256 + low
  })
}

/** True if bytes contain an ASCII text. */
function holds(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (letter) => letter.charCodeAt(0))
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, further) => bytes[at + further] === byte)) return true
  return false
}

/** True if a file may be kept under this name: its extension matches its content. */
export function attachmentFits(name: string, bytes: Uint8Array): boolean {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase()
  const type = fileTypes.find(({ extensions }) => extensions.some((one) => one === extension))
  const head = String.fromCharCode(...bytes.subarray(0, headBytes))
  return type !== undefined && !isProgram(head) && type.is(head, bytes)
}

/** True if a name works on any computer: no folder, no control or invisible character. */
export const attachmentNameIsPlain = (name: string): boolean => !/[/\\:*?"<>|\p{Cc}\p{Cf}]|^\.|^\s|\s$/u.test(name)
