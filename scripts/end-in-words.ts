import { plainWords } from '#server/plain-words.ts'

/**
 * Lets a command that fails say so as `npm start` does: in a sentence, the last thing on the screen, after `clear` has
 * removed what was begun. What fails because it is ending anyway is not said.
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
    // What is said is why it failed, not what clearing after it met.
    await clear?.().catch(() => {})
    console.error(plainWords(error))
    process.exit(1)
  })
}
