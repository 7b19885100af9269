import { ApiError } from '#contract/errors.ts'
import type { UploadedFile } from '#contract/route.ts'
import { FailedApart, runApart, TooHeavy } from '#server/outside/apart/run-apart.ts'

const module = new URL('./upload-tasks.ts', import.meta.url)

/** Limits for one list: the longest accepted one needs a fifth. */
const allowance = { megabytes: 600, seconds: 30 }

/**
 * Reads an uploaded list in a separate process (`upload-tasks`); `onPart` gets yielded pieces. Throws `malformed` for
 * binary data, `too_large` above the limits.
 */
export async function readUpload<T>(
  name: 'goldBars' | 'operations',
  file: UploadedFile,
  args: readonly unknown[],
  onPart?: (part: never) => void,
): Promise<T> {
  const parts: Uint8Array[] = []
  for await (const part of file) parts.push(part)
  try {
    const task = { module, name, args: [Buffer.concat(parts), ...args] }
    return await runApart<T>(task, allowance, onPart ? { onPart } : {})
  } catch (error) {
    if (error instanceof FailedApart && error.kind === 'UnreadableReport') throw new ApiError('malformed')
    if (error instanceof TooHeavy) throw new ApiError(error.excess === 'crowd' ? 'unavailable' : 'too_large')
    throw error
  }
}
