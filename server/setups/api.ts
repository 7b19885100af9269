import { type Handlers, notModified } from '#contract/handler.ts'
import type { SetupPatch } from '#contract/setups.ts'
import { processedAtFor, purgesPassword, type SetupStatus } from '#domain/setups/setups.ts'
import type { Language } from '#domain/site/languages.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { mails } from '#server/db/schema/mail.ts'
import { subscriptionSetups } from '#server/db/schema/setups.ts'
import { refuseOldVersion, refuseUnseen } from '#server/db/seen.ts'
import { refuseStranger } from '#server/db/teammate.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { SetupDeps, SetupIntake } from './intake.ts'
import { listSetups, setupsVersion } from './list.ts'
import { purgeSecret, revealPassword } from './secret.ts'
import {
  lockSetup,
  passwordKeptUntil,
  readSetup,
  type SetupChange,
  type StoredSetup,
  toSetup,
  updateSetup,
} from './setup-row.ts'

type SetupCalls = 'sendSetup' | 'listSetups' | 'readSetup' | 'changeSetup' | 'deleteSetup' | 'revealPassword'

/** The customer's call and the staff's calls on setups. */
export function setupHandlers({ database, vault, outbox }: SetupDeps, receive: SetupIntake): Handlers<SetupCalls> {
  const { pool, sql } = database
  return {
    sendSetup: async ({ body }, { caller, idempotencyKey }) => ({ data: await receive(body, caller, idempotencyKey) }),

    async listSetups({ query }, { ifNoneMatch, setHeader, timeZone }) {
      const clock = query.from || query.to ? `-${encodeURIComponent(timeZone ?? '')}` : ''
      const tag = (version: string) => `W/"${version}${clock}"`
      if (ifNoneMatch !== undefined && ifNoneMatch === tag(await setupsVersion(pool))) return notModified
      const { version, page } = await listSetups(pool, query, timeZone)
      setHeader('etag', tag(version))
      return page
    },

    readSetup: ({ params }) => readSetup(database, params.id),

    changeSetup: ({ params, body }, context) =>
      sql.transaction(async (tx) => {
        const before = await lockSetup(tx, params.id)
        const shown = async (stored: StoredSetup) => toSetup(stored, await passwordKeptUntil(tx, params.id))
        const current = { entity: 'setup', id: params.id, current: await shown(before) }
        await refuseOldVersion(tx, current, body.version)
        await refuseUnseen(tx, current, body, body.seen)
        const change = changeOf(before, body, new Date())
        const changed = Object.keys(change)
        if (changed.length === 0) return shown(before)
        await refuseStranger(tx, change.assignedTo)
        const after = await updateSetup(tx, params.id, change)
        if (change.status && purgesPassword(after.status as SetupStatus)) await purgeSecret(tx, params.id)
        if (change.status === 'completed') await notifyCustomer(tx, outbox, after)
        await audit(tx, context, {
          action: change.status ? 'setup.moved' : 'setup.edited',
          entity: 'setup',
          entityId: params.id,
          detail: { ...(change.status && { from: before.status, to: change.status }), fields: changed },
        })
        await announce(tx, { topic: 'setups', change: 'changed', id: params.id })
        return shown(after)
      }),

    deleteSetup: ({ params, query }, context) =>
      sql.transaction(async (tx) => {
        const before = await lockSetup(tx, params.id)
        const current = toSetup(before, await passwordKeptUntil(tx, params.id))
        await refuseOldVersion(tx, { entity: 'setup', id: params.id, current }, query.version)
        await tx.delete(subscriptionSetups).where(eq(subscriptionSetups.id, params.id))
        await audit(tx, context, { action: 'setup.deleted', entity: 'setup', entityId: params.id })
        await announce(tx, { topic: 'setups', change: 'removed', id: params.id })
        return undefined
      }),

    revealPassword: async ({ params, body }, context) => ({
      password: await revealPassword(sql, vault, context, { id: params.id, reason: body.reason }),
    }),
  }
}

/** Effective changes, with the consequences of a status change. */
function changeOf(before: StoredSetup, { status, assignedTo, notes }: SetupPatch, now: Date): SetupChange {
  const asked: SetupChange = { status, assignedTo, notes }
  const change: SetupChange = Object.fromEntries(
    Object.entries(asked).filter(
      ([field, value]) => value !== undefined && value !== before[field as keyof SetupPatch & keyof StoredSetup],
    ),
  )
  return change.status ? { ...change, processedAt: processedAtFor(change.status as SetupStatus, now) } : change
}

/** Mails the customer that the account is configured, once, even if the status changes back and forth. */
async function notifyCustomer(tx: Sql, outbox: Outbox, setup: StoredSetup): Promise<void> {
  const isNotified = and(eq(mails.template, 'setup_completed'), eq(mails.entity, 'setup'), eq(mails.entityId, setup.id))
  if ((await tx.$count(mails, isNotified)) > 0) return
  await outbox.queue(tx, {
    template: 'setup_completed',
    language: setup.language as Language,
    to: { address: setup.email, name: setup.fullName },
    about: { entity: 'setup', id: setup.id },
    values: { completedAt: (setup.processedAt ?? new Date()).toISOString() },
  })
}
