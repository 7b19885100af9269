import { createHash } from 'node:crypto'
import type { AddedLead } from '#contract/added-leads.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { personKeys } from '#domain/person-keys.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { storedPhone } from '#server/db/phone-number.ts'
import { keyOf, takeKey } from '#server/db/take-key.ts'
import { refuseStranger } from '#server/db/teammate.ts'
import { lockText, subjectsOf } from '../intake-store.ts'
import { toLead } from '../lead-row.ts'
import { readLead, toRow } from '../lead-store.ts'
import { noticeAssigned } from '../notices/store.ts'
import { findKnown } from './known.ts'
import { insertAdded } from './store.ts'

/** The staff's calls that add a lead by hand. */
export function addLeadHandlers({ pool, sql: db }: Database): Handlers<'addLead' | 'findKnownLeads'> {
  return {
    async addLead({ body }, context) {
      const { actor, idempotencyKey } = context
      const phone = phoneOf(body)
      const lead = personKeys(body.email, phone)
      const hash = createHash('sha256')
        .update(JSON.stringify([actor.userId, body]))
        .digest('base64url')
      const id = newId()
      const added = await db.transaction(async (tx) => {
        const key = keyOf(hash, idempotencyKey)
        // The intake waits for the same locks: a visitor who writes at this moment is found, or finds this lead.
        await tx.execute(sql.raw(lockText(subjectsOf({ key: `added ${key}`, lead }))))
        const once = { scope: 'added-lead', fingerprints: [hash] as const, answer: { id }, idempotencyKey }
        const earlier = await takeKey(tx, once)
        if (earlier) return { earlier: earlier.id }
        await refuseStranger(tx, body.assignedTo)
        const known = body.isAnother ? [] : await findKnown(tx, lead)
        if (known.length > 0) throw new ApiError('conflict', { current: known })
        const stored = await insertAdded(tx, { ...body, id, phone }, new Date())
        await audit(tx, context, {
          action: 'lead.added',
          entity: 'lead',
          entityId: id,
          detail: { source: body.leadSource, consents: body.consent?.purposes ?? [] },
        })
        await noticeAssigned(tx, id, stored.assignedTo, actor.username)
        // No alarm for a lead that its owner has just typed in.
        const change = stored.assignedTo === actor.username ? 'changed' : 'arrived'
        await announce(tx, { topic: 'leads', change, id })
        return { stored }
      })
      const row = 'stored' in added ? toRow(added.stored) : await readLead(pool, added.earlier)
      return toLead(row, new Date())
    },

    async findKnownLeads({ body: { email, phone: written } }) {
      const phone = written === '' ? null : storedPhone(written)
      return { data: [...(await findKnown(db, personKeys(email, phone ?? '')))], phone }
    },
  }
}

/** As it is stored; empty without one. Throws `invalid_input` for a number that its country does not have. */
function phoneOf({ phone }: AddedLead): string {
  if (phone === '') return ''
  const stored = storedPhone(phone)
  if (!stored) throw invalidFields({ phone: 'invalid_phone' })
  return stored
}
