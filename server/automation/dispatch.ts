import type { SQL } from 'drizzle-orm'
import { asksFor, failing, type Moment } from '#domain/automation/conditions.ts'
import { eventKindsOf, isTriggeredBy, type RuleEvent } from '#domain/automation/events.ts'
import { isSequence, startsByHand } from '#domain/automation/rule.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { automationRuns } from '#server/db/schema/automation.ts'
import { eventComesFirstSql } from '#server/db/schema/columns.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import type { Engine } from './deps.ts'
import { type ActiveRule, activeRules } from './rules-store.ts'
import { variantsOf } from './variants.ts'

/** Events per transaction: few during a storm, so that a new message is next. */
export const batchSize = { first: 100, storm: 10 } as const

type StoredEvent = RuleEvent & { id: string; leadId: string; at: string; chain: string[]; isUndone: boolean }
type NewRun = typeof automationRuns.$inferInsert

/**
 * Processes the oldest events no rule has seen: writes a run for each rule they trigger, also for a rule whose
 * conditions fail, with the reason. Returns the number of events.
 */
export async function dispatchEvents({ db, leads }: Engine): Promise<number> {
  return db.transaction(async (tx) => {
    const events = await waitingEvents(tx)
    if (events.length === 0) return 0
    const rules = await activeRules(tx)
    const triggered = events.flatMap((event) =>
      rules.filter((rule) => isFor(rule, event)).map((rule) => ({ rule, event })),
    )
    const facts = await factsOf(tx, leads, triggered)
    const moment = { now: Date.now(), teamZone: await readTeamZone(tx) }
    const before = await actedBefore(tx, events)
    const underWay = await sequencesUnderWay(tx, triggered)
    const runs = triggered.map(({ rule, event }, i) => {
      const cameBack = comesBack(rule, event) || before.has(`${rule.id} ${event.facts.again}`)
      const key = `${rule.id} ${event.leadId}`
      const isUnderWay = underWay.has(key)
      const run = runOf(rule, event, { lead: facts.get(event.leadId), moment, cameBack, isUnderWay }, i)
      if (run.outcome === 'running' && isSequence(rule.rule)) underWay.add(key)
      return run
    })
    if (runs.length > 0) await tx.insert(automationRuns).values(runs).onConflictDoNothing()
    await tx.execute(sql`update automation_events set seen_at = now()
      where id = any(${sql.param(events.map(({ id }) => id))}::uuid[])`)
    return events.length
  })
}

/** The oldest events that no rule has seen: first those of people who write, then those of files and bulk changes. */
async function waitingEvents(tx: Sql): Promise<StoredEvent[]> {
  const take = async (which: SQL, limit: number) => {
    const { rows } = await tx.execute<StoredEvent>(sql`
      select id, kind, lead_id as "leadId", at, facts, chain, undone_at is not null as "isUndone" from automation_events
      where seen_at is null and ${which} order by at, id limit ${limit} for update skip locked`)
    return rows
  }
  const first = await take(sql.raw(eventComesFirstSql), batchSize.first)
  return first.length > 0 ? first : take(sql`true`, batchSize.storm)
}

/** True if an enabled rule is triggered by the event, which must be newer than its enabling. */
const isFor = ({ id, rule, onSince }: ActiveRule, event: StoredEvent): boolean =>
  (event.kind === 'by_hand' ? event.facts.rule === id && startsByHand(rule) : isTriggeredBy(rule.trigger, event)) &&
  new Date(event.at) >= onSince

/** True if a lead is back in a stage it had only just left, and the rule was enabled when it first came there. */
const comesBack = ({ onSince }: ActiveRule, { facts: { stayedSince } }: StoredEvent): boolean =>
  stayedSince !== undefined && new Date(stayedSince) >= onSince

/** Rules that have already acted on a move that was undone and made again, each with that event. */
async function actedBefore(tx: Sql, events: readonly StoredEvent[]): Promise<Set<string>> {
  const again = events.flatMap(({ facts }) => facts.again ?? [])
  if (again.length === 0) return new Set()
  const { rows } = await tx.execute<{ key: string }>(sql`
    select rule_id || ' ' || event_id as key from automation_runs
    where event_id = any(${sql.param(again)}::uuid[]) and outcome <> 'skipped'`)
  return new Set(rows.map(({ key }) => key))
}

/** Sequences a lead is currently in: each runs once at a time. */
async function sequencesUnderWay(
  tx: Sql,
  triggered: readonly { readonly rule: ActiveRule; readonly event: StoredEvent }[],
): Promise<Set<string>> {
  const ofSequences = triggered.filter(({ rule }) => isSequence(rule.rule))
  if (ofSequences.length === 0) return new Set()
  const { rows } = await tx.execute<{ key: string }>(sql`
    select rule_id || ' ' || lead_id as key from automation_runs
    where lead_id = any(${sql.param(ofSequences.map(({ event }) => event.leadId))}::uuid[])
      and outcome in ('running', 'waiting')`)
  return new Set(rows.map(({ key }) => key))
}

/** The leads of the events as conditions read them; with the variant of the page only where a rule asks for it. */
async function factsOf(
  tx: Sql,
  leads: Engine['leads'],
  triggered: readonly { readonly rule: ActiveRule; readonly event: StoredEvent }[],
) {
  const ids = [...new Set(triggered.map(({ event }) => event.leadId))]
  const found = ids.length > 0 ? await leads.byIds(tx, ids) : []
  const asked = triggered.some(({ rule }) => asksFor(rule.rule.conditions, 'variant'))
  const variants = asked ? await variantsOf(tx, found) : null
  return new Map(found.map((lead) => [lead.id, { ...lead, variant: variants?.get(lead.id) ?? null }]))
}

type Judged = {
  readonly lead: Parameters<typeof failing>[1] | undefined
  readonly moment: Moment
  readonly cameBack: boolean
  readonly isUnderWay: boolean
}

function runOf(
  { id: ruleId, version, rule }: ActiveRule,
  event: StoredEvent,
  { lead, moment, cameBack, isUnderWay }: Judged,
  place: number,
): NewRun {
  const at = new Date(moment.now)
  // Runs are done in the order of their ids: that of the events, and of the rules for each of them.
  const run = { id: newId(moment.now + place), ruleId, version, leadId: event.leadId, eventId: event.id, at }
  const skipped = { ...run, outcome: 'skipped', finishedAt: at } as const
  if (event.chain.includes(ruleId)) return { ...skipped, reason: 'own_effect' }
  if (!lead) return { ...skipped, reason: 'lead_gone' }
  if (event.isUndone) return { ...skipped, reason: 'undone' }
  if (cameBack) return { ...skipped, reason: 'came_back' }
  if (isUnderWay) return { ...skipped, reason: 'in_progress' }
  const condition = failing(rule.conditions, lead, moment)
  return condition ? { ...skipped, reason: 'condition', condition } : { ...run, outcome: 'running' }
}

/** The kinds of events that rules wait for now. */
export const kindsWaitedFor = (rules: readonly ActiveRule[]) =>
  new Set(rules.flatMap(({ rule }) => eventKindsOf(rule.trigger)))
