import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from './pages/encoded.ts'

/** Shorter responses fit into one packet uncompressed, bytes. */
const minBytes = 1_024
/** A fifth of the size for a few milliseconds, outside the event loop. */
const brotliQuality = 4

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Encodes a JSON response, with its headers. Only responses to reads are compressed: passwords, codes and links are
 * sent on POST alone, so no secret is compressed together with a visitor's text (BREACH).
 */
export async function compressed(
  text: string,
  method: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  if (method !== 'GET' && method !== 'HEAD') return { body: text, headers: {} }
  const vary = { vary: 'Accept-Encoding' }
  const encoding = encodingFor(acceptEncoding)
  if (encoding === 'identity' || text.length < minBytes) return { body: text, headers: vary }
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const packed = encoding === 'br' ? await toBrotli(bytes, { params }) : await toGzip(bytes)
  return { body: packed as Uint8Array<ArrayBuffer>, headers: { ...vary, 'content-encoding': encoding } }
}
