import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf } from '#contract/api.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, CallContext, Handlers } from '#contract/handler.ts'
import type { Person } from '#contract/people.ts'
import { staffLanguageOf } from '#domain/site/languages.ts'
import { can, type Role, roles } from '#domain/staff/permissions.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql as query } from '#server/db/drizzle.ts'
import { users } from '#server/db/schema/staff.ts'
import { refuseUnseen } from '#server/db/seen.ts'
import { lockAccessRules, readAccessRules, writeAccessRules } from './access-rules.ts'
import { removeFactors } from './factors.ts'
import { endAccess, readHeldAccess } from './held-access.ts'
import type { StaffParts } from './parts.ts'
import { hashPassword } from './password.ts'
import { oneTime } from './people.ts'
import { listPeople, readPerson } from './people-store.ts'
import { randomCode } from './random-code.ts'
import { allSessionsOf, endSessionsOf, everySession } from './sessions.ts'

type PeopleCalls =
  | 'listPeople'
  | 'changePerson'
  | 'readOwnContact'
  | 'changeOwnContact'
  | 'readHeldAccess'
  | 'resetSecondFactor'
  | 'resetPassword'
  | 'readAccessRules'
  | 'changeAccessRules'
type Context = CallContext & { actor: Actor }
type Row = typeof users.$inferSelect

/** The team: who is on it, with which role, and help for those who locked themselves out. */
export function peopleHandlers({ sql, sessionCache, work: held }: StaffParts): Handlers<PeopleCalls> {
  /** Changes a teammate in one transaction with its audit entry; the actor's permission is checked under the same lock. */
  const change = async <T>(id: string, context: Context, work: (tx: Sql, before: Row) => Promise<T>): Promise<T> => {
    const result = await sql.transaction(async (tx) => work(tx, await lockTeammate(tx, id, context.actor)))
    sessionCache.forget(allSessionsOf(id))
    return result
  }

  return {
    listPeople: async (_input, { actor }) => ({ data: await listPeople(sql, can(actor.role, 'users.manage')) }),

    changePerson: ({ params, body }, context) =>
      change(params.id, context, async (tx, before) => {
        const { disabled, takesOver = false, successor, seen, ...fields } = body
        const isClosed = before.disabledAt !== null
        await refuseUnseen(tx, await seenPerson(tx, before), { disabled, ...fields }, seen)
        const to = await successorOf(tx, before, successor)
        const isOwn = before.id === context.actor.userId
        if (isOwn && (disabled === true || (body.role !== undefined && body.role !== before.role))) {
          throw new ApiError('own_account')
        }
        const next = {
          ...fields,
          ...(disabled !== undefined && disabled !== isClosed && { disabledAt: disabled ? new Date() : null }),
        }
        const changed = (Object.keys(next) as (keyof typeof next)[]).filter((field) => next[field] !== before[field])
        if (changed.length === 0) return found(await readPerson(tx, before.id))
        await tx.update(users).set(next).where(eq(users.id, before.id))
        const after = { ...before, ...next, role: (next.role ?? before.role) as Role }
        const ended = await endAccess(tx, after, takesOver ? context.actor : null)
        // Jobs end with the role in which they were started.
        const isLess = after.disabledAt !== null || roles.indexOf(after.role) > roles.indexOf(before.role as Role)
        if (isLess) await held.stopJobs(tx, before, context)
        const worksNoMore = after.disabledAt !== null || !can(after.role, 'lead.write')
        if (successor !== undefined && worksNoMore) await held.handOver(tx, { from: before, to, by: context })
        await audit(tx, context, {
          action: actionOf(changed, disabled),
          entity: 'user',
          entityId: before.id,
          detail: {
            fields: changed,
            ...(after.role !== before.role && { from: before.role, to: after.role }),
            ...(ended.keys + ended.webhooks > 0 && ended),
            ...(successor !== undefined && worksNoMore && { successor: to?.username ?? null }),
          },
        })
        return found(await readPerson(tx, before.id))
      }),

    readOwnContact: (_input, { actor }) => contactOf(sql, actor.userId),

    changeOwnContact: ({ body }, context) =>
      sql.transaction(async (tx) => {
        const { userId } = context.actor
        const before = await contactOf(tx, userId)
        const { email = before.email, language = before.language, names = before.names } = body
        const next = { email, language, names }
        const fields = (['email', 'language', 'names'] as const).filter(
          (field) => !isDeepStrictEqual(next[field], before[field]),
        )
        if (fields.length === 0) return before
        await tx.update(users).set(next).where(eq(users.id, userId))
        await audit(tx, context, { action: 'user.edited', entity: 'user', entityId: userId, detail: { fields } })
        return next
      }),

    async readHeldAccess({ params }) {
      const person = found(await readPerson(sql, params.id))
      return { ...(await readHeldAccess(sql, params.id)), ...(await held.read(sql, person)) }
    },

    resetSecondFactor: ({ params }, context) =>
      change(params.id, context, async (tx, before) => {
        refuseOwn(before, context)
        await removeFactors(tx, before.id)
        await endSessionsOf(tx, before.id)
        await audit(tx, context, { action: 'second_factor.reset', entity: 'user', entityId: before.id })
        return found(await readPerson(tx, before.id))
      }),

    readAccessRules: () => readAccessRules(sql),

    async changeAccessRules({ body: { seen, ...rules } }, context) {
      await sql.transaction(async (tx) => {
        await lockAccessRules(tx)
        await refuseUnseen(tx, { entity: 'setting', id: 'access', current: await readAccessRules(tx) }, rules, seen)
        await audit(tx, context, {
          action: 'access_rules.changed',
          entity: 'setting',
          entityId: 'access',
          detail: { from: (await readAccessRules(tx)).secondFactorRoles, to: rules.secondFactorRoles },
        })
        await writeAccessRules(tx, rules, context.actor.userId)
      })
      sessionCache.forget(everySession)
      return rules
    },

    async resetPassword({ params }, context) {
      const password = randomCode()
      const hash = await hashPassword(password)
      return change(params.id, context, async (tx, before) => {
        refuseOwn(before, context)
        await tx
          .update(users)
          .set({ password: hash, ...oneTime(new Date()) })
          .where(eq(users.id, before.id))
        await endSessionsOf(tx, before.id)
        await audit(tx, context, { action: 'password.reset', entity: 'user', entityId: before.id })
        return { username: before.username, password }
      })
    },
  }
}

