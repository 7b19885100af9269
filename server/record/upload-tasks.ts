import type { AccountType } from '#domain/claims/claims.ts'
import { type BarProblem, type GoldBar, readGoldBars } from '#domain/gold/bars.ts'
import { readOperations } from '#domain/record/operations-file.ts'
import { decodeText } from './report/decode.ts'

/* Runs in a separate process (`outside/apart`): must not be called in the server's. */

/** Bars per message, so that the server is not blocked. */
const barsAtOnce = 2_000

export function* goldBars(file: Uint8Array, offsetMinutes: number): Generator<readonly GoldBar[], BarProblem | null> {
  const read = readGoldBars(decodeText(file), offsetMinutes)
  if ('problem' in read) return read.problem
  for (let at = 0; at < read.bars.length; at += barsAtOnce) yield read.bars.slice(at, at + barsAtOnce)
  return null
}

export const operations = (file: Uint8Array, accountType: AccountType, now: number) =>
  readOperations(decodeText(file), accountType, now)
