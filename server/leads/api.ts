import { type Handlers, notModified } from '#contract/handler.ts'
import type { Lead, LeadQuery } from '#contract/leads.ts'
import { assigneeMe, isByDay, namedFilters, valuesOf } from '#domain/leads/lead-filters.ts'
import { clockEffectOf } from '#domain/leads/quick-action.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { once } from '#server/db/once.ts'
import { changedSince, refuseUnseen } from '#server/db/seen.ts'
import { refuseStranger } from '#server/db/teammate.ts'
import { undoOf } from './actions/undo.ts'
import { proveManyBinned } from './bin/many.ts'
import { auditOf, changeFrom, clockBeforeUndoneMove, withDerived } from './lead-change.ts'
import { toLead } from './lead-row.ts'
import {
  addInteraction,
  changeOf,
  listInteractions,
  lockLead,
  readLead,
  type StoredLead,
  stayedLead,
  toRow,
  updateLead,
} from './lead-store.ts'
import { readBoard } from './listing/board.ts'
import { listLeadFacets, listPlatforms } from './listing/facets.ts'
import { listLeads } from './listing/list.ts'
import { leadsVersion } from './listing/version.ts'
import { holdLostReasons, keepLostNote, refuseUnknownReason } from './lost-reasons/store.ts'
import { noticeAssigned, noticeMentioned } from './notices/store.ts'
import { changeBy } from './replied.ts'

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

/** Staff calls on leads. */
export function leadHandlers({ pool, sql }: Database): Handlers<LeadCalls> {
  return {
    async listLeads({ query }, { actor, ifNoneMatch, setHeader, timeZone }) {
      const now = new Date()
      const tag = tagOf(query, actor.username, now, timeZone)
      if (ifNoneMatch !== undefined && ifNoneMatch === tag(await leadsVersion(pool))) return notModified
      const { version, page } = await listLeads(pool, namedFilters(query, actor.username, timeZone), now)
      setHeader('etag', tag(version))
      return page
    },

    async readBoard({ query }, { actor, ifNoneMatch, setHeader, timeZone }) {
      const now = new Date()
      const tag = tagOf(query, actor.username, now, timeZone)
      if (ifNoneMatch !== undefined && ifNoneMatch === tag(await leadsVersion(pool))) return notModified
      const { version, board } = await readBoard(pool, namedFilters(query, actor.username, timeZone), now)
      setHeader('etag', tag(version))
      return board
    },

    async readLead({ params: { id } }) {
      const row = await readLead(pool, id).catch(async (error: unknown) => {
        // It may have been merged into another one.
        const stayed = await stayedLead(pool, id)
        if (stayed === id) throw error
        return readLead(pool, stayed)
      })
      return toLead(row, new Date())
    },

    changeLead: ({ params, body }, context) =>
      sql.transaction(async (tx) => {
        await holdLostReasons(tx, body.lostReason)
        const before = await lockLead(tx, params.id)
        if (body.version !== undefined && body.version !== before.version) {
          throw await changedSince(tx, seenLead(before), [])
        }
        const { seen, ...wanted } = body
        await refuseUnseen(tx, seenLead(before), wanted, seen)
        const change = changeFrom(before, changeOf(wanted))
        if (Object.keys(change).length === 0) return asLead(before)
        await refuseStranger(tx, change.assignedTo)
        await refuseUnknownReason(tx, change.lostReason)
        const clock = change.status && (await clockBeforeUndoneMove(tx, before, change.status))
        const after = await updateLead(tx, params.id, { ...withDerived(before, change), ...clock })
        await audit(tx, context, auditOf(before, change))
        if (change.assignedTo) await noticeAssigned(tx, params.id, change.assignedTo, context.actor.username)
        if (change.status) await keepLostNote(tx, before, change.status, body.lostNote, context.actor.username)
        await announce(tx, { topic: 'leads', change: 'changed', id: params.id })
        return asLead(after)
      }),

    deleteLead: ({ params, query }, context) =>
      sql.transaction(async (tx) => {
        await proveManyBinned(tx, context.actor)
        const before = await lockLead(tx, params.id)
        if (query.version !== undefined && query.version !== before.version) {
          throw await changedSince(tx, seenLead(before), [])
        }
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
      once(sql, { call: 'addInteraction', input: body, about: body.leadId, context }, async (tx) => {
        const lead = await lockLead(tx, body.leadId)
        const now = new Date()
        const change = await changeBy(tx, lead, clockEffectOf(body, body.byVisitor), context, now)
        const added = await addInteraction(tx, {
          ...body,
          id: newId(),
          scheduledFor: body.scheduledFor ? new Date(body.scheduledFor) : null,
          completedAt: body.completedAt ? new Date(body.completedAt) : null,
          createdBy: context.actor.username,
          createdAt: now,
          undo: undoOf(lead, change),
        })
        await updateLead(tx, lead.id, change)
        await audit(tx, context, {
          action: 'lead.interaction',
          entity: 'lead',
          entityId: lead.id,
          detail: { type: body.type },
        })
        await noticeMentioned(tx, lead.id, body.content, context.actor.username)
        await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
        return added
      }),

    listPlatforms: () => listPlatforms(pool),
    listLeadFacets: () => listLeadFacets(pool),
  }
}

/** The tag of an answer: the leads' version, the minute where leads age into or out of it, and who "me" is. */
function tagOf(query: LeadQuery, me: string, now: Date, zone = ''): (version: string) => string {
  const { sort, temperature, overdue, scoreFrom, scoreTo } = query
  const ages = sort === 'score' || [temperature, overdue, scoreFrom, scoreTo].some((filter) => filter !== undefined)
  const minute = ages ? `-${Math.floor(now.getTime() / 60_000)}` : ''
  const person = valuesOf(query, 'assignee')?.includes(assigneeMe) ? `-${encodeURIComponent(me)}` : ''
  const clock = isByDay(query) ? `-${encodeURIComponent(zone)}` : ''
  return (version) => `W/"${version}${minute}${person}${clock}"`
}

const seenLead = (stored: StoredLead) => ({ entity: 'lead', id: stored.id, current: asLead(stored) })

const asLead = (stored: StoredLead): Lead => toLead(toRow(stored), new Date())
