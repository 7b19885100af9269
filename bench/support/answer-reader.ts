/** `isLast`: the server closes the connection after it. */
type RawAnswer = { readonly status: number; readonly body: Buffer; readonly isLast: boolean }

/**
 * Reads HTTP/1.1 responses from the bytes of one connection with one request at a time. Uses far less processor time than a
 * general client, which on a small machine would slow the measured server.
 */
export class AnswerReader {
  #head: { status: number; length: number | 'chunked'; isLast: boolean } | null = null
  #chunks: Buffer[] = []
  #size = 0

  /** Adds bytes; returns the response once it is complete. */
  push(bytes: Buffer): RawAnswer | null {
    this.#chunks.push(bytes)
    this.#size += bytes.length
    this.#head ??= this.#readHead()
    if (!this.#head) return null
    const { status, length, isLast } = this.#head
    if (length !== 'chunked') return this.#size < length ? null : this.#finish(status, this.#all(), isLast)
    const all = this.#all()
    if (!all.subarray(-5).equals(lastChunk)) return null
    const body = unchunked(all)
    return body && this.#finish(status, body, isLast)
  }

  #all(): Buffer {
    const all = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks)
    this.#chunks = [all]
    return all
  }

  #readHead() {
    const all = this.#all()
    const end = all.indexOf('\r\n\r\n')
    if (end < 0) return null
    const head = all.toString('latin1', 0, end)
    this.#chunks = [all.subarray(end + 4)]
    this.#size = all.length - end - 4
    const status = Number(head.slice(9, 12))
    const isLast = /\r\nconnection: close/i.test(head)
    if (status === 204 || status === 304) return { status, length: 0, isLast }
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    return { status, length: length === undefined ? ('chunked' as const) : Number(length), isLast }
  }

  #finish(status: number, body: Buffer, isLast: boolean): RawAnswer {
    this.#head = null
    this.#chunks = []
    this.#size = 0
    return { status, body, isLast }
  }
}

const lastChunk = Buffer.from('0\r\n\r\n')

/** The body of a chunked response; null while incomplete. */
function unchunked(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    if (size === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
  return null
}
