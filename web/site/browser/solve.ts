import { firstWordOfSha256 } from '#domain/basics/sha256.ts'
import { attemptOf, hasZeros, type Puzzle } from '#domain/screening/proof-of-work.ts'

/** Milliseconds at a stretch: less than a keystroke needs to be shown. */
const slice = 8

/**
 * Solves the puzzle between the visitor's keystrokes and leaves the answer where the form's request takes it along. Not in
 * a worker: its address would need a hole in the content policy's trusted types.
 */
export function solve({ text, bits }: Puzzle): void {
  let n = 0
  const go = () => {
    const until = performance.now() + slice
    while (performance.now() < until) {
      for (let tries = 0; tries < 64; tries += 1, n += 1) {
        if (!hasZeros(firstWordOfSha256(attemptOf(text, n)), bits)) continue
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
        document.cookie = `proof=${n}; path=/; max-age=86400; samesite=strict`
        return
      }
    }
    setTimeout(go)
  }
  go()
}
