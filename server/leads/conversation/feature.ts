import type { Logger } from 'pino'
import type { Databases } from '#server/db/database.ts'
import type { Listener } from '#server/db/listener.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { openTelegram } from '#server/outside/messengers/telegram.ts'
import { openWhatsApp } from '#server/outside/messengers/whatsapp.ts'
import type { SignInDoor } from '#server/outside/sign-in.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { LanguageOfText } from '../add/store.ts'
import { messengerHandlers } from '../messengers/api.ts'
import { readAppSecret, readVerifyToken } from '../messengers/messenger-store.ts'
import { startPolling } from '../messengers/poll-telegram.ts'
import { receiveWhatsApp } from '../messengers/receive-whatsapp.ts'
import { startWorker } from '../messengers/worker.ts'
import { conversationHandlers } from './api.ts'
import { type MailWay, readInboundSecret, readMailbox, readMailboxAddress } from './channel-store.ts'
import { draftFileHandlers } from './draft-files.ts'
import { startFetching } from './fetch-mail.ts'
import { inboxHandlers } from './inbox-api.ts'
import type { MailTokens } from './mail-tokens.ts'
import { receiveMail } from './receive-mail.ts'

/** How long a messenger may take to answer, milliseconds. */
const messengerTimeoutMs = 15_000

type Parts = {
  readonly databases: Pick<Databases, 'staff' | 'background'>
  readonly vault: Vault
  readonly outbox: Outbox
  readonly mail: MailWay
  readonly signIn: SignInDoor
  readonly mailTokens: MailTokens
  readonly brandName: () => Promise<string>
  readonly languageOfText: LanguageOfText
  /** True if a language model is configured. */
  readonly translates: boolean
  /** Messenger API addresses. */
  readonly urls: { readonly whatsapp: string; readonly telegram: string }
  readonly listener: Pick<Listener, 'on'>
  readonly log: Logger
  /** Multiplies how long to wait for the other side. */
  readonly patience: number
}

/** Conversations with leads: their calls, and webhooks of channels. */
export function conversationFeature(parts: Parts) {
  const { databases, vault, mail, mailTokens, urls, listener, log, patience } = parts
  const { staff, background } = databases
  const receiving = {
    database: background,
    vault,
    ownAddresses: async () => {
      const from = await mail.from()
      return { mailbox: (await readMailbox(background.sql)) ?? from, from }
    },
  }
  const mailbox = () => readMailboxAddress(background.sql, vault, mailTokens)
  const fetching = startFetching({ ...receiving, readAddress: mailbox, log, patience })
  const timeoutMs = patience * messengerTimeoutMs
  const whatsapp = openWhatsApp({ baseUrl: urls.whatsapp, timeoutMs })
  const telegram = openTelegram({ baseUrl: urls.telegram, timeoutMs })
  const worker = startWorker({ database: background, vault, whatsapp, telegram, log, timeoutMs }, listener)
  const polling = startPolling({ database: background, vault, telegram, log, listener })
  return {
    stop: () => Promise.all([fetching.stop(), worker.stop(), polling.stop()]),
    handlers: {
      ...conversationHandlers({ ...parts, database: staff, mailbox, onMailboxChanged: fetching.wake }),
      ...draftFileHandlers(staff, vault),
      ...inboxHandlers(staff),
      ...messengerHandlers({ database: staff, vault, whatsapp }),
    },
    hooks: {
      mail: {
        secret: () => readInboundSecret(background.sql, vault),
        receive: (bytes: Buffer, at: Date) => receiveMail(receiving, bytes, { at }),
      },
      whatsapp: {
        secret: () => readAppSecret(background.sql, vault),
        verifyToken: () => readVerifyToken(background.sql, vault),
        receive: (bytes: Buffer, at: Date) => receiveWhatsApp({ database: background, vault, log }, bytes, at),
      },
    },
  }
}
