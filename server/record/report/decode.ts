import { UnreadableReport } from './report.ts'

/**
 * Text of a file in whatever encoding terminals and browsers save it: UTF-16 with or without its mark, UTF-8, else
 * Windows-1252. Throws `UnreadableReport` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return decode('utf-16le', bytes)
  if (a === 0xfe && b === 0xff) return decode('utf-16be', bytes)
  if (looksWide(bytes, 1)) return decode('utf-16le', bytes)
  if (looksWide(bytes, 0)) return decode('utf-16be', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-1252', bytes)
  }
}

function decode(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableReport('damaged', 'The file is cut off or damaged: its text cannot be decoded.')
  }
}

/** Latin text in two bytes a letter has a zero in every second place. */
function looksWide(bytes: Uint8Array, place: 0 | 1): boolean {
  const looked = Math.min(bytes.length, 400)
  let zeros = 0
  for (let i = place; i < looked; i += 2) if (bytes[i] === 0) zeros += 1
  return looked >= 8 && zeros > looked / 2 / 1.5
}
