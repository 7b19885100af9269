/** Largest file that is kept with a lead: 10 MB. */
export const maxAttachmentBytes = 10 * 1024 * 1024
/** Most files of one lead. */
export const maxAttachments = 30
/** Longest name of a file. */
export const maxAttachmentName = 120

/** Bytes at the beginning by which a type is told. */
const headBytes = 512

type FileType = {
  readonly extensions: readonly string[]
  /** `head`: the first bytes, a character each; `text`: the whole as UTF-8, null if it is none. */
  readonly is: (head: string, text: string | null) => boolean
}

const isOffice = (part: string) => (head: string) =>
  head.startsWith('PK\x03\x04') &&
  (head.includes('[Content_Types].xml') || head.includes('_rels/') || head.includes(part))
const isOpenDocument = (kind: string) => (head: string) =>
  head.startsWith('PK\x03\x04') && head.includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`)

/** What may be kept, told by content: documents, pictures, voice messages. Nothing that a browser or a computer would run. */
const fileTypes: readonly FileType[] = [
  { extensions: ['pdf'], is: (head) => head.startsWith('%PDF-') },
  { extensions: ['png'], is: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { extensions: ['jpg', 'jpeg'], is: (head) => head.startsWith('\xff\xd8\xff') },
  { extensions: ['gif'], is: (head) => /^GIF8[79]a/.test(head) },
  { extensions: ['webp'], is: (head) => /^RIFF.{4}WEBP/s.test(head) },
  { extensions: ['heic', 'heif'], is: (head) => /^.{4}ftyp(?:hei[cx]|hevc|mif1|msf1)/s.test(head) },
  { extensions: ['docx'], is: isOffice('word/') },
  { extensions: ['xlsx'], is: isOffice('xl/') },
  { extensions: ['odt'], is: isOpenDocument('text') },
  { extensions: ['ods'], is: isOpenDocument('spreadsheet') },
  { extensions: ['ogg', 'opus', 'oga'], is: (head) => head.startsWith('OggS') },
  { extensions: ['m4a'], is: (head) => /^.{4}ftypM4A/s.test(head) },
  { extensions: ['mp3'], is: (head) => head.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(head) },
  { extensions: ['txt', 'csv', 'eml'], is: (_head, text) => text !== null && isPlainText(text) },
]

/** Endings of the files that may be kept, without the dot. */
export const attachmentExtensions: readonly string[] = fileTypes.flatMap(({ extensions }) => extensions)

/** No markup: it would run where somebody opens it in a browser. */
const isPlainText = (text: string): boolean =>
  !/[^\P{Cc}\t\n\f\r]|<(?:!doctype|html|script|svg|\?xml)/iu.test(text) && text.trim() !== ''

/** The content of a file, and the same as UTF-8 text; null if it is none. */
export type FileContent = { readonly bytes: Uint8Array; readonly text: string | null }

/** Whether a file may be kept under this name: its ending is that of its content. */
export function attachmentFits(name: string, { bytes, text }: FileContent): boolean {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase()
  const type = fileTypes.find(({ extensions }) => extensions.some((one) => one === extension))
  return type?.is(String.fromCharCode(...bytes.subarray(0, headBytes)), text) ?? false
}

/** Whether a name can be written on any computer: no folder, no control or invisible character. */
export const attachmentNameIsPlain = (name: string): boolean => !/[/\\:*?"<>|\p{Cc}\p{Cf}]|^\.|^\s|\s$/u.test(name)
