import type { ParsedOf } from '#contract/api.ts'
import type { SmtpSettings } from '#contract/channels.ts'
import { invalidFields } from '#contract/errors.ts'
import { isThisMachine } from '#domain/addresses/this-machine.ts'
import { takesTokens } from '#domain/conversation/mail-sign-in.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { channelSettings } from '#server/db/schema/messages.ts'
import type { MailServer } from '#server/outside/mail/current-server.ts'
import { EnvelopeError } from '#server/vault/envelope.ts'
import { KeyringError } from '#server/vault/keyring.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepSecret, readSecret } from './channel-secrets.ts'
import { noteChannel } from './fetch-store.ts'
import { forgetUnusedSignIn, type Grant } from './mail-sign-in-store.ts'
import { forgetTest } from './mail-test-store.ts'
import type { MailTokens } from './mail-tokens.ts'

/** Key of its row in `channel_settings`. */
const channel = 'smtp'
const password = { channel: 'email', name: 'smtp-password' } as const

/** The mail server set in the product; null if none is. */
export async function readSmtp(db: Sql): Promise<SmtpSettings | null> {
  const [row] = await db.select().from(channelSettings).where(eq(channelSettings.channel, channel))
  // Rows of earlier versions have no login.
  return row ? ({ login: 'password', ...(row.values as object) } as SmtpSettings) : null
}

/** The mail server with password or tokens; null if its password is missing or can't be read. */
export async function readMailServer(db: Sql, vault: Vault, tokens: MailTokens): Promise<MailServer | null> {
  const smtp = await readSmtp(db)
  if (smtp?.login === 'sign_in') return { ...smtp, password: null, accessToken: tokens(smtp.host) }
  if (smtp === null || smtp.user === null) return smtp && { ...smtp, password: null }
  try {
    const known = await readSecret(db, vault, password)
    return known === null ? null : { ...smtp, password: known }
  } catch (error) {
    if (error instanceof EnvelopeError || error instanceof KeyringError) return null
    throw error
  }
}

/** Sets or removes the mail server. Waiting mails use the new one. Returns a sign-in that is no longer used. */
export async function changeMailServer(
  tx: Sql,
  vault: Vault,
  { server }: ParsedOf<'changeMailServer'>['body'],
): Promise<Grant | null> {
  await forgetTest(tx)
  await noteChannel(tx, 'smtp', null)
  if (server === null) {
    await tx.delete(channelSettings).where(eq(channelSettings.channel, channel))
    await keepSecret(tx, vault, password, null)
    return forgetUnusedSignIn(tx, vault)
  }
  const { password: given, ...settings } = server
  const values: SmtpSettings = { ...settings, user: settings.user || null }
  if (values.security === 'none' && !isThisMachine(values.host))
    throw invalidFields({ 'server.security': 'invalid_choice' })
  const needsPassword = values.user !== null && values.login === 'password'
  if (values.login === 'sign_in') {
    if (!takesTokens(values.host)) throw invalidFields({ 'server.login': 'invalid_choice' })
    if (values.user === null) throw invalidFields({ 'server.user': 'required' })
  }
  const before = await readSmtp(tx)
  const isSame = before?.host === values.host && before.user === values.user && before.login === values.login
  // A password is only ever used with the server that it was entered for.
  if (needsPassword && !given && !isSame) throw invalidFields({ 'server.password': 'required' })
  if (given || !isSame) await keepSecret(tx, vault, password, needsPassword ? (given ?? null) : null)
  await tx
    .insert(channelSettings)
    .values({ channel, values })
    .onConflictDoUpdate({ target: channelSettings.channel, set: { values, updatedAt: sql`now()` } })
  return forgetUnusedSignIn(tx, vault)
}
