import { minuteMs } from '#domain/basics/instant.ts'
import { type AccessToken, SignInError, takesTokens } from '#domain/conversation/mail-sign-in.ts'
import type { Sql } from '#server/db/database.ts'
import type { SignInDoor } from '#server/outside/sign-in.ts'
import type { Vault } from '#server/vault/vault.ts'
import { type Grant, keepRefreshToken, noteSignInEnded, readGrant } from './mail-sign-in-store.ts'

/** How long before it expires a token is renewed, milliseconds. */
const aheadMs = 2 * minuteMs

/** Access tokens for logging in to a mail server, renewed before they expire; each server of the product has its own. */
export type MailTokens = (host: string) => AccessToken

type Parts = { readonly db: Sql; readonly vault: Vault; readonly door: SignInDoor }

export function openMailTokens({ db, vault, door }: Parts): MailTokens {
  let known: { readonly grant: string; readonly token: string; readonly until: number } | null = null
  let renewing: { readonly grant: string; readonly token: Promise<string> } | null = null

  const renew = async (grant: Grant): Promise<string> => {
    const renewed = await door.renew(grant, grant.refreshToken).catch(async (error: SignInError) => {
      if (error.problem !== 'ended' && error.problem !== 'client') throw error
      // Another server of ours may have renewed the refresh token meanwhile, which ends this one.
      const now = await readGrant(db, vault)
      if (now?.grant === grant.grant && now.refreshToken !== grant.refreshToken)
        return door.renew(now, now.refreshToken)
      await noteSignInEnded(db, grant, error.problem)
      throw error
    })
    const { accessToken: token, until, refreshToken } = renewed
    if (refreshToken !== null && refreshToken !== grant.refreshToken)
      await db.transaction((tx) => keepRefreshToken(tx, vault, grant, refreshToken))
    known = { grant: grant.grant, token, until }
    return token
  }

  return (host) =>
    async ({ isRefused }) => {
      const grant = await readGrant(db, vault)
      if (grant === null || !takesTokens(host, grant.provider)) throw new SignInError('ended')
      if (!isRefused && known?.grant === grant.grant && known.until - aheadMs > Date.now()) return known.token
      // A renewal from before another sign-in is for another account, perhaps at another provider.
      if (renewing?.grant !== grant.grant) renewing = { grant: grant.grant, token: renew(grant) }
      const current = renewing
      return current.token.finally(() => {
        if (renewing === current) renewing = null
      })
    }
}
