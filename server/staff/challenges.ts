import { randomBytes } from 'node:crypto'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { sessions } from '#server/db/schema/staff.ts'

const lifetimeMs = 5 * 60_000

/** A new challenge for a passkey to sign, kept with the session that asked; an older one of it no longer counts. */
export async function giveChallenge(db: Sql, session: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const kept = `${Date.now() + lifetimeMs} ${challenge}`
  await db.update(sessions).set({ challenge: kept }).where(eq(sessions.tokenHash, session))
  return challenge
}

/** The challenge given to this session within the last five minutes, or null. It can be taken once. */
export async function takeChallenge(db: Sql, session: string): Promise<string | null> {
  const kept = await db.transaction(async (tx) => {
    const mine = eq(sessions.tokenHash, session)
    const [row] = await tx.select({ challenge: sessions.challenge }).from(sessions).where(mine).for('update')
    if (row?.challenge) await tx.update(sessions).set({ challenge: null }).where(mine)
    return row?.challenge
  })
  const [until = '', challenge = ''] = (kept ?? '').split(' ')
  return Number(until) > Date.now() ? challenge : null
}
