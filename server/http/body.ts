import { ApiError } from '#contract/errors.ts'

/** The largest body any call takes, bytes. */
export const bodyLimit = 64 * 1024

/** The request's body as text; refuses more than 64 KiB (413) while it arrives, and bytes that are not UTF-8 (400). */
export async function readBody(request: Request): Promise<string> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > bodyLimit) throw new ApiError('too_large')
  // Node lets no more through than was announced, and a whole body is read far more cheaply than a stream.
  try {
    return utf8.decode(announced === null ? await readStream(request) : await request.arrayBuffer())
  } catch (error) {
    // Not UTF-8, or the sender broke off: neither is a failure of ours.
    throw error instanceof ApiError ? error : new ApiError('malformed')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

async function readStream(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimit) throw new ApiError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The request's JSON body. Anything but `application/json` is refused (415): a form of another site cannot send it. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError('not_json')
  const body = await readBody(request)
  try {
    return JSON.parse(body)
  } catch {
    throw new ApiError('malformed')
  }
}
