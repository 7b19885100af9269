import { ApiError } from '#contract/errors.ts'
import type { UploadedFile } from '#contract/route.ts'
import { decodeText } from './report/decode.ts'
import { UnreadableReport } from './report/report.ts'

/** The text of an uploaded file, in any supported encoding. Throws `malformed` for bytes that are no text. */
export async function uploadedText(file: UploadedFile): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of file) parts.push(part)
  try {
    return decodeText(Buffer.concat(parts))
  } catch (error) {
    if (error instanceof UnreadableReport) throw new ApiError('malformed')
    throw error
  }
}
