import { randomBytes } from 'node:crypto'
import type { Invitation } from '#contract/people.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, gt, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { invitations, users } from '#server/db/schema/staff.ts'
import { tokenHash } from './sessions.ts'

/** Lifetime of an invitation link. */
const lifetimeMs = 7 * 86_400_000

type Offer = { readonly role: Role; readonly email: string | null; readonly language: StaffLanguage }

/** Creates an invitation; returns the token of its link: 256 random bits, stored as a hash only. */
export async function openInvitation(tx: Sql, offer: Offer, by: { userId: string; username: string }) {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  const row = { id: newId(), ...offer, createdAt: new Date(now), expiresAt: new Date(now + lifetimeMs) }
  await tx.insert(invitations).values({ ...row, tokenHash: tokenHash(token), invitedBy: by.userId })
  return { token, invitation: toInvitation(row, by.username) }
}

/** Invitations not accepted yet, including expired ones, newest first. */
export async function listInvitations(db: Sql): Promise<Invitation[]> {
  const rows = await db
    .select({ row: invitations, invitedBy: users.username })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isNull(invitations.acceptedAt))
    .orderBy(desc(invitations.createdAt), invitations.id)
  return rows.map(({ row, invitedBy }) => toInvitation(row, invitedBy))
}

const isOpen = (token: string) =>
  and(
    eq(invitations.tokenHash, tokenHash(token)),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, sql`now()`),
  )

/** The open invitation of a token; null if unknown, used, or expired. */
export async function readInvitation(db: Sql, token: string): Promise<Invitation | null> {
  const [found] = await db
    .select({ row: invitations, invitedBy: users.username })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isOpen(token))
  return found ? toInvitation(found.row, found.invitedBy) : null
}

/** Accepts the invitation for a token; null if it is not open. Of concurrent requests one succeeds. */
export async function takeInvitation(tx: Sql, token: string, userId: string) {
  const [taken] = await tx.update(invitations).set({ acceptedAt: sql`now()`, userId }).where(isOpen(token)).returning()
  return taken ?? null
}

/** Revokes an invitation; false if it is gone or was accepted. */
export async function revokeInvitation(tx: Sql, id: string): Promise<boolean> {
  const open = and(eq(invitations.id, id), isNull(invitations.acceptedAt))
  return (await tx.delete(invitations).where(open).returning({ id: invitations.id })).length === 1
}

/** Revokes all open invitations of a person. */
export async function revokeInvitationsOf(tx: Sql, userId: string): Promise<void> {
  await tx.delete(invitations).where(and(eq(invitations.invitedBy, userId), isNull(invitations.acceptedAt)))
}

/**
 * Deletes invitations, with the address they went to, a month after they expired; the audit log keeps who invited and joined.
 */
export async function purgeInvitations(db: Sql): Promise<void> {
  await db.delete(invitations).where(sql`${invitations.expiresAt} < now() - interval '30 days'`)
}

type Row = Pick<typeof invitations.$inferSelect, 'id' | 'role' | 'email' | 'language' | 'createdAt' | 'expiresAt'>

const toInvitation = ({ id, role, email, language, createdAt, expiresAt }: Row, invitedBy: string): Invitation => ({
  id,
  role: role as Role,
  email,
  language: language as StaffLanguage,
  invitedBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
