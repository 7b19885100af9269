import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** A body that is kept in memory and compressed once an encoding. */
export class EncodedBody {
  /** Weak, since the encodings of one body share it. */
  readonly etag: string
  readonly #opaqueTag: string
  readonly #bytes = new Map<Encoding, Uint8Array<ArrayBuffer>>()

  readonly #brotliQuality: number

  constructor(body: string | Uint8Array, brotliQuality = 6) {
    this.#brotliQuality = brotliQuality
    const bytes = Buffer.from(body)
    this.#bytes.set('identity', new Uint8Array(bytes))
    this.#opaqueTag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    this.etag = `W/${this.#opaqueTag}`
  }

  /** The body in the best encoding the caller accepts. */
  for(acceptEncoding: string | undefined): { encoding: Encoding; bytes: Uint8Array<ArrayBuffer> } {
    const accepted = acceptEncoding ?? ''
    const encoding =
      encodings.find(
        (name) => name === 'identity' || new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
      ) ?? 'identity'
    let bytes = this.#bytes.get(encoding)
    if (!bytes) {
      bytes = new Uint8Array(compress(this.#bytes.get('identity')!, encoding, this.#brotliQuality))
      this.#bytes.set(encoding, bytes)
    }
    return { encoding, bytes }
  }

  /** The answer to a request: 304 where the caller has these bytes already. */
  respond(request: Request, headers: Record<string, string>, status = 200): Response {
    const all = { ...headers, etag: this.etag, vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ') }
    if (status === 200 && request.headers.get('if-none-match')?.includes(this.#opaqueTag))
      return new Response(null, { status: 304, headers: all })
    const { encoding, bytes } = this.for(request.headers.get('accept-encoding') ?? undefined)
    return new Response(request.method === 'HEAD' ? null : bytes, {
      status,
      headers: {
        ...all,
        'content-length': String(bytes.byteLength),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    })
  }
}

function compress(bytes: Uint8Array, encoding: Encoding, quality: number): Uint8Array {
  if (encoding === 'gzip') return gzipSync(bytes)
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
