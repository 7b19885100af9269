import type { Limit } from '#contract/route.ts'
import { mailboxOf } from '#domain/addresses/email-address.ts'
import { type Puzzle, puzzleBits } from '#domain/screening/proof-of-work.ts'
import type { MessageCheck, Screen, SentMessage, Verdict, Visit } from '#domain/screening/screening.ts'
import { type Evidence, spamScore } from '#domain/screening/spam-score.ts'
import type { AddTries } from '#server/limits/tries-store.ts'
import { createWindows, steadyClock } from '#server/limits/windows.ts'
import type { Vault } from '#server/vault/vault.ts'
import { proofIn, tokenCookie, tokenIn } from './cookies.ts'
import { type FormToken, formTokens, tokenLifetimeMs } from './form-token.ts'
import { createLoad } from './load.ts'
import { solves } from './proof.ts'
import type { UsedTokens } from './used-tokens.ts'

/** A token issued before the load rose has no puzzle; for this long it is accepted without proof. */
const graceMs = 3_600_000

/** Maximum messages of one visit: after a lost response a person corrects and resends. */
const messagesPerToken = 3

/** More than one person sends, more than an office sends, more than one person sends under one email. */
const busyAddress = { max: 5, windowSeconds: 600 }
const floodingAddress = { max: 30, windowSeconds: 86_400 }
const floodingEmail = { max: 10, windowSeconds: 86_400 }

type Screening = {
  readonly screen: Screen
  /** A token for a visitor who starts a form, and a puzzle for their browser under load. */
  issue(secure: boolean): { readonly cookie: string; readonly puzzle: Puzzle | null }
}

type ScreeningOptions = {
  readonly vault: Pick<Vault, 'fingerprints'>
  /** Multiplies every limit (RATE_LIMIT_FACTOR). */
  readonly limitFactor: number
  /** Form tokens already used, and the store that servers share for counting (null: this process alone). */
  readonly used: UsedTokens
  readonly share: AddTries | null
  /** Milliseconds since 1970, for the age of tokens; a test may have its own clock for everything. */
  readonly clock?: () => number
}

/** Scores visitors' messages (`domain/screening/spam-score`), counting by address and email. */
export function createScreening({ vault, limitFactor, used, share, ...options }: ScreeningOptions): Screening {
  const { clock = Date.now } = options
  const limitClock = options.clock ?? steadyClock
  const tokens = formTokens(vault)
  const load = createLoad(limitFactor, limitClock)
  const over = (name: string, limit: Limit) => {
    const windows = createWindows({ name, limit, factor: limitFactor, clock: limitClock, share })
    return (subject: string) => windows.hit(subject).isOver
  }
  const isBusy = over('busy address', busyAddress)
  const isFlooding = over('flooding address', floodingAddress)
  const isEmailFlooding = over('flooding e-mail', floodingEmail)

  const proofOf = (token: FormToken | null, answer: string | null): Evidence['proof'] => {
    if (!load.isHigh()) return 'not_needed'
    if (!token) return 'missing'
    if (token.puzzle.bits === 0) return clock() - token.issuedAt < graceMs ? 'not_needed' : 'missing'
    return solves(token.puzzle, answer) ? 'done' : 'missing'
  }

  /** Spends a token on a message, or one of its further tries. */
  const spendOf = async (nonce: string, message: string) => {
    let spent = { nonce, how: await used.spend(nonce, message) }
    for (let nth = 2; spent.how === 'gone' && nth <= messagesPerToken; nth += 1) {
      const further = `${nonce} ${nth}`
      spent = { nonce: further, how: await used.spend(further, message) }
    }
    return spent
  }

  const checkMessage = async (visit: Visit, sent: SentMessage): Promise<Verdict> => {
    const text = tokenIn(visit.cookies)
    const token = text === null ? null : tokens.read(text)
    const age = token && clock() - token.issuedAt
    const isExpired = age !== null && age >= tokenLifetimeMs
    const spent = token && !isExpired ? await spendOf(token.puzzle.text, sent.key) : null
    load.count(sent.key)
    const found = spamScore({
      ...visit,
      ...sent,
      token:
        text === null ? 'absent' : !token ? 'forged' : isExpired ? 'expired' : spent?.how === 'gone' ? 'used' : 'good',
      filledInMs: age,
      isAddressBusy: isBusy(visit.caller),
      isAddressFlooding: isFlooding(visit.caller),
      isEmailFlooding: isEmailFlooding(mailboxOf(sent.emailKey)),
      proof: proofOf(isExpired ? null : token, proofIn(visit.cookies)),
      email: sent.emailKey,
    })
    return {
      ...found,
      undo: async () => {
        if (spent?.how === 'spent') await used.release(spent.nonce)
      },
    }
  }

  return {
    screen:
      (visit): MessageCheck =>
      (sent) =>
        checkMessage(visit, sent),
    issue(secure) {
      const { text, puzzle } = tokens.issue(clock(), load.isHigh() ? puzzleBits : 0)
      return { cookie: tokenCookie(text, secure), puzzle: puzzle.bits > 0 ? puzzle : null }
    },
  }
}
