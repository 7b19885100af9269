import type { ParsedOf } from '#contract/api.ts'
import { invalidFields } from '#contract/errors.ts'
import { isThisMachine } from '#domain/addresses/this-machine.ts'
import { takesTokens } from '#domain/conversation/mail-sign-in.ts'
import type { Sql } from '#server/db/database.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepImapPassword, readImap, writeMailChannel } from './channel-store.ts'
import { startAnew } from './fetch-store.ts'
import { forgetUnusedSignIn, type Grant } from './mail-sign-in-store.ts'
import { forgetTest } from './mail-test-store.ts'

type Change = ParsedOf<'changeMailChannel'>['body']

/**
 * Sets the mailbox for replies, and where mails are fetched from. Another mailbox starts with the mails that arrive from now on.
 * Returns a sign-in that is no longer used.
 */
export async function changeMailbox(
  tx: Sql,
  vault: Vault,
  { mailbox, replyForm, imap }: Change,
): Promise<Grant | null> {
  if (mailbox?.includes('+') && replyForm === 'plus') throw invalidFields({ mailbox: 'invalid' })
  await forgetTest(tx)
  const before = await readImap(tx)
  if (imap === undefined) {
    await writeMailChannel(tx, { mailbox, replyForm, imap: before })
    return null
  }
  if (imap === null) {
    await writeMailChannel(tx, { mailbox, replyForm, imap: null })
    await keepImapPassword(tx, vault, null)
    await startAnew(tx, 'email')
    return forgetUnusedSignIn(tx, vault)
  }
  const { password, ...settings } = imap
  if (settings.security === 'none' && !isThisMachine(settings.host))
    throw invalidFields({ 'imap.security': 'invalid_choice' })
  const signsIn = settings.login === 'sign_in'
  if (signsIn && !takesTokens(settings.host)) throw invalidFields({ 'imap.login': 'invalid_choice' })
  const isSame = before?.host === settings.host && before.user === settings.user && before.login === settings.login
  // A password is only ever used with the server that it was entered for.
  if (!signsIn && !password && !isSame) throw invalidFields({ 'imap.password': 'required' })
  await writeMailChannel(tx, { mailbox, replyForm, imap: settings })
  if (signsIn || password) await keepImapPassword(tx, vault, signsIn ? null : (password ?? null))
  if (!isSame) await startAnew(tx, 'email')
  return forgetUnusedSignIn(tx, vault)
}
