import { ReadableStream as WebStream } from 'node:stream/web'

/** Only a complete piece counts as read, so pieces are small enough to notice who hardly reads. */
const maxPieceBytes = 128 * 1024

/**
 * The body of a response whose parts follow one another, text as UTF-8. Each part is asked for only once the one before
 * has been sent, so that memory holds one.
 */
export function streamedBody(
  parts: Iterable<Uint8Array> | AsyncIterable<string | Uint8Array>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return WebStream.from(piecesOf(parts)) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* piecesOf(parts: Parameters<typeof streamedBody>[0]): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    for (let at = 0; at < bytes.length; at += maxPieceBytes) yield bytes.subarray(at, at + maxPieceBytes)
  }
}
