import { setTimeout as wait } from 'node:timers/promises'
import type { Listener } from '#server/db/listener.ts'
import { usualTimeZone } from '#server/db/workers.ts'
import { createDelivery, type DeliveryOptions, tryMs } from './deliver.ts'
import { claimMail, nextMailIn, releaseMail } from './queue.ts'
import type { Transport } from './transport.ts'

/** The channel that queued mails are announced on (`mail-sql`). */
const mailChannel = 'mails'

/** How often the queue is polled without a notification, milliseconds. */
const pollMs = 60_000
/** Minimum pause when a due mail is claimed by another server, milliseconds. */
const minPauseMs = 100
/** Pauses while the mail server cannot be reached, milliseconds: from, to. */
const pauseMs = { first: 5_000, longest: 300_000 }
/** How long a stopping server waits for the mail being sent, milliseconds. */
const graceMs = 5_000

/** Options of a delivery without a default. */
type Needed = 'pool' | 'address' | 'brandName' | 'log'

/** By default: times in UTC, no head, no links, no files. */
type SenderOptions = Pick<DeliveryOptions, Needed> &
  Partial<Omit<DeliveryOptions, Needed>> & {
    readonly listener: Pick<Listener, 'on' | 'onGap'>
    /** The current connection to the mail server; null if none is set up: mails wait. */
    readonly transport: () => Promise<Transport | null>
    /** Called when that may have changed: waiting mails are then tried. */
    readonly onChange?: (listener: () => void) => void
  }

export type Sender = {
  /** Finishes the current mail and takes no further one. */
  stop(): Promise<void>
}

/**
 * Sends queued mails, one at a time, woken by the commit that queued them. A process that dies between the mail
 * server's acceptance and our record of it leaves that mail to be sent again: a crash duplicates at most one mail.
 */
export function startSender({
  listener,
  teamZone = async () => usualTimeZone,
  recordHead = async () => null,
  unsubscribePath = () => null,
  confirmPath = () => null,
  startUrl = async () => null,
  filesOf = async () => [],
  claimMs = tryMs + 30_000,
  transport: readTransport,
  onChange = () => {},
  ...options
}: SenderOptions): Sender {
  const { pool, log } = options
  const stopping = new AbortController()
  /** The current mail took longer than a stopping server waits. */
  const abandoned = new AbortController()
  const send = createDelivery(
    { ...options, teamZone, recordHead, unsubscribePath, confirmPath, startUrl, filesOf, claimMs },
    abandoned.signal,
  )
  let isAwake = true
  let rouse = () => {}
  let resume = () => {}
  const wake = () => {
    isAwake = true
    rouse()
  }
  listener.on(mailChannel, wake)
  listener.onGap(wake)
  onChange(() => {
    wake()
    resume()
  })

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
      if (isAwake || stopping.signal.aborted) rouse()
    })

  /** Waits while the mail server is unreachable, even if more mails are queued. */
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      resume = () => {
        clearTimeout(timer)
        resolve()
      }
      if (stopping.signal.aborted) resume()
    })

  const work = async () => {
    let pause: number = pauseMs.first
    while (!stopping.signal.aborted) {
      try {
        isAwake = false
        const transport = await readTransport()
        const mail = transport && (await claimMail(pool, claimMs))
        if (!transport) {
          await sleep(pollMs)
        } else if (!mail) {
          const ms = (await nextMailIn(pool)) ?? pollMs
          await sleep(Math.min(Math.max(ms, minPauseMs), pollMs))
        } else if (stopping.signal.aborted) {
          await releaseMail(pool, mail)
        } else if (await send(transport, mail)) {
          pause = pauseMs.first
        } else {
          // The mail server is unreachable: other mails keep their tries.
          await rest(pause)
          pause = Math.min(pause * 2, pauseMs.longest)
        }
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn({ code: (error as { code?: string }).code, name: (error as Error).name }, 'mail queue not reached')
        await wait(pauseMs.first, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  const working = work()
  return {
    async stop() {
      stopping.abort()
      wake()
      resume()
      const patience = setTimeout(() => abandoned.abort(), graceMs)
      await working
      clearTimeout(patience)
    },
  }
}
