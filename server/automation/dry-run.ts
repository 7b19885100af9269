import type { AnswerOf } from '#contract/api.ts'
import type { Lead } from '#contract/leads.ts'
import { failing } from '#domain/automation/conditions.ts'
import { type EventFacts, eventKindsOf, isBeyond, isTriggeredBy } from '#domain/automation/events.ts'
import type { Rule, Trigger } from '#domain/automation/rule.ts'
import { escalationShare } from '#domain/escalation.ts'
import { dayMs, epochMs, hourMs, minuteMs } from '#domain/instant.ts'
import { defaultLeadStatus, pipeline } from '#domain/pipeline.ts'
import { workedAfter } from '#domain/working-hours.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { leadsWith } from '#server/db/lead-of-person.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import type { Engine } from './deps.ts'

const monthMs = 30 * dayMs
/** Events or leads that a dry run looks at, the newest ones. */
const maxLooked = 1_000
const maxShown = 50

/** Something for which a rule might have fired: a lead as it is now, and when. */
type Occasion = { readonly lead: Lead; readonly at: string }

/**
 * For which leads of the last month a rule would have fired. Conditions are read from the leads as they are now. What is
 * recorded as it happens is read from there; for the rest the newest leads say whether they would have come due.
 */
export async function tryRule(
  engine: Pick<Engine, 'db' | 'leads' | 'readSite'>,
  rule: Rule,
): Promise<AnswerOf<'tryRule'>> {
  const now = Date.now()
  const since = new Date(now - monthMs)
  const occasions = await occasionsOf(engine, rule.trigger, since, now)
  const variants = await variantsOf(engine.db, rule, occasions)
  const moment = { now, teamZone: await readTeamZone(engine.db) }
  const matching = occasions.filter(
    ({ lead }) => failing(rule.conditions, { ...lead, variant: variants.get(lead.id) ?? null }, moment) === null,
  )
  return {
    matches: matching.slice(0, maxShown).map(({ lead, at }) => ({ leadId: lead.id, leadName: lead.name, at })),
    total: matching.length,
    looked: occasions.length,
    isCut: occasions.length >= maxLooked,
  }
}

function occasionsOf(
  { db, leads, readSite }: Pick<Engine, 'db' | 'leads' | 'readSite'>,
  trigger: Trigger,
  since: Date,
  now: number,
): Promise<Occasion[]> {
  const recorded = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<Recorded>(statement)
    return withLeads(
      db,
      leads,
      rows.filter(({ kind, facts }) => !kind || isTriggeredBy(trigger, { kind, facts })),
    )
  }
  switch (trigger.on) {
    case 'arrived':
      return ofNewest(leads, db, since, (lead) =>
        trigger.imports || lead.importedAt === null ? epochMs(lead.createdAt) : null,
      )
    case 'returned':
      return ofNewest(leads, db, since, (lead) => (lead.lastReturnedAt === null ? null : epochMs(lead.lastReturnedAt)))
    case 'threshold':
    case 'waiting':
    case 'silent':
      return clockOf(db, trigger, since).then((clock) =>
        ofNewest(leads, db, since, (lead) => dueMoment(trigger, lead, { now, clock })),
      )
    case 'task_overdue':
      return recorded(sql`select lead_id as "leadId", due_date as at from lead_tasks
        where due_date > ${since.toISOString()}::timestamptz and due_date <= now() and status = 'pending'
        order by due_date desc limit ${maxLooked}`)
    case 'trial_ends':
      return readSite().then(({ trialDays }) => recorded(trialsEnding(trialDays - trigger.days)))
    case 'crosses':
      if (trigger.measure === 'score') {
        return ofNewest(leads, db, since, ({ score, importedAt, createdAt }) =>
          importedAt === null && isBeyond(trigger, score) ? epochMs(createdAt) : null,
        )
      }
      return recorded(ofKinds(trigger, since))
    case 'schedule':
      return recorded(sql`select id as "leadId", now() as at from contact_requests
        where status = ${trigger.stage} and deleted_at is null order by column_at limit ${maxLooked}`)
    default:
      return recorded(ofKinds(trigger, since))
  }
}

