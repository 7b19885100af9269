import type { ImapSettings, MailChannel } from '#contract/channels.ts'
import type { ReplyForm } from '#domain/conversation/reply-address.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { channelSecrets, channelSettings, mailFetches } from '#server/db/schema/messages.ts'
import type { MailboxAddress } from '#server/outside/imap/mailbox.ts'
import type { CurrentMailServer, MailServer } from '#server/outside/mail/current-server.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepSecret, readSecret } from './channel-secrets.ts'
import { readSmtp } from './mail-server-store.ts'
import { readSignInState } from './mail-sign-in-store.ts'
import { readTest } from './mail-test-store.ts'
import type { MailTokens } from './mail-tokens.ts'

const channel = 'email'
const inbound = 'inbound'
const imapPassword = 'imap-password'

type StoredValues = {
  readonly mailbox: string | null
  readonly replyForm: ReplyForm
  /** Absent in rows of earlier versions. */
  readonly imap?: ImapSettings | null
}

/** How mails are sent. */
export type MailWay = {
  readonly server: Pick<CurrentMailServer, 'read' | 'changed'>
  /** The sender address; null if none is set. */
  readonly from: () => Promise<string | null>
  /** True if the environment sets the server, which overrides the product's settings. */
  readonly isFixed: boolean
}

/** The mailbox set in the product; null if none is. */
export async function readMailbox(db: Sql): Promise<string | null> {
  const [row] = await db.select().from(channelSettings).where(eq(channelSettings.channel, channel))
  return (row?.values as Partial<StoredValues> | undefined)?.mailbox ?? null
}

/** The mail settings and their state. */
export async function readMailChannel(db: Sql, { server, from: readFrom, isFixed }: MailWay): Promise<MailChannel> {
  const from = await readFrom()
  const current = await server.read()
  const [row] = await db.select().from(channelSettings).where(eq(channelSettings.channel, channel))
  const [secret] = await db
    .select({ createdAt: channelSecrets.createdAt })
    .from(channelSecrets)
    .where(and(eq(channelSecrets.channel, channel), eq(channelSecrets.name, inbound)))
  const { mailbox = null, replyForm = 'plus' } = (row?.values ?? {}) as Partial<StoredValues>
  const imap = imapOf(row)
  const [fetching] = await db.select().from(mailFetches).where(eq(mailFetches.channel, channel))
  return {
    sends: current !== null,
    smtp: isFixed && current ? withoutPassword(current) : await readSmtp(db),
    isSmtpFixed: isFixed,
    mailbox: mailbox ?? from,
    source: mailbox !== null ? 'product' : from !== null ? 'server' : null,
    replyForm,
    test: await readTest(db),
    inboundSince: secret?.createdAt.toISOString() ?? null,
    imap,
    signIn: await readSignInState(db),
    fetching: imap && {
      problem: fetching?.problem ?? null,
      provenAt: fetching?.provenAt?.toISOString() ?? null,
      older: fetching?.olderFrom
        ? {
            from: fetching.olderFrom.toISOString(),
            total: fetching.olderTotal,
            looked: fetching.olderLooked,
            taken: fetching.olderTaken,
            endedAt: fetching.olderEndedAt?.toISOString() ?? null,
          }
        : null,
    },
  }
}

export async function writeMailChannel(tx: Sql, values: StoredValues): Promise<void> {
  await tx
    .insert(channelSettings)
    .values({ channel, values })
    .onConflictDoUpdate({ target: channelSettings.channel, set: { values, updatedAt: sql`now()` } })
}

const withoutPassword = ({ password: _password, accessToken: _, ...settings }: MailServer) => ({
  login: 'password' as const,
  ...settings,
})

// Rows of earlier versions have no login.
const imapOf = (row: { values: unknown } | undefined): ImapSettings | null => {
  const { imap = null } = (row?.values ?? {}) as Partial<StoredValues>
  return imap && ({ login: 'password', ...(imap as object) } as ImapSettings)
}

/** The mailbox settings; null if none are set. */
export async function readImap(db: Sql): Promise<ImapSettings | null> {
  const [row] = await db.select().from(channelSettings).where(eq(channelSettings.channel, channel))
  return imapOf(row)
}

/** The secret that signs delivered mails. */
export const keepInboundSecret = (tx: Sql, vault: Vault, secret: string) =>
  keepSecret(tx, vault, { channel, name: inbound }, secret)
export const readInboundSecret = (db: Sql, vault: Vault) => readSecret(db, vault, { channel, name: inbound })

export const keepImapPassword = (tx: Sql, vault: Vault, password: string | null) =>
  keepSecret(tx, vault, { channel, name: imapPassword }, password)

/** The mailbox settings with password or tokens; null if none are set. */
export async function readMailboxAddress(db: Sql, vault: Vault, tokens: MailTokens): Promise<MailboxAddress | null> {
  const imap = await readImap(db)
  if (imap?.login === 'sign_in') return { ...imap, password: null, accessToken: tokens(imap.host) }
  const password = imap && (await readSecret(db, vault, { channel, name: imapPassword }))
  return imap && password !== null ? { ...imap, password } : null
}
