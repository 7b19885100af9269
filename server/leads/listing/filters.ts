import { addedByHand } from '#domain/leads/added-lead.ts'
import {
  assigneeNobody,
  isFiltered,
  type LeadFilters,
  type SeveralFilter,
  valuesOf,
} from '#domain/leads/lead-filters.ts'
import { ageBands, scoreCap, type Temperature, temperatureFrom, temperatures } from '#domain/leads/lead-score.ts'
import { type Priority, priorityWeight } from '#domain/leads/options.ts'
import { bucketLimits, type ReplyBucket, replyBuckets } from '#domain/leads/reply-buckets.ts'
import { firstConversionsSql, wonAgainSql } from '#server/db/lead-moves-sql.ts'
import type { Statement } from '#server/db/search.ts'
import { onShiftSql, startOfDaySql, teamZoneSql } from '#server/db/team-time-sql.ts'
import { leftTeammatesSql } from '#server/db/teammate.ts'
import { leadSearchSql } from './search.ts'
import { inTimeSql, overdueSql } from './waiting.ts'

/** Columns of single-valued filters, written as in the index `leads_search`. */
const columns = {
  platform: 'l.platform',
  status: 'l.status',
  priority: 'l.priority_rank',
  language: 'coalesce(l.preferred_language, l.language)',
  country: 'l.country',
  assignee: `coalesce(l.assigned_to, '')`,
  source: 'l.lead_source',
  lostReason: 'l.lost_reason',
} as const satisfies Partial<Record<SeveralFilter, string>>

/** A value of a filter as its column has it. */
const stored: { readonly [N in keyof typeof columns]?: (value: string) => unknown } = {
  priority: (value) => priorityWeight[value as Priority],
  assignee: (value) => (value === assigneeNobody ? '' : value),
}

/**
 * Condition on `contact_requests l` for these filters at `now` (epoch milliseconds). `@me` has become a name before
 * (`namedFilters`). One value after another: an index of several columns serves no `any`.
 */
export function filterSql(query: LeadFilters, statement: Statement, now: number): string {
  const conditions = ['l.deleted_at is null']
  const anyOf = (name: SeveralFilter, condition: (value: string) => string) => {
    const wanted = valuesOf(query, name)
    if (wanted) conditions.push(`(${wanted.map(condition).join(' or ')})`)
  }
  for (const [name, column] of Object.entries(columns) as [keyof typeof columns, string][]) {
    anyOf(name, (value) => {
      const own = `${column} = ${statement.value(stored[name]?.(value) ?? value)}`
      const isNobody = name === 'assignee' && value === assigneeNobody
      return isNobody ? `${own} or ${column} = any (${leftTeammatesSql})` : own
    })
  }
  anyOf('temperature', (value) => temperatureSql(value as Temperature, statement, now))
  const tags = valuesOf(query, 'tag')
  if (tags) conditions.push(`l.tags && ${statement.value(tags)}::text[]`)
  for (const [name, column] of Object.entries(visitColumns) as [keyof typeof visitColumns, string][]) {
    const values = valuesOf(query, name)
    if (values) conditions.push(visitSql(column, values, statement))
  }
  const rules = valuesOf(query, 'rule')
  if (rules) conditions.push(touchedSql(rules, statement))
  const imports = valuesOf(query, 'import')
  if (imports) conditions.push(importedSql(imports, statement))
  anyOf('firstReply', (bucket) => firstReplySql(bucket as ReplyBucket))
  anyOf('reached', (stage) => reachedSql(statement.value(stage)))
  anyOf('lostFrom', (stage) => lostFromSql(statement.value(stage)))
  anyOf('arrivedHour', (hour) => `extract(hour from ${arrivedSql}) = ${statement.value(Number(hour))}`)
  anyOf('arrivedWeekday', (day) => `extract(isodow from ${arrivedSql}) = ${statement.value(Number(day))}`)
  anyOf('shift', (state) => (state === 'on' ? onShiftSql : `not ${onShiftSql}`))
  if (query.reply) conditions.push('l.first_reply_at is null')
  if (query.task) conditions.push(withoutTaskSql)
  if (query.wonAgain) conditions.push(wonAgainSql)
  conditions.push(...rangesSql(query, statement, now))
  if (query.overdue) conditions.push(overdueSql(statement, now))
  if (query.inTime) conditions.push(inTimeSql(statement, now))
  if (query.q) conditions.push(leadSearchSql(query.q, statement))
  return conditions.join(' and ')
}

/** Columns of a lead's visit. */
const visitColumns = { campaign: 'utm_campaign', referrer: 'referrer_host', variant: 'variant' } as const

const visitSql = (column: string, values: readonly string[], statement: Statement) =>
  `l.id in (select a.lead_id from lead_attributions a where a.${column} = any (${statement.value(values)}::text[]))`

/** Leads on which any of these rules did something. */
const touchedSql = (rules: readonly string[], statement: Statement) =>
  `l.id in (select r.lead_id from automation_receipts r
    where r.rule_id = any (${statement.value(rules)}::uuid[]) and r.effect = 'done')`