type Recorded = { leadId: string; at: string; kind?: Parameters<typeof isTriggeredBy>[1]['kind']; facts: EventFacts }

const ofKinds = (trigger: Trigger, since: Date) => sql`
  select lead_id as "leadId", at, kind, facts from automation_events
  where kind = any (${sql.param(eventKindsOf(trigger))}::text[]) and at > ${since.toISOString()}::timestamptz
  order by at desc limit ${maxLooked}`

const trialsEnding = (days: number) => sql`
  select l.id as "leadId", s.processed_at + ${days} * interval '1 day' as at
  from subscription_setups s cross join lateral (
    select l.id from ${sql.raw(leadsWith('email', 's.email_key'))} order by l.created_at desc, l.id desc limit 1
  ) as l
  where s.status = 'completed' and s.processed_at > now() - ${days + 30} * interval '1 day'
    and s.processed_at <= now() - ${days} * interval '1 day' order by s.processed_at desc limit ${maxLooked}`

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
  const newest = await leads.newest(db, since, maxLooked)
  return newest.flatMap((lead) => {
    const at = moment(lead)
    return at === null ? [] : [{ lead, at: new Date(at).toISOString() }]
  })
}

type OfClock = Extract<Trigger, { on: 'threshold' | 'waiting' | 'silent' }>
/** When so many milliseconds will have passed since a moment; null: not as far as is known. */
type RuleClock = (from: number, ms: number) => number | null

/** The clock on the wall, or the one that stands still while nobody of the team works. */
async function clockOf(db: Sql, { inWorkingTime }: OfClock, since: Date): Promise<RuleClock> {
  const onTheWall: RuleClock = (from, ms) => from + ms
  if (!inWorkingTime) return onTheWall
  const { rows } = await db.execute<{ starts: string; ends: string }>(sql`
    select starts_at as starts, ends_at as ends from team_shifts where ends_at > ${since.toISOString()}::timestamptz
    order by starts_at`)
  if (rows.length === 0) return onTheWall
  const shifts = rows.map(({ starts, ends }) => [epochMs(starts), epochMs(ends)] as const)
  return (from, ms) => workedAfter(shifts, from, ms)
}

/** When a lead that arrived within the month would have come due, as far as it shows; null if it would not. */
function dueMoment(trigger: OfClock, lead: Lead, { now, clock }: { now: number; clock: RuleClock }): number | null {
  if (trigger.on === 'silent') {
    const due = clock(epochMs(lead.clockSince ?? lead.createdAt), trigger.hours * hourMs)
    return lead.clockEvent === 'reply' && !pipeline[lead.status].closed && due !== null && due <= now ? due : null
  }
  if (lead.importedAt !== null) return null
  const waitMs =
    trigger.on === 'waiting'
      ? trigger.minutes * minuteMs
      : (pipeline[defaultLeadStatus].thresholdMs ?? 0) * escalationShare[trigger.level]
  const due = clock(epochMs(lead.createdAt), waitMs)
  const answered = lead.firstReplyAt === null ? now : epochMs(lead.firstReplyAt)
  return due !== null && due <= answered ? due : null
}

async function variantsOf(db: Sql, rule: Rule, occasions: readonly Occasion[]): Promise<Map<string, string | null>> {
  if (!rule.conditions.list.some(({ field }) => field === 'variant')) return new Map()
  const { rows } = await db.execute<{ id: string; variant: string | null }>(sql`
    select lead_id as id, variant from lead_attributions
    where lead_id = any(${sql.param(occasions.map(({ lead }) => lead.id))}::uuid[])`)
  return new Map(rows.map(({ id, variant }) => [id, variant]))
}
