import type { Logger } from 'pino'
import { dayMs } from '#domain/basics/instant.ts'
import { maxTelegramBytes, readTelegram } from '#domain/conversation/messengers/telegram.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Listener } from '#server/db/listener.ts'
import type { Telegram } from '#server/outside/messengers/telegram.ts'
import type { Vault } from '#server/vault/vault.ts'
import {
  giveUpHold,
  type Hold,
  HoldLost,
  noteConnection,
  reach,
  readPlace,
  takeHold,
} from '../conversation/fetch-store.ts'
import { packOriginal } from '../conversation/originals.ts'
import { telegramFileDays } from './about-messages.ts'
import { createBell } from './bell.ts'
import { keepBotName, readBotName, readBotToken } from './messenger-store.ts'
import { receiveOrKeep } from './receive-or-keep.ts'
import { messengerChannel } from './wake.ts'

type PollingParts = {
  readonly database: Pick<Database, 'sql'>
  readonly vault: Vault
  readonly telegram: Telegram
  readonly log: Logger
  readonly listener: Pick<Listener, 'on'>
  readonly pauses?: Partial<typeof usualPauses>
}

const usualPauses = {
  /** Lease time without a renewal, milliseconds. */
  holdMs: 60_000,
  /** How often to check whether a bot is configured, and whether another server still polls; milliseconds. */
  lookMs: 30_000,
  /** Telegram's long-poll timeout, seconds. */
  waitSeconds: 20,
  /** After a failure. */
  retryMs: 10_000,
}

const maxQuietMs = 6 * dayMs

/** Polls Telegram for the configured bot, on one server at a time, until stopped. */
export function startPolling({ database: { sql: db }, vault, telegram, log, listener, ...parts }: PollingParts) {
  const pauses = { ...usualPauses, ...parts.pauses }
  const holder = newId()
  const stopping = new AbortController()
  const bell = createBell()
  // A changed bot is polled at once.
  listener.on(messengerChannel, bell.ring)
  const sleep = (milliseconds: number) => (stopping.signal.aborted ? undefined : bell.wait(milliseconds))

  const work = async () => {
    while (!stopping.signal.aborted) {
      let hold: Hold | null = null
      try {
        const token = await readBotToken(db, vault)
        hold = token === null ? null : await takeHold(db, 'telegram', holder, pauses.holdMs)
        if (token !== null && hold) await follow(token, hold)
        else await sleep(pauses.lookMs)
      } catch (error) {
        if (!(error instanceof HoldLost)) log.warn({ name: (error as Error).name }, 'updates of Telegram not taken')
        await sleep(pauses.retryMs)
      }
      if (hold) await giveUpHold(db, hold).catch(() => undefined)
    }
  }

  /** Polls one bot until it fails, the settings change, or this server stops. */
  const follow = async (token: string, hold: Hold) => {
    const name = await telegram.nameOf(token)
    if (name === null || name === undefined) {
      await noteConnection(db, hold, name === null ? 'token' : 'away')
      return sleep(pauses.retryMs)
    }
    if ((await readBotName(db)) !== name) await keepBotName(db, name)
    await telegram.endWebhook(token)
    while (!stopping.signal.aborted && (await readBotToken(db, vault)) === token) {
      const kept = await takeHold(db, 'telegram', holder, pauses.holdMs)
      if (kept?.fence !== hold.fence) throw new HoldLost('Another server fetches this channel now.')
      const found = await telegram.updates(token, await nextUpdate(), pauses.waitSeconds, stopping.signal)
      if (stopping.signal.aborted) return
      await noteConnection(db, hold, found.is === 'here' ? null : found.is)
      if (found.is !== 'here') await sleep(pauses.retryMs)
      else for (const update of found.updates) await take(token, update, hold)
    }
  }

  /**
   * Id of the next update; 0 means any. Ids increase by one, but after about a week without updates Telegram starts at
   * a random one.
   */
  const nextUpdate = async () => {
    const { lastUid, since } = await readPlace(db, 'telegram')
    return since === null || Date.now() - since.getTime() > maxQuietMs ? 0 : lastUid + 1
  }

  /** Processes an update and stores the position. An update that can't be stored is skipped. */
  const take = async (token: string, update: unknown, hold: Hold) => {
    const read = readTelegram(update)
    if (!read) return
    const packed = await packOriginal(Buffer.from(JSON.stringify(update, null, 1)))
    const context = {
      channel: 'telegram',
      vault,
      packed,
      at: new Date(),
      fileDays: telegramFileDays,
      maxFileBytes: maxTelegramBytes,
    } as const
    const within = (tx: Sql) => reach(tx, hold, { lastUid: read.id, since: new Date() })
    if (read.parts.length === 0) await within(db)
    for (const { event } of read.parts) await receiveOrKeep(db, event, context, { log, within })
    if (read.leave !== null) await telegram.leave(token, read.leave)
  }

  const working = work()
  return {
    async stop() {
      stopping.abort()
      bell.ring()
      await working
    },
  }
}
