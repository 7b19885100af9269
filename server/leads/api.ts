import { ApiError, invalidFields } from '#contract/errors.ts'
import { type Handlers, notModified } from '#contract/handler.ts'
import type { Lead, LeadQuery } from '#contract/leads.ts'
import { assigneeMe, type LeadFilters } from '#domain/lead-filters.ts'
import type { ScoredFields } from '#domain/lead-score.ts'
import type { Priority } from '#domain/options.ts'
import { personKeys } from '#domain/person-keys.ts'
import { reachesCustomer } from '#domain/quick-action.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { storedPhone } from '#server/db/phone-number.ts'
import { refuseStranger } from '#server/db/teammate.ts'
import { undoOf } from './actions/undo.ts'
import { sortKeys, toLead } from './lead-row.ts'
import {
  addInteraction,
  changeOf,
  type LeadChange,
  listInteractions,
  lockLead,
  readLead,
  type StoredLead,
  toRow,
  updateLead,
} from './lead-store.ts'
import { readBoard } from './listing/board.ts'
import { listLeadFacets, listPlatforms } from './listing/facets.ts'
import { listLeads } from './listing/list.ts'
import { leadsVersion } from './listing/version.ts'
import { replied } from './replied.ts'

type LeadCalls =
  | 'listLeads'
  | 'readBoard'
  | 'readLead'
  | 'changeLead'
  | 'deleteLead'
  | 'listInteractions'
  | 'addInteraction'
  | 'listPlatforms'
  | 'listLeadFacets'

/** The staff's calls on leads. */
export function leadHandlers({ pool, sql }: Database): Handlers<LeadCalls> {
  return {
    async listLeads({ query }, { actor, ifNoneMatch, setHeader }) {
      const now = new Date()
      const tag = tagOf(query, actor.username, now)
      if (ifNoneMatch !== undefined && ifNoneMatch === tag(await leadsVersion(pool))) return notModified
      const { version, page } = await listLeads(pool, named(query, actor.username), now)
      setHeader('etag', tag(version))
      return page
    },

    async readBoard({ query }, { actor, ifNoneMatch, setHeader }) {
      const now = new Date()
      const tag = tagOf(query, actor.username, now)
      if (ifNoneMatch !== undefined && ifNoneMatch === tag(await leadsVersion(pool))) return notModified
      const { version, board } = await readBoard(pool, named(query, actor.username), now)
      setHeader('etag', tag(version))
      return board
    },

    readLead: async ({ params }) => toLead(await readLead(pool, params.id), new Date()),

    changeLead: ({ params, body }, context) =>
      sql.transaction(async (tx) => {
        const before = await lockLead(tx, params.id)
        if (body.version !== undefined && body.version !== before.version) {
          throw new ApiError('conflict', { current: asLead(before) })
        }
        const change = differing(before, withStoredPhone(before, changeOf(body)))
        if (Object.keys(change).length === 0) return asLead(before)
        await refuseStranger(tx, change.assignedTo)
        const after = await updateLead(tx, params.id, withDerived(before, change))
        await audit(tx, context, {
          action: change.status ? 'lead.moved' : 'lead.edited',
          entity: 'lead',
          entityId: params.id,
          detail: change.status
            ? { from: before.status, to: change.status, fields: Object.keys(change) }
            : { fields: Object.keys(change) },
        })
        await announce(tx, { topic: 'leads', change: 'changed', id: params.id })
        return asLead(after)
      }),

    deleteLead: ({ params }, context) =>
      sql.transaction(async (tx) => {
        await lockLead(tx, params.id)
        await updateLead(tx, params.id, { deletedAt: new Date(), deletedBy: context.actor.userId })
        await audit(tx, context, { action: 'lead.binned', entity: 'lead', entityId: params.id })
        await announce(tx, { topic: 'leads', change: 'removed', id: params.id })
        return undefined
      }),

    async listInteractions({ params, query }) {
      await readLead(pool, params.id)
      return listInteractions(sql, params.id, query)
    },

    addInteraction: ({ body }, context) =>
      sql.transaction(async (tx) => {
        const lead = await lockLead(tx, body.leadId)
        const now = new Date()
        const added = await addInteraction(tx, {
          ...body,
          id: newId(),
          scheduledFor: body.scheduledFor ? new Date(body.scheduledFor) : null,
          completedAt: body.completedAt ? new Date(body.completedAt) : null,
          createdBy: context.actor.username,
          createdAt: now,
          undo: undoOf(lead),
        })
        // A planned interaction does not count as an answer yet.
        const answers = reachesCustomer(body.type) && added.scheduledFor === null
        await updateLead(tx, lead.id, { updatedAt: now, ...(answers && replied(lead, now)) })
        await audit(tx, context, {
          action: 'lead.interaction',
          entity: 'lead',
          entityId: lead.id,
          detail: { type: body.type },
        })
        await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
        return added
      }),

    listPlatforms: () => listPlatforms(pool),
    listLeadFacets: () => listLeadFacets(pool),
  }
}

/** The filters with the colleague's name in place of "me". */
export const named = <Q extends LeadFilters>(query: Q, me: string): Q =>
  query.assignee === assigneeMe ? { ...query, assignee: me } : query

/** The tag of an answer: the leads' version, the minute where leads age into or out of it, and who "me" is. */
function tagOf(query: LeadQuery, me: string, now: Date): (version: string) => string {
  const ages = query.sort === 'score' || query.temperature !== undefined || query.overdue !== undefined
  const minute = ages ? `-${Math.floor(now.getTime() / 60_000)}` : ''
  const person = query.assignee === assigneeMe ? `-${encodeURIComponent(me)}` : ''
  return (version) => `W/"${version}${minute}${person}"`
}

const asLead = (stored: StoredLead): Lead => toLead(toRow(stored), new Date())

/** Only fields that differ, so that saving an untouched form changes nothing. */
function differing(before: StoredLead, change: LeadChange): LeadChange {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => !same(before[field as keyof StoredLead], value)),
  )
}

/** A changed phone number in stored form; an unchanged one is not validated again. */
function withStoredPhone(before: StoredLead, change: LeadChange): LeadChange {
  if (change.phone === undefined || change.phone === before.phone) return change
  const phone = storedPhone(change.phone)
  if (!phone) throw invalidFields({ phone: 'invalid_phone' })
  return { ...change, phone }
}

/** Adds what is derived from the changed fields: keys, sort keys, and the update time of a status change. */
function withDerived(before: StoredLead, change: LeadChange): LeadChange {
  const after = { ...before, ...change }
  return {
    ...change,
    ...personKeys(after.email, after.phone),
    ...sortKeys(after as ScoredFields & { priority: Priority }),
    ...(change.status !== undefined && { updatedAt: new Date() }),
  }
}
