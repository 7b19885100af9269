import type { Lead } from '#contract/leads.ts'
import { asksFor, failing } from '#domain/automation/conditions.ts'
import type { Rule, Trigger } from '#domain/automation/rule.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import type { Engine } from './deps.ts'
import { type ActiveRule, activeRules } from './rules-store.ts'
import { sweepDue, teamHour, windowMs } from './sweeps.ts'
import { variantsOf } from './variants.ts'

/** Leads per page. */
const pageSize = 500

type Daily = Extract<Trigger, { on: 'schedule' }>
type DailyPage = { readonly looked: number; readonly matches: readonly Lead[] }

/** The leads of a daily rule's stage, page by page to the last, and those that meet its conditions now. */
export async function* dailyMatches(
  { db, leads }: Pick<Engine, 'db' | 'leads'>,
  { stage }: Daily,
  { conditions }: Pick<Rule, 'conditions'>,
): AsyncGenerator<DailyPage> {
  const moment = { now: Date.now(), teamZone: await readTeamZone(db) }
  for (let last: Lead | null = null; ; ) {
    const page: Lead[] = await leads.ofStage(db, stage, last, pageSize)
    const variants = asksFor(conditions, 'variant') ? await variantsOf(db, page) : null
    const matches = page.filter(
      (lead) => failing(conditions, { ...lead, variant: variants?.get(lead.id) ?? null }, moment) === null,
    )
    yield { looked: page.length, matches }
    if (page.length < pageSize) return
    last = page.at(-1)!
  }
}

/** Records everything due for the enabled rules. */
export async function recordDue(engine: Engine): Promise<void> {
  await sweepDue(engine)
  await recordDaily(engine)
}

/**
 * Records all matching leads of every daily rule that is due at this hour, once per rule and day. If a server stops midway, the
 * next run records the remaining leads; no lead is recorded twice.
 */
async function recordDaily(engine: Engine): Promise<void> {
  for (const rule of await activeRules(engine.db)) {
    const { trigger } = rule.rule
    if (trigger.on === 'schedule') await recordDay(engine, rule, trigger)
  }
}

async function recordDay(engine: Engine, { id, rule, onSince }: ActiveRule, trigger: Daily): Promise<void> {
  const { db } = engine
  const { hour, stage } = trigger
  const { rows } = await db.execute<{ key: string; at: string }>(sql`
    select due.* from (
      select ${`${hour} ${stage} `} || day as key, day::text, at from (${teamHour(hour)}) as due
    ) as due
    where now() >= at and now() < at + ${windowMs} * interval '1 millisecond' and at >= ${onSince.toISOString()}::timestamptz
      -- One that was set to another hour after it had acted has had its day.
      and not exists (select from automation_days d where d.rule_id = ${id} and d.key like '%' || ${` ${stage} `} || due.day)`)
  const [due] = rows
  if (!due) return
  for await (const { matches } of dailyMatches(engine, trigger, rule)) {
    if (matches.length > 0) await recordLeads(db, trigger, due, matches)
  }
  await db.execute(sql`insert into automation_days (rule_id, key) values (${id}, ${due.key}) on conflict do nothing`)
}

const recordLeads = (
  db: Sql,
  { hour, stage }: Daily,
  { key, at }: { readonly key: string; readonly at: string },
  matches: readonly Lead[],
) =>
  db.execute(sql`
    insert into automation_events (kind, lead_id, key, at, facts)
    select 'schedule', l.id, ${key}, ${at}::timestamptz, ${JSON.stringify({ hour, stage })}::jsonb from contact_requests l
    where l.id = any(${sql.param(matches.map((lead) => lead.id))}::uuid[])
    on conflict (lead_id, kind, key) do nothing`)
