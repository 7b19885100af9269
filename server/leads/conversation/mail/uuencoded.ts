/** A file that an old mail program wrote into a text, in uuencode. */
type WrittenFile = { readonly name: string; readonly content: Uint8Array }

const maxFiles = 50

/** Takes the files in uuencode out of a text: `put` returns what is shown in place of one. */
export function withoutUuencoded(text: string, put: (file: WrittenFile) => string): string {
  const lines = text.split(/\r?\n/)
  const kept: string[] = []
  let files = 0
  for (let at = 0; at < lines.length; at += 1) {
    const [, name] = /^begin [0-7]{3,4} (\S.{0,254})$/.exec(lines[at]!) ?? []
    let end = at + 1
    if (name !== undefined) while (end < lines.length && /^[ -`]{0,100}$/.test(lines[end]!)) end += 1
    if (name === undefined || lines[end] !== 'end' || files >= maxFiles) {
      kept.push(lines[at]!)
      continue
    }
    files += 1
    kept.push(put({ name, content: Buffer.concat(lines.slice(at + 1, end).map(bytesOf)) }))
    at = end
  }
  return files === 0 ? text : kept.join('\n')
}

/** A row: its length in bytes, then four letters for three bytes. */
function bytesOf(row: string): Buffer {
  const [length = 0, ...sixes] = [...row].map((letter) => (letter.charCodeAt(0) - 32) & 63)
  const bits = sixes.map((six) => six.toString(2).padStart(6, '0')).join('')
  return Buffer.from(
    Array.from({ length }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2)),
  )
}
