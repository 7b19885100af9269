import type { ContactBody } from '#contract/contact.ts'
import { ApiError } from '#contract/errors.ts'
import type { LeadOrigin } from '#domain/leads/attribution.ts'
import type { MessageCheck } from '#domain/screening/screening.ts'
import type { Database } from '#server/db/database.ts'
import { databaseFailure, retried } from '#server/db/failures.ts'
import { measured, secondsSince } from '#server/db/measured.ts'
import type { Receipt } from '#server/db/receipt.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { batchWriter } from './batch-writer.ts'
import { type Message, messageOf } from './intake-message.ts'
import {
  keepSuspected,
  lockText,
  type Run,
  receiveMessages,
  type Suspected,
  subjectsOf,
  type Written,
} from './intake-store.ts'

/** Messages of one transaction at most. */
const maxBatch = 64
/** How often a batch is tried while the database fails: its keys make a second time harmless. */
const maxTries = 2

/** Where messages are written, on replaceable connections. */
type Target = Pick<Database, 'pool' | 'renew' | 'committed'>

/**
 * Takes in one message of a visitor as `checkMessage` weighs it; where the form made a key, with it; where the visit's beginning
 * is known, with that.
 */
export type Intake = (
  body: ContactBody,
  checkMessage: MessageCheck,
  idempotencyKey?: string,
  origin?: LeadOrigin | null,
) => Promise<Taken>

/** `newLeadId`: the lead that it became; null where somebody known wrote, or it waits as suspected spam. */
type Taken = { readonly receipt: Receipt; readonly newLeadId: string | null }

/**
 * Takes in messages of visitors exactly once: a new lead, or a further message of a known person
 * (docs/product.md#contact-forms). An acknowledged message is committed; messages that arrive during a transaction share
 * the next one (`docs/design/intake.md`). Throws `invalid_input` for a phone number that its country does not have and `key_reused` where the key belongs
 * to another message. The sender's receipt is queued in the same transaction. Suspected spam waits in quarantine
 * instead; its sender gets the same answer.
 */
export function openIntake(target: Target, outbox: Pick<Outbox, 'start'>): Intake {
  const receive = batchWriter(maxBatch, subjectsOf, async (messages: readonly Message[]) => {
    const start = await outbox.start()
    return inOneTransaction(target, messages, (run) => receiveMessages(run, messages, start))
  })
  const setAside = batchWriter(maxBatch, subjectsOf, (messages: readonly Suspected[]) =>
    inOneTransaction(target, messages, (run) => keepSuspected(run, messages)),
  )
  return async (body, checkMessage, idempotencyKey, origin = null) => {
    const message = messageOf(body, idempotencyKey, origin)
    const { key, hash, lead } = message
    const { isDoubtful, score, reasons, undo } = await checkMessage({
      key: `${key} ${hash}`,
      name: lead.name,
      emailKey: lead.emailKey,
      message: lead.message,
    })
    const started = performance.now()
    measured('waiting', { change: 1 })
    try {
      const taken = isDoubtful ? setAside({ ...message, spam: { score, reasons } }) : receive(message)
      const { outcome, answer } = await taken
      if (outcome === 'mismatch') throw new ApiError('key_reused')
      measured('message', { seconds: secondsSince(started), verdict: isDoubtful ? 'suspected' : 'passed' })
      return { receipt: answer, newLeadId: outcome === 'arrived' ? lead.id : null }
    } catch (error) {
      await undo().catch(() => {})
      throw error
    } finally {
      measured('waiting', { change: -1 })
    }
  }
}

const inOneTransaction = <R>(
  target: Target,
  messages: readonly Message[],
  write: (run: Run) => Promise<Written<R>>,
): Promise<R> =>
  retried(
    maxTries,
    () => true,
    () => tryOnce(target, messages, write),
  )

/**
 * One transaction that first waits for the locks of all messages. What need not be awaited is not: on a connection that
 * pipelines, begin and the first statement travel together, and so do the last and the commit. A connection that gives no
 * answer in time is closed, and with it all that may be as dead as it is: the next batch waits behind this one.
 */
async function tryOnce<R>(
  { pool, renew, committed }: Target,
  messages: readonly Message[],
  write: (run: Run) => Promise<Written<R>>,
): Promise<R> {
  measured('batch', { size: messages.length })
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const begun = client.query(`begin isolation level read committed; ${lockText(messages.flatMap(subjectsOf))}`)
    const work = write(async (statement) => (await client.query({ ...statement, values: [...statement.values] })).rows)
    const [, { results, written }] = await Promise.all([begun, work])
    await Promise.all([written, client.query('commit')])
    committed()
    return results
  } catch (error) {
    if (databaseFailure(error) === 'away') renew()
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
