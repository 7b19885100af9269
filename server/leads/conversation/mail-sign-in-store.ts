import type { ParsedOf } from '#contract/api.ts'
import type { MailChannel } from '#contract/channels.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { type SignInProvider, signInReturnPath } from '#domain/conversation/mail-sign-in.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { channelSettings } from '#server/db/schema/messages.ts'
import type { Begun, SignInClient, SignInDoor } from '#server/outside/sign-in.ts'
import { EnvelopeError } from '#server/vault/envelope.ts'
import { KeyringError } from '#server/vault/keyring.ts'
import { isSameSecret } from '#server/vault/same-secret.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepSecret, readSecret } from './channel-secrets.ts'
import { noteChannel } from './fetch-store.ts'

/** Key of its row in `channel_settings`: the client, and the account that has signed in. */
const channel = 'mail-sign-in'
const login = 'sign_in'
const keys = { channel: 'email', name: 'sign-in' } as const
const pending = { channel: 'email', name: 'sign-in-pending' } as const

/** Time limit for signing in at the provider, milliseconds. */
const awayMs = 15 * minuteMs

type Stored = {
  readonly provider: SignInProvider
  readonly tenant: string | null
  readonly clientId: string
  readonly account: string | null
  readonly problem: 'ended' | 'client' | null
  /** Identifies a sign-in; null before the first. */
  readonly grant: string | null
}
type Keys = { readonly clientSecret: string; readonly refreshToken: string | null }
type Pending = SignInClient & Omit<Begun, 'url'> & { readonly session: string; readonly until: number }

const storedRow = (db: Sql) => db.select().from(channelSettings).where(eq(channelSettings.channel, channel))
const toStored = ([row]: Awaited<ReturnType<typeof storedRow>>) => (row?.values as Stored | undefined) ?? null
const readStored = async (db: Sql): Promise<Stored | null> => toStored(await storedRow(db))

/** A sealed value; null if absent, or no longer readable. */
const readSealed = async <T>(db: Sql, vault: Vault, which: typeof keys | typeof pending): Promise<T | null> => {
  try {
    return JSON.parse((await readSecret(db, vault, which)) ?? 'null')
  } catch (error) {
    if (error instanceof EnvelopeError || error instanceof KeyringError) return null
    throw error
  }
}

const write = async (tx: Sql, vault: Vault, values: Stored, secrets: Keys): Promise<void> => {
  await tx
    .insert(channelSettings)
    .values({ channel, values })
    .onConflictDoUpdate({ target: channelSettings.channel, set: { values, updatedAt: sql`now()` } })
  await keepSecret(tx, vault, keys, JSON.stringify(secrets))
}

/** The client and account as the settings show them. */
export async function readSignInState(db: Sql): Promise<MailChannel['signIn']> {
  const stored = await readStored(db)
  if (stored === null) return null
  const { grant: _, ...shown } = stored
  return shown
}

/** The sign-in with its refresh token; null if signing in is needed. */
export async function readGrant(db: Sql, vault: Vault) {
  const stored = await readStored(db)
  const known = stored?.grant && stored.problem === null ? await readSealed<Keys>(db, vault, keys) : null
  if (!stored?.grant || !known?.refreshToken) return null
  return { ...stored, grant: stored.grant, clientSecret: known.clientSecret, refreshToken: known.refreshToken }
}
export type Grant = NonNullable<Awaited<ReturnType<typeof readGrant>>>

/** Stores a renewed refresh token, unless there was another sign-in meanwhile. */
export async function keepRefreshToken(tx: Sql, vault: Vault, { grant, clientSecret }: Grant, refreshToken: string) {
  if (toStored(await storedRow(tx).for('update'))?.grant === grant)
    await keepSecret(tx, vault, keys, JSON.stringify({ clientSecret, refreshToken } satisfies Keys))
}

/** Records that signing in is needed again; until then the provider is not asked. */
export async function noteSignInEnded(db: Sql, { grant }: Grant, problem: 'ended' | 'client'): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update channel_settings set values = values || jsonb_build_object('problem', ${problem}::text)
    where channel = ${channel} and values ->> 'grant' = ${grant}`)
  if (rowCount !== 0) await noteChannel(db, login, problem)
}

type Start = {
  readonly body: ParsedOf<'startMailSignIn'>['body']
  /** Scheme and host of the site. */
  readonly origin: string
  /** Hash of the owner's session, the only one that can complete the sign-in. */
  readonly session: string
  /** The intended mailbox; null: unknown. */
  readonly as: string | null
}

/** Starts a sign-in: returns the provider's URL. A working sign-in stays until the next one is completed. */
export async function startSignIn(tx: Sql, vault: Vault, door: SignInDoor, { body, origin, session, as }: Start) {
  const { provider, clientId } = body
  const tenant = provider === 'microsoft' ? (body.tenant ?? null) : null
  if (provider === 'microsoft' && tenant === null) throw invalidFields({ tenant: 'required' })
  const before = await readStored(tx)
  const isKnown = before?.provider === provider && before.clientId === clientId && before.tenant === tenant
  const known = isKnown ? await readSealed<Keys>(tx, vault, keys) : null
  const clientSecret = body.clientSecret || known?.clientSecret
  if (!clientSecret) throw invalidFields({ clientSecret: 'required' })
  const client: SignInClient = { provider, tenant, clientId, clientSecret }
  if (!before?.grant) {
    const signedOut = { provider, tenant, clientId, account: null, problem: null, grant: null }
    await write(tx, vault, signedOut, { clientSecret, refreshToken: null })
  }
  const { url, state, verifier } = await door.begin(client, `${origin}${signInReturnPath}`, as)
  const waiting: Pending = { ...client, state, verifier, session, until: Date.now() + awayMs }
  await keepSecret(tx, vault, pending, JSON.stringify(waiting))
  return url
}

/** The pending sign-in of this session, which can be completed once. Refuses any other. */
export async function takePending(tx: Sql, vault: Vault, answer: URLSearchParams, session: string): Promise<Pending> {
  const waiting = await readSealed<Pending>(tx, vault, pending)
  const isOwn =
    waiting !== null &&
    waiting.session === session &&
    waiting.until > Date.now() &&
    isSameSecret(answer.get('state') ?? '', waiting.state)
  if (!isOwn) throw new ApiError('conflict', { message: 'This was not begun in this session, or too long ago.' })
  await keepSecret(tx, vault, pending, null)
  return waiting
}

/** Stores the provider's tokens, replacing an earlier sign-in. */
export async function keepSignIn(
  tx: Sql,
  vault: Vault,
  { provider, tenant, clientId, clientSecret }: SignInClient,
  { account, refreshToken }: { readonly account: string; readonly refreshToken: string },
): Promise<void> {
  const values: Stored = { provider, tenant, clientId, account, problem: null, grant: newId() }
  await write(tx, vault, values, { clientSecret, refreshToken })
  await noteChannel(tx, login, null)
}

/** Deletes the client and its tokens once no mail server uses them; returns the grant to revoke at the provider, if any. */
export async function forgetUnusedSignIn(tx: Sql, vault: Vault): Promise<Grant | null> {
  const grant = await readGrant(tx, vault)
  const { rowCount } = await tx.execute(sql`
    delete from channel_settings where channel = ${channel} and not exists (
      select from channel_settings
      where (channel = 'smtp' and values ->> 'login' = 'sign_in')
        or (channel = 'email' and values -> 'imap' ->> 'login' = 'sign_in'))`)
  if (rowCount === 0) return null
  await keepSecret(tx, vault, keys, null)
  await keepSecret(tx, vault, pending, null)
  await noteChannel(tx, login, null)
  return grant
}
