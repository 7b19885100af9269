import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Trigger } from '#domain/automation/rule.ts'
import { hourMs, minuteMs } from '#domain/basics/instant.ts'
import { type Interval, workedAfter, workedBetween } from '#domain/staff/working-hours.ts'
import type { Database } from '#server/db/database.ts'
import { engineOn } from '#server/testing/automation.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { insertRule } from './rules-store.ts'
import { sweepDue } from './sweeps.ts'

/** Shifts of the team, in minutes from now. */
async function working(pool: Database['pool'], shifts: readonly Interval[]): Promise<void> {
  let before = 0
  for (const [from, to] of shifts) {
    await pool.query(
      `insert into team_shifts (starts_at, ends_at, seconds_before)
       values (now() + $1 * interval '1 minute', now() + $2 * interval '1 minute', $3)`,
      [from, to, before * 60],
    )
    before += to - from
  }
}

const arrivedAgo = (pool: Database['pool'], minutes: number) =>
  pool.query(
    `insert into contact_requests (id, name, email, phone, language, country, email_key, phone_key, created_at)
     values (gen_random_uuid(), $1, $2, '+34 6', 'es', 'ES', $2, $1, now() - $3 * interval '1 minute')`,
    [`${minutes} minutes ago`, `${minutes}@example.com`, minutes],
  )

/** Names of leads due for a rule, and for how many minutes. */
async function dueFor(trigger: Trigger, shifts: readonly Interval[], ages: readonly number[]) {
  const { database } = await freshDatabase()
  const { pool } = database
  await working(pool, shifts)
  for (const age of ages) await arrivedAgo(pool, age)
  const rule = { name: 'A rule', trigger, conditions: { of: 'all', list: [] }, actions: [{ do: 'analyse' }] } as const
  await insertRule(database.sql, rule, { isOn: true, by: null })
  await sweepDue(engineOn(database))
  const { rows } = await pool.query<{ name: string; ago: number }>(
    `select l.name, round(extract(epoch from now() - e.at) / 60)::int as ago
     from automation_events e join contact_requests l on l.id = e.lead_id
     where e.kind = $1 order by l.created_at`,
    [trigger.on],
  )
  return rows
}

describe('a rule that counts working hours only', () => {
  // One hour of work, a break of an hour and a half, then half an hour until now.
  const shifts: Interval[] = [
    [-180, -120],
    [-30, 60],
  ]

  it('excludes time in which the team does not work', async () => {
    const due = await dueFor({ on: 'waiting', minutes: 60, inWorkingTime: true }, shifts, [155, 140, 100, 20])
    expect(due).toEqual([{ name: '155 minutes ago', ago: 5 }])
  })

  it('handles shares of a threshold, and skips the break', async () => {
    const due = await dueFor({ on: 'threshold', level: 'half', inWorkingTime: true }, shifts, [121, 100, 35, 1])
    expect(due.map(({ name }) => name)).toEqual(['121 minutes ago', '100 minutes ago', '35 minutes ago'])
  })

  it('counts all time without working hours', async () => {
    const due = await dueFor({ on: 'waiting', minutes: 60, inWorkingTime: true }, [], [155, 100, 20])
    expect(due).toEqual([{ name: '100 minutes ago', ago: 40 }])
  })

  it('differs from a rule in wall-clock time', async () => {
    expect(await dueFor({ on: 'waiting', minutes: 60 }, shifts, [155, 100])).toEqual([
      { name: '100 minutes ago', ago: 40 },
    ])
  })
})

it('the database computes working time like the domain', async () => {
  const { database } = await freshDatabase()
  const start = Date.parse('2026-11-02T00:00:00Z')
  const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 })), {
    minLength: 2,
    maxLength: 8,
  })
  const asked = fc.tuple(lengths, fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 600 }))
  await fc.assert(
    fc.asyncProperty(asked, async ([pieces, share, minutes]) => {
      let at = start
      const shifts = pieces.map(([gap, length]) => {
        const from = at + gap * minuteMs
        at = from + length * minuteMs
        return [from, at] as const
      })
      const moment = Math.round(start + share * (at - start))
      const { rows } = await database.pool.query<{ after: Date; ago: Date | number; worked: number }>(
        `with made as (
           insert into team_shifts (starts_at, ends_at, seconds_before)
           select starts, ends, sum(extract(epoch from ends - starts)) over (order by starts) - extract(epoch from ends - starts)
           from unnest($1::timestamptz[], $2::timestamptz[]) as s (starts, ends) returning 1
         ) select count(*) from made`,
        [shifts.map(([from]) => new Date(from)), shifts.map(([, to]) => new Date(to))],
      )
      expect(rows).toHaveLength(1)
      const read = await database.pool.query<{ after: Date; ago: Date; isBefore: boolean }>(
        `select work_after($1, $2) as after, nullif(work_ago($1, $2), '-infinity') as ago`,
        [new Date(moment), `${minutes} minutes`],
      )
      await database.pool.query('delete from team_shifts')
      const { after, ago } = read.rows[0]!
      const span = minutes * minuteMs
      const expected = workedAfter(shifts, moment, span)
      if (expected !== null) expect(after.getTime()).toBe(expected)
      if (ago === null) expect(workedBetween(shifts, [start - hourMs, moment])).toBeLessThan(span)
      else {
        expect(workedBetween(shifts, [ago.getTime(), moment])).toBe(span)
        expect(workedBetween(shifts, [ago.getTime() + 1, moment])).toBeLessThan(span)
      }
    }),
    { numRuns: 60 },
  )
})
