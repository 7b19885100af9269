import type { Logger } from 'pino'
import type { Databases } from '#server/db/database.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { Vault } from '#server/vault/vault.ts'
import { conversationHandlers } from './api.ts'
import { readInboundSecret, readMailboxAddress, readMailChannel } from './channel-store.ts'
import { startFetching } from './fetch-mail.ts'
import { inboxHandlers } from './inbox-api.ts'
import { receiveMail } from './receive-mail.ts'

type Parts = {
  readonly databases: Pick<Databases, 'staff' | 'background'>
  readonly vault: Vault
  readonly outbox: Outbox
  readonly from: string | null
  readonly sends: boolean
  readonly log: Logger
  /** Multiplies how long to wait for the other side. */
  readonly patience: number
}

/** Conversations with leads: their calls, and what is delivered from outside. */
export function conversationFeature({
  databases: { staff, background },
  vault,
  outbox,
  from,
  sends,
  log,
  patience,
}: Parts) {
  const receiving = {
    database: background,
    vault,
    ownAddresses: async () => ({ mailbox: (await readMailChannel(background.sql, from, sends)).mailbox, from }),
  }
  const fetching = startFetching({
    ...receiving,
    readAddress: () => readMailboxAddress(background.sql, vault),
    log,
    patience,
  })
  return {
    stop: fetching.stop,
    handlers: {
      ...conversationHandlers({ database: staff, vault, outbox, from, sends, onMailboxChanged: fetching.wake }),
      ...inboxHandlers(staff),
    },
    hooks: {
      mail: {
        secret: () => readInboundSecret(background.sql, vault),
        receive: (bytes: Buffer, at: Date) => receiveMail(receiving, bytes, { at }),
      },
    },
  }
}
