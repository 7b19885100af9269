import { damaged } from './unreadable.ts'

/** One file of a ZIP archive, still packed. */
export type Entry = {
  readonly packed: Uint8Array
  /** 0: stored as it is, 8: deflated. */
  readonly method: number
  /** Declared unpacked size, bytes. */
  readonly size: number
}

const endMark = 0x06054b50
const directoryMark = 0x02014b50
const localMark = 0x04034b50
const endLength = 22
const directoryLength = 46
const localLength = 30
const maxComment = 0xffff
const wide = 0xffffffff

/**
 * Files of a ZIP archive (APPNOTE 6.3.10) by lower-case name, from its central directory, which programs rely on.
 * Throws `damaged` for anything else, encrypted archives included.
 */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return directory(bytes, view)
  } catch (error) {
    // A place outside of the file.
    throw error instanceof RangeError ? damaged() : error
  }
}

function directory(bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i += 1) {
    if (view.getUint32(at, true) !== directoryMark) throw damaged()
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    const [packedSize, size] = sizesOf(view, at, directoryLength + nameLength!, extraLength!)
    const start = view.getUint32(at + 42, true)
    if (isEncrypted || view.getUint32(start, true) !== localMark) throw damaged()
    const data = start + localLength + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    if (data + packedSize > bytes.length) throw damaged()
    const name = String.fromCharCode(
      ...bytes.subarray(at + directoryLength, at + directoryLength + Math.min(nameLength!, 1_000)),
    )
    const method = view.getUint16(at + 10, true)
    entries.set(name.toLowerCase(), { packed: bytes.subarray(data, data + packedSize), method, size })
    at += directoryLength + nameLength! + extraLength! + commentLength!
  }
  return entries
}

function endOf(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - maxComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at
  }
  throw damaged()
}

/** Packed and unpacked size; writers that stream put them into the extra field of ZIP64. */
function sizesOf(view: DataView, at: number, extraAt: number, extraLength: number): [packed: number, size: number] {
  let packed = view.getUint32(at + 20, true)
  let size = view.getUint32(at + 24, true)
  const end = at + extraAt + extraLength
  for (let extra = at + extraAt; extra + 4 <= end; extra += 4 + view.getUint16(extra + 2, true)) {
    if (view.getUint16(extra, true) !== 1) continue
    let field = extra + 4
    const next = () => {
      field += 8
      return Number(view.getBigUint64(field - 8, true))
    }
    if (size === wide) size = next()
    if (packed === wide) packed = next()
  }
  return [packed, size]
}
