import { ApiError } from '#contract/errors.ts'
import type { UploadedFile } from '#contract/route.ts'

/**
 * The file in a request. Any type but `application/octet-stream` is refused (415): a form of another site can't send
 * it. More than `maxBytes` is refused (413), at once if the length is announced, else while it arrives.
 */
export function readUpload(request: Request, maxBytes: number): UploadedFile {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/octet-stream\s*(;|$)/i.test(type)) throw new ApiError('not_file')
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ApiError('too_large')
  return bytesOf(request, maxBytes)
}

async function* bytesOf(request: Request, maxBytes: number): UploadedFile {
  let size = 0
  const parts = request.body?.values({ preventCancel: true })
  while (parts) {
    // A sender who disconnects is not our failure.
    const { done, value } = await parts.next().catch(() => {
      throw new ApiError('malformed')
    })
    if (done) return
    size += value.byteLength
    if (size > maxBytes) throw new ApiError('too_large')
    yield value
  }
}

/** The whole body of any type, byte for byte; more than `maxBytes` is refused (413). */
export async function readWhole(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ApiError('too_large')
  const chunks: Uint8Array[] = []
  for await (const chunk of bytesOf(request, maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
