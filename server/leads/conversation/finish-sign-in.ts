import type { Actor } from '#contract/handler.ts'
import { SignInError, type SignInProblem, signInReturnPath } from '#domain/conversation/mail-sign-in.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import type { SignInDoor } from '#server/outside/sign-in.ts'
import type { Vault } from '#server/vault/vault.ts'
import { type Grant, keepSignIn, readGrant, takePending } from './mail-sign-in-store.ts'
import { forgetTest } from './mail-test-store.ts'

type Parts = { readonly db: Sql; readonly vault: Vault; readonly door: SignInDoor }
type Context = By & { readonly actor: Actor; readonly origin: string }

/**
 * Completes a sign-in begun in this session; returns the problem, or null. The provider is contacted between two
 * transactions.
 */
export async function finishSignIn(
  { db, vault, door }: Parts,
  answer: string,
  context: Context,
): Promise<SignInProblem | null> {
  const address = new URL(`${context.origin}${signInReturnPath}`)
  address.search = answer
  const begun = await db.transaction((tx) => takePending(tx, vault, address.searchParams, context.actor.session))
  try {
    const signedIn = await door.finish(begun, address, begun)
    const before = await db.transaction(async (tx) => {
      const replaced = await readGrant(tx, vault)
      await keepSignIn(tx, vault, begun, signedIn)
      await forgetTest(tx)
      const detail = { provider: begun.provider }
      await audit(tx, context, { action: 'channel.signed_in', entity: 'channel', entityId: 'email', detail })
      return replaced
    })
    // Revoking one of the same account would end the new one, too.
    const isOther = before?.provider !== begun.provider || before.account !== signedIn.account
    if (before && isOther) await endSignIn({ db, door }, before, context)
    return null
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    const detail = { provider: begun.provider, problem: error.problem }
    await audit(db, context, { action: 'channel.sign_in_refused', entity: 'channel', entityId: 'email', detail })
    return error.problem
  }
}

/** Revokes an unused sign-in at the provider. Microsoft has no such call: its owner does that there. */
export async function endSignIn({ db, door }: Omit<Parts, 'vault'>, grant: Grant, context: By): Promise<void> {
  const detail = { provider: grant.provider, revoked: await door.revoke(grant, grant.refreshToken) }
  await audit(db, context, { action: 'channel.sign_in_ended', entity: 'channel', entityId: 'email', detail })
}
