import { createHash } from 'node:crypto'
import type { AddedLead } from '#contract/added-leads.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import type { FoundPhone } from '#domain/addresses/typed-phone.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { readNumber } from '#server/db/phone-number.ts'
import { keyOf, takeKey } from '#server/db/take-key.ts'
import { languageOfTeammate, refuseStranger } from '#server/db/teammate.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { lockText, subjectsOf } from '../intake-store.ts'
import { toLead } from '../lead-row.ts'
import { readLead, toRow } from '../lead-store.ts'
import { noticeAssigned } from '../notices/store.ts'
import { findKnown } from './known.ts'
import { insertAdded, type LanguageOfText } from './store.ts'

/** Staff calls that add a lead by hand. */
export function addLeadHandlers(
  { pool, sql: db }: Database,
  outbox: Pick<Outbox, 'start'>,
  languageOfText: LanguageOfText,
): Handlers<'addLead' | 'findKnownLeads'> {
  return {
    async addLead({ body }, context) {
      const { actor, idempotencyKey } = context
      const reading = phoneOf(body)
      const phone = reading?.phone ?? ''
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
        const writer = await languageOfTeammate(tx, actor.userId)
        const start = await outbox.start()
        const stored = await insertAdded(tx, { ...body, id, reading }, new Date(), start, languageOfText, writer)
        await audit(tx, context, {
          action: 'lead.added',
          entity: 'lead',
          entityId: id,
          detail: { source: body.leadSource, consents: body.consent?.purposes ?? [] },
        })
        await noticeAssigned(tx, id, stored.assignedTo, actor.username)
        // No alert for a lead that its assignee has just entered.
        const change = stored.assignedTo === actor.username ? 'changed' : 'arrived'
        await announce(tx, { topic: 'leads', change, id })
        return { stored }
      })
      const row = 'stored' in added ? toRow(added.stored) : await readLead(pool, added.earlier)
      return toLead(row, new Date())
    },

    async findKnownLeads({ body: { email, phone: written } }) {
      const reading = written === '' ? null : readNumber(written)
      const found = reading && 'phone' in reading ? reading : null
      const data = [...(await findKnown(db, personKeys(email, found?.phone ?? '')))]
      return { data, phone: found?.phone ?? null, country: found?.country ?? null }
    },
  }
}

/** The number; null without one. Throws `invalid_input` for one that can't be read. */
function phoneOf({ phone, country }: AddedLead): FoundPhone | null {
  if (phone === '') return null
  const reading = readNumber(phone, country)
  if ('problem' in reading) throw invalidFields({ phone: reading.problem })
  return reading
}
