import { createHash } from 'node:crypto'
import { answerDigits, attemptOf, hasZeros, type Puzzle } from '#domain/screening/proof-of-work.ts'

/** True if an answer solves a puzzle: one hash. */
export function solves({ text, bits }: Puzzle, answer: string | null): boolean {
  if (answer === null || answer.length > answerDigits || !/^\d+$/.test(answer)) return false
  const hash = createHash('sha256')
    .update(attemptOf(text, Number(answer)))
    .digest()
  return hasZeros(hash.readUInt32BE(), bits)
}
