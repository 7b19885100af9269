import type pg from 'pg'
import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import type { Interaction } from '#contract/leads.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { ruleAuthor } from '#domain/automation/author.ts'
import { undoMinutes } from '#domain/leads/quick-action.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import { isMergedSinceSql } from '../actions/undo.ts'
import { rowTypes } from '../lead-row.ts'

type Row = { kind: TimelineEntry['kind']; at: string; rank: number; id: string; facts: Record<string, unknown> }

/** SQL: the rule that added a task `e`, as an author; null if none did. */
const ruleSql = `(select '${ruleAuthor('')}' || (r.rule ->> 'name') from automation_rules r
  where r.id = e.chain[array_length(e.chain, 1)])`

/**
 * The kinds of entries: its table, time and details. `rank` decides between entries of one
 * moment. Interactions are in the audit log as well, but are listed once.
 */
const kinds = [
  {
    kind: 'change',
    rank: 1,
    at: 'e.at',
    id: `lpad(to_hex(e.id), 32, '0')::uuid`,
    from: `(select * from audit_log where entity_id = $1::text offset 0) e where e.entity = 'lead'
      and e.action not in ('lead.interaction', 'lead.interaction_undone')`,
    facts: `'by', e.username, 'action', e.action, 'detail', e.detail`,
  },
  {
    kind: 'interaction',
    rank: 2,
    at: 'e.created_at',
    id: 'e.id',
    from: 'lead_interactions e where e.lead_id = $1::uuid',
    facts: `'interaction', to_jsonb(e) - 'undo',
      'canUndo', e.undo is not null and e.created_by = $2 and e.created_at > now() - interval '${undoMinutes} minutes'
        and not ${isMergedSinceSql('e')}`,
  },
  {
    kind: 'task_added',
    rank: 3,
    at: 'e.created_at',
    id: 'e.id',
    from: 'lead_tasks e where e.lead_id = $1::uuid',
    facts: `'by', coalesce(e.created_by, ${ruleSql}), 'title', e.title, 'dueDate', e.due_date`,
  },
  {
    kind: 'task_done',
    rank: 4,
    at: 'e.completed_at',
    id: 'e.id',
    from: 'lead_tasks e where e.lead_id = $1::uuid and e.completed_at is not null',
    facts: `'by', (select a.username from audit_log a where a.entity = 'task' and a.entity_id = e.id::text
      and a.action = 'task.completed' order by a.at desc, a.id desc limit 1), 'title', e.title, 'dueDate', e.due_date`,
  },
  {
    kind: 'mail',
    rank: 5,
    at: 'e.created_at',
    id: 'e.id',
    // Teammates' messages are in the conversation.
    from: `mails e where e.entity = 'lead' and e.entity_id = $1::text and e.template <> 'reply'`,
    // A letter of a rule by its reply template, or by the subject of the team's own text.
    facts: `'by', '${ruleAuthor('')}' || (e.values ->> 'rule'), 'template', coalesce(e.values ->> 'template', e.template),
      'subject', case when e.template = 'rule_letter' and e.values ->> 'template' is null
        then e.values #>> '{wording,subject}' end, 'status', e.status`,
  },
  {
    kind: 'imported',
    rank: 6,
    at: 'e.imported_at',
    id: 'e.id',
    from: `(select l.id, l.imported_at, i.created_by, i.file_name from contact_requests l
      left join import_rows r on r.lead_id = l.id left join imports i on i.id = r.import_id
      where l.id = $1::uuid and l.imported_at is not null) e where true`,
    facts: `'by', e.created_by, 'file', e.file_name`,
  },
] as const satisfies readonly { kind: TimelineEntry['kind']; [part: string]: unknown }[]

const timelineSql = (isFirst: boolean) => {
  const parts = kinds.map(({ kind, rank, at, id, from, facts }) => {
    const older = isFirst
      ? ''
      : `and ${at} <= $4::timestamptz and (${at}, ${rank}, ${id}) < ($4::timestamptz, $5::int, $6::uuid)`
    return `(select '${kind}' as kind, ${at} as at, ${rank} as rank, ${id} as id, jsonb_build_object(${facts}) as facts
      from ${from} ${older} order by ${at} desc, ${id} desc limit $3)`
  })
  return `select * from (${parts.join(' union all ')}) as entries order by at desc, rank desc, id desc limit $3`
}
const firstPage = timelineSql(true)
const laterPage = timelineSql(false)

/** A page of all that happened with a lead, newest first; throws `invalid_input` for a malformed cursor. */
export async function listTimeline(
  pool: pg.Pool,
  leadId: string,
  { limit = 50, cursor }: ParsedOf<'listTimeline'>['query'],
  username: string,
): Promise<AnswerOf<'listTimeline'>> {
  const end = cursor ? decodeCursor(cursor, ['timestamptz', 'int', 'uuid']).keys : null
  const { rows } = await pool.query<Row>({
    name: end ? 'timeline-older' : 'timeline',
    text: end ? laterPage : firstPage,
    values: [leadId, username, limit + 1, ...(end ?? [])],
    types: rowTypes,
  })
  const { data, nextCursor } = pageOf(rows, limit, (last) => [last.at, last.rank, last.id])
  return { data: data.map(asEntry), nextCursor }
}

function asEntry({ kind, at, id, facts }: Row): TimelineEntry {
  if (kind === 'interaction')
    return { kind, id, at, canUndo: facts.canUndo === true, interaction: asInteraction(facts) }
  if (kind !== 'change') {
    const dueDate = typeof facts.dueDate === 'string' && { dueDate: iso(facts.dueDate) }
    return { kind, id, at, ...facts, ...dueDate } as TimelineEntry
  }
  const { from, to, fields, lostReason, assigned } = facts.detail as Record<string, unknown>
  const code = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    kind,
    id,
    at,
    by: code(facts.by),
    action: String(facts.action),
    from: code(from),
    to: code(to),
    fields: Array.isArray(fields) ? fields.map(String) : [],
    assigned: owners(assigned),
    lostReason: code(lostReason),
  }
}

function owners(assigned: unknown): { from: string | null; to: string | null } | null {
  if (typeof assigned !== 'object' || assigned === null) return null
  const { from, to } = assigned as Record<string, unknown>
  return { from: typeof from === 'string' ? from : null, to: typeof to === 'string' ? to : null }
}

/** A row as JSON of the database, in the contract's names and moments. */
function asInteraction({ interaction }: Record<string, unknown>): Interaction {
  const row = interaction as Record<string, unknown>
  const moment = (value: unknown) => (typeof value === 'string' ? iso(value) : null)
  const { id, type, subject, content, outcome, duration } = row as Interaction
  return {
    id,
    type,
    subject,
    content,
    outcome,
    duration,
    leadId: String(row.lead_id),
    scheduledFor: moment(row.scheduled_for),
    completedAt: moment(row.completed_at),
    createdBy: String(row.created_by),
    byVisitor: row.by_visitor === true,
    createdAt: iso(String(row.created_at)),
  }
}

const iso = (moment: string) => new Date(moment).toISOString()
