/** Content of Outlook's `winmail.dat` (MS-OXTNEF): text and files, as far as readable. */
type TnefContent = {
  readonly text: string | null
  readonly files: readonly { readonly name: string | null; readonly content: Uint8Array }[]
}

const signature = 0x223e9f78
const attributes = { body: 0x800c, title: 0x8010, data: 0x800f, start: 0x9002 }
const maxFiles = 50

/** Parses a `winmail.dat`; null if invalid. Ends at a truncated part, keeping what came before. */
export function readTnef(bytes: Uint8Array): TnefContent | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 6 || view.getUint32(0, true) !== signature) return null
  let text: string | null = null
  const files: { name: string | null; content: Uint8Array }[] = []
  for (let at = 6; at + 9 <= bytes.length; ) {
    const id = view.getUint16(at + 1, true)
    const length = view.getUint32(at + 5, true)
    const end = at + 9 + length
    if (end > bytes.length) break
    const value = bytes.subarray(at + 9, end)
    if (id === attributes.body) text = plainText(value)
    if (id === attributes.start && files.length < maxFiles) files.push({ name: null, content: new Uint8Array() })
    const file = files.at(-1)
    if (file && id === attributes.title) file.name = plainText(value)
    if (file && id === attributes.data) file.content = value
    at = end + 2
  }
  return { text, files: files.filter(({ content }) => content.length > 0) }
}

/** Attribute-level text, zero-terminated: UTF-8 if valid, else windows-1252. */
function plainText(value: Uint8Array): string {
  const zero = value.indexOf(0)
  const bytes = zero < 0 ? value : value.subarray(0, zero)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
