import type { SQL } from 'drizzle-orm'
import type { AnswerOf } from '#contract/api.ts'
import type { Lead } from '#contract/leads.ts'
import { asksFor, failing } from '#domain/automation/conditions.ts'
import { type EventFacts, eventKindsOf, isBeyond, isTriggeredBy } from '#domain/automation/events.ts'
import type { Rule, Trigger } from '#domain/automation/rule.ts'
import { dayMs, epochMs, minuteMs } from '#domain/basics/instant.ts'
import { escalationShare } from '#domain/leads/escalation.ts'
import { furtherSubject } from '#domain/leads/further-message.ts'
import { defaultLeadStatus, pipeline } from '#domain/leads/pipeline.ts'
import { workedAfter } from '#domain/staff/working-hours.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import { dailyMatches } from './daily.ts'
import type { Engine } from './deps.ts'
import { dueWithin } from './sweeps.ts'
import { variantsOf } from './variants.ts'

const monthMs = 30 * dayMs
/** Maximum events or leads that a dry run examines, the newest ones. */
const maxExamined = 1_000
const maxShown = 50

/** Something for which a rule might have fired: a lead as it is now, and when. */
type Occasion = { readonly lead: Lead; readonly at: string }

/** Maximum leads of a stage that a dry run of a daily rule examines. */
const maxDaily = 20_000

type Deps = Pick<Engine, 'db' | 'leads' | 'readSite'>

/**
 * Leads of the last month a rule would have fired for, found by the statements of enabled rules. Conditions use the
 * leads' current values. Recorded events are read; for others the newest leads show if they would have been due.
 */
export async function tryRule(engine: Deps, rule: Rule): Promise<AnswerOf<'tryRule'>> {
  if (rule.trigger.on === 'schedule') return tryDaily(engine, rule, rule.trigger)
  const now = Date.now()
  const occasions = await occasionsOf(engine, rule.trigger, new Date(now - monthMs))
  const variants = asksFor(rule.conditions, 'variant')
    ? await variantsOf(
        engine.db,
        occasions.map(({ lead }) => lead),
      )
    : null
  const moment = { now, teamZone: await readTeamZone(engine.db) }
  const matching = occasions.filter(
    ({ lead }) => failing(rule.conditions, { ...lead, variant: variants?.get(lead.id) ?? null }, moment) === null,
  )
  return {
    matches: matching.slice(0, maxShown).map(({ lead, at }) => ({ leadId: lead.id, leadName: lead.name, at })),
    total: matching.length,
    looked: occasions.length,
    isCut: occasions.length >= maxExamined,
  }
}

/** Preview of a daily rule as if it were due now. */
async function tryDaily(engine: Deps, rule: Rule, trigger: OfSchedule): Promise<AnswerOf<'tryRule'>> {
  const at = new Date().toISOString()
  const matching: Lead[] = []
  let looked = 0
  for await (const page of dailyMatches(engine, trigger, rule)) {
    looked += page.looked
    matching.push(...page.matches)
    if (looked >= maxDaily) break
  }
  return {
    matches: matching.slice(0, maxShown).map(({ id, name }) => ({ leadId: id, leadName: name, at })),
    total: matching.length,
    looked,
    isCut: looked >= maxDaily,
  }
}

async function occasionsOf({ db, leads, readSite }: Deps, trigger: Trigger, since: Date): Promise<Occasion[]> {
  const recorded = async (statement: SQL) => {
    const { rows } = await db.execute<Recorded>(statement)
    return withLeads(
      db,
      leads,
      rows.filter(({ kind, facts }) => !kind || isTriggeredBy(trigger, { kind, facts })),
    )
  }
  const due = async () => {
    const { trialDays, trialBegins } = await readSite()
    const found = dueWithin(trigger, { trialDays, trialBegins, windowMs: monthMs })
    return found ? recorded(listed(found)) : []
  }
  switch (trigger.on) {
    case 'arrived':
      return [
        ...(await ofNewest(leads, db, since, (lead) => (lead.importedAt === null ? epochMs(lead.createdAt) : null))),
        ...(trigger.imports ? await recorded(importedSince(since)) : []),
      ]
    case 'returned':
      return recorded(returnedSince(since))
    case 'threshold':
    case 'waiting': {
      const clock = await clockOf(db, trigger, since)
      return [...(await due()), ...(await ofNewest(leads, db, since, (lead) => answeredLate(trigger, lead, clock)))]
    }
    case 'silent':
    case 'task_overdue':
    case 'trial_ends':
    case 'not_connected':
      return due()
    case 'crosses':
      if (trigger.measure === 'score') {
        const arrived = await ofNewest(leads, db, since, ({ score, importedAt, createdAt }) =>
          importedAt === null && isBeyond(trigger, score) ? epochMs(createdAt) : null,
        )
        const known = new Set(arrived.map(({ lead }) => lead.id))
        return [...arrived, ...(await due()).filter(({ lead }) => !known.has(lead.id))]
      }
      return recorded(ofKinds(trigger, since))
    // Started by teammates only: no event would have started it.
    case 'by_hand':
      return []
    default:
      return recorded(ofKinds(trigger, since))
  }
}

