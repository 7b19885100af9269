import { type Puzzle, puzzleBits } from '#domain/proof-of-work.ts'
import type { Judge, Screen, SentMessage, Verdict, Visit } from '#domain/screening.ts'
import { type Evidence, spamScore } from '#domain/spam-score.ts'
import type { Vault } from '#server/vault/vault.ts'
import { proofIn, tokenCookie, tokenIn } from './cookies.ts'
import { countsOver } from './counts.ts'
import { type FormToken, formTokens, tokenLifetimeMs } from './form-token.ts'
import { createLoad } from './load.ts'
import { solves } from './proof.ts'
import { createUsedTokens } from './used-tokens.ts'

/** A token from before the load came with no puzzle; who was filling in a form then is not asked for what they never got. */
const graceMs = 3_600_000

/** More than one person writes, more than an office writes, more than one person writes to us; milliseconds. */
const busyAddress = [5, 600_000] as const
const floodingAddress = [30, 86_400_000] as const
const floodingEmail = [10, 86_400_000] as const

export type Screening = {
  readonly screen: Screen
  /** A token for a visitor who touches a form, and work for their browser where there is any. */
  issue(secure: boolean): { readonly cookie: string; readonly puzzle: Puzzle | null }
}

export type ScreeningOptions = {
  readonly vault: Pick<Vault, 'fingerprints'>
  /** Multiplies every limit (RATE_LIMIT_FACTOR). */
  readonly limitFactor: number
  /** Milliseconds since 1970; a test may have its own. */
  readonly clock?: () => number
}

/** Weighs what visitors send (`domain/spam-score`). What it counts is in this process's memory, by address and e-mail. */
export function createScreening({ vault, limitFactor, clock = Date.now }: ScreeningOptions): Screening {
  const tokens = formTokens(vault)
  const used = createUsedTokens(tokenLifetimeMs, clock)
  const load = createLoad(limitFactor, clock)
  const over = ([max, windowMs]: readonly [number, number]) =>
    countsOver(Math.max(1, Math.round(max * limitFactor)), windowMs, clock)
  const [isBusy, isFlooding, isEmailFlooding] = [over(busyAddress), over(floodingAddress), over(floodingEmail)]

  const proofOf = (token: FormToken | null, answer: string | null): Evidence['proof'] => {
    if (!load.isHigh()) return 'not_needed'
    if (!token) return 'missing'
    if (token.puzzle.bits === 0) return clock() - token.issuedAt < graceMs ? 'not_needed' : 'missing'
    return solves(token.puzzle, answer) ? 'done' : 'missing'
  }

  const judge = (visit: Visit, sent: SentMessage): Verdict => {
    const text = tokenIn(visit.cookies)
    const token = text === null ? null : tokens.read(text)
    const age = token && clock() - token.issuedAt
    const isExpired = age !== null && age >= tokenLifetimeMs
    const spending = token && !isExpired ? used.spend(token.puzzle.text, sent.key) : null
    load.count()
    const found = spamScore({
      ...visit,
      ...sent,
      token:
        text === null ? 'absent' : !token ? 'forged' : isExpired ? 'expired' : spending === 'gone' ? 'used' : 'good',
      filledInMs: age,
      isAddressBusy: isBusy(visit.caller),
      isAddressFlooding: isFlooding(visit.caller),
      isEmailFlooding: isEmailFlooding(sent.emailKey),
      proof: proofOf(isExpired ? null : token, proofIn(visit.cookies)),
      email: sent.emailKey,
    })
    return {
      ...found,
      takeBack: () => {
        if (token && spending === 'spent') used.giveBack(token.puzzle.text)
      },
    }
  }

  return {
    screen:
      (visit): Judge =>
      (sent) =>
        judge(visit, sent),
    issue(secure) {
      const { text, puzzle } = tokens.issue(clock(), load.isHigh() ? puzzleBits : 0)
      return { cookie: tokenCookie(text, secure), puzzle: puzzle.bits > 0 ? puzzle : null }
    },
  }
}
