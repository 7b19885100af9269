import { isUtf8 } from 'node:buffer'
import { UnreadableReport } from './report.ts'

/** Bytes decoded at once. */
const pieceLength = 1024 * 1024

/**
 * Decodes a file in any encoding used by terminals and browsers: UTF-16 with or without a BOM, UTF-8, else
 * Windows-1252; in chunks, so that a large file is never one text in memory. Throws `UnreadableReport` for binary data.
 * `progress`: called with the share read, 0 to 1.
 */
export function* decodePieces(bytes: Uint8Array, progress: ReadProgress = () => {}): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  for (let at = 0; at < bytes.length; at += pieceLength) {
    const end = Math.min(bytes.length, at + pieceLength)
    let piece: string
    try {
      piece = decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length })
    } catch {
      throw new UnreadableReport('damaged', 'The file is cut off or damaged: its text cannot be decoded.')
    }
    yield piece
    progress(end / bytes.length)
  }
}

/** Called with the share of a file read, 0 to 1. */
export type ReadProgress = (share: number) => void

/** The whole of `decodePieces`. */
export const decodeText = (bytes: Uint8Array): string => [...decodePieces(bytes)].join('')

/** Text of a file's first few thousand bytes, without refusing any. */
export const decodeStart = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes.subarray(0, 4_000))).decode(bytes.subarray(0, 4_000))

function encodingOf(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (looksWide(bytes, 1)) return 'utf-16le'
  if (looksWide(bytes, 0)) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Latin text in UTF-16 has a zero in every second byte. */
function looksWide(bytes: Uint8Array, place: 0 | 1): boolean {
  const looked = Math.min(bytes.length, 400)
  let zeros = 0
  for (let i = place; i < looked; i += 2) if (bytes[i] === 0) zeros += 1
  return looked >= 8 && zeros > looked / 2 / 1.5
}