/**
 * Locks a teammate and all who manage people, in one order to avoid deadlocks, and answers the teammate's current row.
 * Throws `not_allowed` if the actor lost that right meanwhile: two owners who demote each other at once do so in turn,
 * and since owners cannot demote or close their own account, one active owner always stays.
 */
async function lockTeammate(tx: Sql, id: string, actor: Actor): Promise<Row> {
  const concerned = query`${users.id} in (${id}, ${actor.userId}) or (${users.role} = 'owner' and ${users.disabledAt} is null)`
  const rows = await tx.select().from(users).where(concerned).orderBy(users.id).for('update')
  const self = rows.find((row) => row.id === actor.userId)
  if (!self || self.disabledAt !== null || !can(self.role as Role, 'users.manage')) throw new ApiError('not_allowed')
  const teammate = rows.find((row) => row.id === id)
  if (!teammate) throw new ApiError('not_found')
  return teammate
}

/** A teammate, as the audit log names them and as their form shows them. */
async function seenPerson(tx: Sql, { id, role, disabledAt, email, language }: Row) {
  const person = found(await readPerson(tx, id))
  return { entity: 'user', id, current: { ...person, role, disabled: disabledAt !== null, email, language } }
}

/** The successor for a teammate's work, by name; null: nobody. Throws `invalid_input` for an unsuitable one. */
async function successorOf(tx: Sql, { id }: Row, username: string | null | undefined): Promise<Row | null> {
  if (username === null || username === undefined) return null
  const [row] = await tx.select().from(users).where(eq(users.username, username))
  const isAble = row && row.id !== id && row.disabledAt === null && can(row.role as Role, 'lead.write')
  if (!isAble) throw invalidFields({ successor: 'invalid_choice' })
  return row
}

function refuseOwn(before: Row, { actor }: Context): void {
  if (before.id === actor.userId) throw new ApiError('own_account')
}

function actionOf(changed: readonly string[], disabled: boolean | undefined): string {
  if (changed.includes('disabledAt')) return disabled ? 'user.disabled' : 'user.enabled'
  return changed.includes('role') ? 'user.role_changed' : 'user.edited'
}

function found(person: Person | null): Person {
  if (!person) throw new ApiError('not_found')
  return person
}

/** A teammate's mail address and signed names. */
async function contactOf(db: Sql, id: string): Promise<AnswerOf<'readOwnContact'>> {
  const { email, language, names } = users
  const [row] = await db.select({ email, language, names }).from(users).where(eq(users.id, id))
  if (!row) throw new ApiError('not_signed_in')
  return { ...row, language: staffLanguageOf(row.language) }
}
