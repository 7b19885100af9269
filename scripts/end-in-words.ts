import { plainWords } from '#server/plain-words.ts'

/**
 * Makes a failing command end like `npm start`: with a sentence as its last output, after `clear` has cleaned up.
 * Failures caused by the ending itself are not reported.
 */
export function endInWords({
  clear,
  isEnding = () => false,
}: {
  clear?: () => Promise<void>
  isEnding?: () => boolean
} = {}): void {
  process.on('uncaughtException', async (error) => {
    if (isEnding()) return
    // A failure of clearing must not hide the original one.
    await clear?.().catch(() => {})
    console.error(plainWords(error))
    process.exit(1)
  })
}
