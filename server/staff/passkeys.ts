import { isIP } from 'node:net'
import type { NewPasskey, PasskeyChallenge, PasskeyInvitation, PasskeyProof } from '#contract/passkey.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { passkeys } from '#server/db/schema/staff.ts'

/** Loaded at the first use: its parsers of certificates take 27 MB that most starts never need. */
const webauthn = () => import('@simplewebauthn/server')

const timeout = 5 * 60_000
/** Ed25519, ECDSA with P-256, RSA: algorithms of phones, computers and security keys (COSE numbers). */
const algorithms = [-8, -7, -257]

const hostOf = (origin: string) => new URL(origin).hostname

/** True if browsers support passkeys at this origin: host names, over https or on localhost. */
export function passkeysWorkAt(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  if (isIP(hostname) || hostname.startsWith('[')) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

type Stored = typeof passkeys.$inferSelect

export const passkeysOf = (db: Sql, userId: string): Promise<Stored[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt)

const describe = ({ id, transports }: Stored) => ({ id, type: 'public-key' as const, transports })

/** Options for creating a passkey for this person. */
export const invitationFor = (
  { userId, username }: { userId: string; username: string },
  challenge: string,
  origin: string,
  known: readonly Stored[],
  brand: string,
): PasskeyInvitation => ({
  challenge,
  rp: { id: hostOf(origin), name: brand },
  user: { id: Buffer.from(userId).toString('base64url'), name: username, displayName: username },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout,
  attestation: 'none',
  excludeCredentials: known.map(describe),
  authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'required' },
})

/** Options for signing with one of these passkeys. */
export const challengeFor = (challenge: string, origin: string, known: readonly Stored[]): PasskeyChallenge => ({
  challenge,
  rpId: hostOf(origin),
  timeout,
  userVerification: 'required',
  allowCredentials: known.map(describe),
})

/** The row of a passkey that was made at this origin for this challenge; null where anything about it is not right. */
export async function readNewPasskey(response: NewPasskey, challenge: string, origin: string) {
  const { verifyRegistrationResponse } = await webauthn()
  const checked = await verifyRegistrationResponse({
    response: withoutAbsent(response),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey), counter, transports: response.response.transports ?? [] }
}

/**
 * Verifies that one of the person's passkeys signed this challenge at this origin, with user verification (PIN, finger,
 * face). A counter that does not increase means a copied passkey: refused.
 */
export async function spendPasskey(
  db: Sql,
  userId: string,
  response: PasskeyProof,
  challenge: string,
  origin: string,
): Promise<boolean> {
  const mine = and(eq(passkeys.id, response.id), eq(passkeys.userId, userId))
  const [row] = await db.select().from(passkeys).where(mine)
  if (!row) return false
  const { verifyAuthenticationResponse } = await webauthn()
  const checked = await verifyAuthenticationResponse({
    response: withoutAbsent(response),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: { id: row.id, publicKey: new Uint8Array(row.publicKey), counter: row.counter },
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) return false
  const { newCounter } = checked.authenticationInfo
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(mine, eq(passkeys.counter, row.counter)))
    .returning({ id: passkeys.id })
  return used.length === 1
}

/** The library's types distinguish absent fields from undefined ones; JSON has no undefined. */
const withoutAbsent = <T>(value: T) => JSON.parse(JSON.stringify(value))
