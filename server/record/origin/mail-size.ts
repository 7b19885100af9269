/** Limits of a mail before parsing: a broker's has a tenth of each. */
export const mailLimits = {
  headerBytes: 64 * 1024,
  headerLines: 500,
  signatures: 10,
  parts: 100,
  boundaries: 50,
} as const

/** The limit that a mail exceeds. */
type MailExcess = keyof typeof mailLimits

/**
 * Measures a mail's parsing cost in one pass over its bytes; null if within limits. Headers of parts are bounded with
 * the parts.
 */
export function mailExcess(mail: Uint8Array): MailExcess | null {
  const text = Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength).toString('latin1')
  const end = /\r?\n\r?\n/.exec(text.slice(0, mailLimits.headerBytes + 4))?.index ?? text.length
  if (end > mailLimits.headerBytes) return 'headerBytes'
  const head = text.slice(0, end).split('\n')
  if (head.length > mailLimits.headerLines) return 'headerLines'
  if (head.filter((line) => /^dkim-signature\s*:/i.test(line)).length > mailLimits.signatures) return 'signatures'
  const boundaries = new Set<string>()
  for (const [, quoted, plain] of text.matchAll(
    /\bboundary\*?\d*\*?\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi,
  )) {
    boundaries.add(quoted ?? plain!)
    if (boundaries.size > mailLimits.boundaries) return 'boundaries'
  }
  let parts = 0
  for (let at = text.indexOf('\n--'); at >= 0; at = text.indexOf('\n--', at + 3)) {
    const line = text.slice(at + 3, at + 210)
    // As whole words and in pieces: a boundary may be split.
    if ([...boundaries].some((boundary) => line.startsWith(boundary))) parts += 1
    if (parts > mailLimits.parts) return 'parts'
  }
  return null
}
