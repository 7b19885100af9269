import { damaged, UnreadableWorkbook } from './unreadable.ts'
import { type XmlHandlers, xmlReader } from './xml.ts'
import type { Entry } from './zip.ts'

/** Platform functions for the workbook reader. */
export type Platform = {
  /** Inflates (RFC 1951) in chunks and passes on the output of each; throws for malformed data. */
  inflate(take: (unpacked: Uint8Array) => void): (packed: Uint8Array, isLast: boolean) => void
  /** Decodes bytes that arrive in chunks; throws if they are not valid in the encoding. */
  decode(encoding: Encoding): (bytes: Uint8Array, isLast: boolean) => string
}

/** A streaming inflater like fflate's `Inflate`. */
type Inflater = new (take: (unpacked: Uint8Array) => void) => { push(packed: Uint8Array, isLast: boolean): void }

/** A streaming decoder like `TextDecoder` of Node and browsers. */
type Decoder = new (
  encoding: Encoding,
  options: { readonly fatal: true },
) => { decode(bytes: Uint8Array, options: { readonly stream: boolean }): string }

/** The platform made of an inflater and the decoder of Node or of a browser: the domain itself has neither. */
export const platformWith = (Inflate: Inflater, Decode: Decoder): Platform => ({
  inflate(take) {
    const inflate = new Inflate(take)
    return (packed, isLast) => inflate.push(packed, isLast)
  },
  decode(encoding) {
    const decoder = new Decode(encoding, { fatal: true })
    return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast })
  },
})

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Maximum unpacked bytes of a part: a sheet of a hundred and fifty thousand deals has about 375 MB in UTF-16. */
const maxPart = 400 * 1024 * 1024
/** Maximum ratio of unpacked to packed size: real sheets have 15 to 60, a zip bomb 1,000. */
const maxRatio = 120
/** Unpacked bytes allowed at any ratio: a small part may repeat one letter. */
const freeSize = 1024 * 1024
/** Packed bytes inflated at a time: a zip bomb makes 16 MB of them. */
const pieceLength = 16 * 1024

const tooLarge = () =>
  new UnreadableWorkbook('too_large', 'The workbook unpacks to far more than a file of its kind holds.')

/**
 * Reads an XML part of a workbook while it is unpacked: it is never in memory as a whole, and is refused as soon as it
 * becomes larger than its own packed size allows. `progress`: the share that has been read, 0 to 1.
 */
export function readPart(
  { packed, method, size }: Entry,
  platform: Platform,
  handlers: XmlHandlers,
  progress: (share: number) => void = () => {},
): void {
  const limit = Math.min(maxPart, freeSize + maxRatio * packed.length)
  if (size > limit) throw tooLarge()
  if (method !== 0 && method !== 8) throw damaged()
  const xml = xmlReader(handlers)
  let unpackedSize = 0
  let decode: ReturnType<Platform['decode']> | undefined
  const take = (unpacked: Uint8Array) => {
    unpackedSize += unpacked.length
    if (unpackedSize > limit) throw tooLarge()
    decode ??= platform.decode(encodingOf(unpacked))
    if (unpacked.length > 0) xml.write(decode(unpacked, false))
  }
  const push = method === 8 ? platform.inflate(take) : take
  try {
    for (let at = 0; at < packed.length; at += pieceLength) {
      const end = Math.min(at + pieceLength, packed.length)
      push(packed.subarray(at, end), end === packed.length)
      progress(end / packed.length)
    }
    if (decode) xml.write(decode(new Uint8Array(), true))
    xml.end()
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? error : damaged()
  }
  if (unpackedSize !== size) throw damaged()
}

function encodingOf([a, b]: Uint8Array): Encoding {
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  return 'utf-8'
}
