import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { dayMs } from '#domain/basics/instant.ts'
import { maxInboundBytes } from '#domain/conversation/inbound.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { TooHeavy } from '#server/outside/apart/run-apart.ts'
import { type MailboxAddress, MailboxError, type OpenMailbox, openMailbox } from '#server/outside/imap/mailbox.ts'
import { olderMails } from './fetch-older.ts'
import { giveUpHold, type Hold, HoldLost, noteConnection, reach, readPlace, takeHold } from './fetch-store.ts'
import { type ReceivingParts, receiveMail } from './receive-mail.ts'

type FetchingParts = ReceivingParts & {
  readonly database: Pick<Database, 'sql'>
  /** The current mailbox settings; null if none are set. */
  readonly readAddress: () => Promise<MailboxAddress | null>
  readonly log: Logger
  /** Multiplies how long to wait for the other side. */
  readonly patience: number
  readonly pauses?: Partial<typeof usualPauses>
}

const usualPauses = {
  /** Lease time without a renewal, milliseconds. */
  holdMs: 60_000,
  /** How often to check the mailbox, besides when its server announces mail; milliseconds. */
  pollMs: 30_000,
  /** Shortest and longest pause after a failure, milliseconds. */
  retryFromMs: 5_000,
  retryToMs: 300_000,
}

/** Attempts at one mail that ends the connection: first for all of it, then for its header; afterwards it is stored empty. */
const [maxWholeTries, maxTries] = [5, 7]

/** Fetches mails from the configured mailbox, on one server at a time, until stopped. */
export function startFetching(parts: FetchingParts): { wake(): void; stop(): Promise<void> } {
  const pauses = { ...usualPauses, ...parts.pauses }
  const holder = newId()
  const stopping = new AbortController()
  let waking = new AbortController()
  /** Aborts the current wait. */
  const signal = () => AbortSignal.any([stopping.signal, waking.signal])
  const db = parts.database.sql
  /** The mail being fetched, and the attempts so far. */
  let tried = { uid: 0, times: 0 }
  const partOf = (uid: number) => {
    tried = { uid, times: tried.uid === uid ? tried.times + 1 : 1 }
    return tried.times <= maxWholeTries ? 'whole' : tried.times <= maxTries ? 'head' : 'nothing'
  }

  const work = async () => {
    let pause = pauses.retryFromMs
    while (!stopping.signal.aborted) {
      let hold: Hold | null = null
      try {
        const address = await parts.readAddress()
        hold = address && (await takeHold(db, 'email', holder, pauses.holdMs))
        if (address && hold) {
          await follow(address, hold)
          pause = pauses.retryFromMs
        } else await sleep(pauses.pollMs)
      } catch (error) {
        if (hold) await recordProblem(hold, error)
        await sleep(error instanceof HoldLost ? pauses.pollMs : pause)
        pause = Math.min(pause * 2, pauses.retryToMs)
      }
    }
  }

  /** Uses one connection until it fails, the settings change, or this server stops. */
  const follow = async (address: MailboxAddress, hold: Hold) => {
    const mailbox = await openMailbox(address, { maxBytes: maxInboundBytes, patience: parts.patience })
    try {
      await beginAt(mailbox, hold)
      const takeOlder = olderMails({ receiving: parts, mailbox, hold, keep: () => keep(hold), soon })
      while (!stopping.signal.aborted) {
        // From here on no signal is missed.
        const woken = signal()
        await takeIn(mailbox, hold)
        await noteConnection(db, hold, null)
        if (!(await takeOlder())) await mailbox.waitForNews(pauses.pollMs, woken)
        if (JSON.stringify(await parts.readAddress()) !== JSON.stringify(address)) return
        await keep(hold)
      }
    } finally {
      await mailbox.close().catch(() => undefined)
      await giveUpHold(db, hold).catch(() => undefined)
    }
  }

  const keep = async ({ fence }: Hold) => {
    const kept = await takeHold(db, 'email', holder, pauses.holdMs)
    if (kept?.fence !== fence) throw new HoldLost('Another server fetches this channel now.')
  }

  /**
   * Starts with the next mail. In a recreated mailbox all mails have other numbers: known ones are recognised by
   * content.
   */
  const beginAt = async ({ uidValidity, uidNext, isNextTold }: OpenMailbox, hold: Hold) => {
    const place = await readPlace(db, 'email')
    if (place.uidValidity === null) await reach(db, hold, { uidValidity, lastUid: uidNext - 1, since: new Date() })
    else {
      // Some servers keep the UIDVALIDITY when they restore a mailbox; then UIDNEXT is one that was already used.
      const isRestored = place.uidValidity !== uidValidity || (isNextTold && uidNext <= place.lastUid)
      if (isRestored) await reach(db, hold, { uidValidity, lastUid: 0 })
    }
  }

  const takeIn = async (mailbox: OpenMailbox, hold: Hold) => {
    const { lastUid, since } = await readPlace(db, 'email')
    for await (const { uid, at, source, isCut } of mailbox.mailsAfter(lastUid, partOf)) {
      if (stopping.signal.aborted) return
      await keep(hold)
      // Older than the connection, with a day of tolerance, since servers use their own time zone.
      if (since && at.getTime() < since.getTime() - dayMs) await reach(db, hold, { lastUid: uid })
      else {
        const within = (tx: Sql) => reach(tx, hold, { lastUid: uid })
        await soon(() => receiveMail(parts, source, { at, isCut, within }))
      }
    }
  }

  /** Retries while other mails are being parsed. */
  const soon = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof TooHeavy) || stopping.signal.aborted) throw error
        await sleep(pauses.retryFromMs)
      }
    }
  }

  const recordProblem = async (hold: Hold, error: unknown) => {
    const problem = error instanceof MailboxError ? error.problem : error instanceof HoldLost ? null : 'connection'
    parts.log.warn({ problem, name: (error as Error).name }, 'mails not fetched')
    if (problem) await noteConnection(db, hold, problem).catch(() => undefined)
    await giveUpHold(db, hold).catch(() => undefined)
  }

  const sleep = (milliseconds: number) => wait(milliseconds, undefined, { signal: signal() }).catch(() => undefined)

  const working = work()
  return {
    /** Reads the settings again now. */
    wake() {
      waking.abort()
      waking = new AbortController()
    },
    async stop() {
      stopping.abort()
      await working
    },
  }
}