type Recorded = { leadId: string; at: string; kind?: Parameters<typeof isTriggeredBy>[1]['kind']; facts: EventFacts }

const ofKinds = (trigger: Trigger, since: Date) => sql`
  select lead_id as "leadId", at, kind, facts from automation_events
  where kind = any (${sql.param(eventKindsOf(trigger))}::text[]) and at > ${since.toISOString()}::timestamptz
    and undone_at is null and facts -> 'stayedSince' is null
  order by at desc limit ${maxExamined}`

/** The newest due items. */
const listed = (found: SQL) => sql`
  select lead as "leadId", at from (${found}) as due (kind, lead, key, at, facts, chain) order by at desc limit ${maxExamined}`

/**
 * Every message of returning leads, by form or mail, whenever they first came. Messages from before a teammate assigned
 * them to a lead trigger nothing.
 */
const returnedSince = (since: Date) => sql`
  select n.lead_id as "leadId", n.at from contact_requests l join lateral (
    select lead_id, created_at as at from lead_interactions where lead_id = l.id and subject = ${furtherSubject}
    union all
    select lead_id, at from messages m where lead_id = l.id and direction = 'in' and author = 'lead' and not is_automatic
      and settled_as is distinct from 'history'
      and not exists (select from lead_addresses a where a.lead_id = m.lead_id and a.kind = 'email' and a.key = m.person_key
        and a.since > m.at and m.channel = 'email')
  ) as n on n.at > ${since.toISOString()}::timestamptz
  where l.deleted_at is null and l.last_returned_at > ${since.toISOString()}::timestamptz
  order by n.at desc limit ${maxExamined}`

const importedSince = (since: Date) => sql`
  select r.lead_id as "leadId", l.imported_at as at from imports i join import_rows r on r.import_id = i.id
    join contact_requests l on l.id = r.lead_id and l.deleted_at is null
  where i.created_at > ${since.toISOString()}::timestamptz and r.state = 'imported' order by at desc limit ${maxExamined}`

async function withLeads(db: Sql, leads: Engine['leads'], rows: readonly Recorded[]): Promise<Occasion[]> {
  const found = await leads.byIds(db, [...new Set(rows.map(({ leadId }) => leadId))])
  const byId = new Map(found.map((lead) => [lead.id, lead]))
  return rows.flatMap(({ leadId, at }) => {
    const lead = byId.get(leadId)
    return lead ? [{ lead, at: new Date(at).toISOString() }] : []
  })
}

async function ofNewest(
  leads: Engine['leads'],
  db: Sql,
  since: Date,
  moment: (lead: Lead) => number | null,
): Promise<Occasion[]> {
  const newest = await leads.newest(db, since, maxExamined)
  return newest.flatMap((lead) => {
    const at = moment(lead)
    return at === null ? [] : [{ lead, at: new Date(at).toISOString() }]
  })
}

type OfSchedule = Extract<Trigger, { on: 'schedule' }>
type Waited = Extract<Trigger, { on: 'threshold' | 'waiting' }>
/** When `ms` milliseconds will have passed since `from`; null: unknown. */
type RuleClock = (from: number, ms: number) => number | null

/** Wall-clock time, or working time of the team. */
async function clockOf(db: Sql, { inWorkingTime }: Waited, since: Date): Promise<RuleClock> {
  const onTheWall: RuleClock = (from, ms) => from + ms
  if (!inWorkingTime) return onTheWall
  const { rows } = await db.execute<{ starts: string; ends: string }>(sql`
    select starts_at as starts, ends_at as ends from team_shifts where ends_at > ${since.toISOString()}::timestamptz
    order by starts_at`)
  if (rows.length === 0) return onTheWall
  const shifts = rows.map(({ starts, ends }) => [epochMs(starts), epochMs(ends)] as const)
  return (from, ms) => workedAfter(shifts, from, ms)
}

/** When a lead of this month that was answered too late was due; null if it was not late. */
function answeredLate(trigger: Waited, { importedAt, firstReplyAt, createdAt }: Lead, clock: RuleClock): number | null {
  if (importedAt !== null || firstReplyAt === null) return null
  const waitMs =
    trigger.on === 'waiting'
      ? trigger.minutes * minuteMs
      : (pipeline[defaultLeadStatus].thresholdMs ?? 0) * escalationShare[trigger.level]
  const due = clock(epochMs(createdAt), waitMs)
  return due !== null && due <= epochMs(firstReplyAt) ? due : null
}