/** Leads that any of these imports made or changed. */
const importedSql = (imports: readonly string[], statement: Statement) => {
  const ids = `any (${statement.value(imports)}::uuid[])`
  return `l.id in (select i.lead_id from import_rows i where i.import_id = ${ids} and i.state in ('imported', 'updated')
    union select u.lead_id from import_updates u where u.import_id = ${ids})`
}

/** Condition on the wait for the first reply (`replyBuckets`), each bucket from where the one before ends. */
function firstReplySql(bucket: ReplyBucket): string {
  const after = (seconds: number) => `l.created_at + interval '${seconds} seconds'`
  const before = bucketLimits[replyBuckets[replyBuckets.indexOf(bucket) - 1] ?? 'never']
  const until = bucketLimits[bucket]
  const parts = [
    `l.imported_at is null and l.platform <> '${addedByHand}'`,
    `l.first_reply_at is ${bucket === 'never' ? 'null' : 'not null'}`,
    ...(before === null ? [] : [`l.first_reply_at >= ${after(before)}`]),
    ...(until === null ? [] : [`l.first_reply_at < ${after(until)}`]),
  ]
  return `(${parts.join(' and ')})`
}

const reachedSql = (stage: string) => `(l.status = ${stage} or exists (
  select from lead_stage_changes c where c.lead_id = l.id and ${stage} in (c.from_stage, c.to_stage)))`

const lostFromSql = (stage: string) => `(l.status = 'lost' and ${stage} = (
  select c.from_stage from lead_stage_changes c where c.lead_id = l.id and c.to_stage = 'lost'
  order by c.at desc, c.id desc limit 1))`

/** Local arrival time of lead `l` for the team. */
const arrivedSql = `l.created_at at time zone ${teamZoneSql}`

const withoutTaskSql = `not exists (select from lead_tasks t where t.lead_id = l.id and t.status = 'pending')`

/** Between the first and the last day, value and score of each range that is set. */
function rangesSql(query: LeadFilters, statement: Statement, now: number): string[] {
  const startOf = (day: string, daysLater = 0) =>
    startOfDaySql((one) => statement.value(one), day, daysLater, query.zone)
  const days = (column: string, from: string | undefined, to: string | undefined) => [
    ...(from === undefined ? [] : [`${column} >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [`${column} < ${startOf(to, 1)}`]),
  ]
  const { valueFrom, valueTo, scoreFrom, scoreTo, convertedFrom, convertedTo } = query
  const value = `coalesce(l.estimated_value, 0)`
  return [
    ...days('l.created_at', query.arrivedFrom, query.arrivedTo),
    ...days('l.last_contact_date', query.contactFrom, query.contactTo),
    ...days('l.next_follow_up_date', query.followUpFrom, query.followUpTo),
    ...(convertedFrom === undefined && convertedTo === undefined
      ? []
      : [
          // As an array, its leads are looked up: without statistics, as a join, every lead was compared with each of them.
          `l.status = 'converted' and l.id = any (array(select f.lead_id from (${firstConversionsSql(
            days('c.at', convertedFrom, convertedTo).join(' and '),
          )}) f))`,
        ]),
    ...(valueFrom === undefined ? [] : [`${value} >= ${statement.value(Number(valueFrom))}::int`]),
    ...(valueTo === undefined ? [] : [`${value} <= ${statement.value(Number(valueTo))}::int`]),
    ...(scoreFrom === undefined && scoreTo === undefined
      ? []
      : [
          scoreRangeSql(
            Math.min(Number(scoreFrom ?? 0), scoreCap + 1),
            Math.min(Number(scoreTo ?? scoreCap), scoreCap),
            statement,
            now,
          ),
        ]),
  ]
}

/** The age bands of `domain/leads/lead-score`, and that of older leads, with the moments between which their leads arrived. */
function bandsAt(statement: Statement, now: number) {
  const since = ageBands.map(({ upToMs }) => `${statement.value(new Date(now - upToMs))}::timestamptz`)
  return [...ageBands, { points: 0 }].map(({ points }, i) => ({ points, since: since[i], until: since[i - 1] }))
}

function temperatureSql(temperature: Temperature, statement: Statement, now: number): string {
  const warmer = temperatures[temperatures.indexOf(temperature) - 1]
  return scoreRangeSql(temperatureFrom[temperature], warmer ? temperatureFrom[warmer] - 1 : scoreCap, statement, now)
}

/** For each age band a range of the stored score, which `leads_score` indexes with the date. */
function scoreRangeSql(from: number, to: number, statement: Statement, now: number): string {
  const ranges = bandsAt(statement, now).map(({ points, since, until }) =>
    [
      ...(since ? [`l.created_at >= ${since}`] : []),
      ...(until ? [`l.created_at < ${until}`] : []),
      `l.score_base between ${from - points} and ${to - points}`,
    ].join(' and '),
  )
  return `(${ranges.join(' or ')})`
}

/** The score of a lead `l` at `now`. */
export function scoreSql(statement: Statement, now: number): string {
  const cases = bandsAt(statement, now).map(({ points, since }) =>
    since ? `when l.created_at >= ${since} then ${points}` : `else ${points}`,
  )
  return `(l.score_base + case ${cases.join(' ')} end)`
}

/** True if counters have the number of matches: of all, of some stages, of some platforms. */
export const hasKeptTotal = ({ status, platform, ...others }: LeadFilters): boolean => !isFiltered(others)
