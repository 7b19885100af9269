import { ApiError } from '#contract/errors.ts'

/** Maximum body size of any call, bytes. */
export const bodyLimit = 64 * 1024

/** The request's body as text; refuses more than 64 KiB (413) while it arrives, and bytes that are not UTF-8 (400). */
async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > bodyLimit) throw new ApiError('too_large')
  const { text, isCut } = await readStart(request, bodyLimit)
  if (isCut) throw new ApiError('too_large')
  return text
}

/**
 * The first `limit` bytes of the request's body as text, and whether there were more (the last character may then be
 * broken). Refuses a whole body that is not UTF-8 (400).
 */
export async function readStart(request: Request, limit: number): Promise<{ text: string; isCut: boolean }> {
  const announced = request.headers.get('content-length')
  // Node passes on no more than was announced, and reading a whole body is far cheaper than a stream.
  const isShort = announced !== null && Number(announced) <= limit
  try {
    const bytes = isShort ? new Uint8Array(await request.arrayBuffer()) : await readStream(request, limit)
    if (bytes.byteLength > limit) return { text: new TextDecoder().decode(bytes.subarray(0, limit)), isCut: true }
    return { text: utf8.decode(bytes), isCut: false }
  } catch {
    // Not UTF-8, or the sender disconnected: not our failure.
    throw new ApiError('malformed')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** How many times `limit` is read and dropped: a client that is still sending does not see the response. */
const discardFactor = 16

/** The body until it ends or more than `limit` bytes have arrived. */
async function readStream(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // The rest stays unread, not cancelled: cancelling would close the connection before the response.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    if (size <= limit) chunks.push(chunk)
    size += chunk.byteLength
    if (size > limit * discardFactor) break
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
