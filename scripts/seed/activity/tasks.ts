import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import type { Priority, QuickAction } from '#domain/leads/options.ts'
import { quickTaskTitles } from '#domain/leads/tasks.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, isNotNull, isNull, ne } from '#server/db/drizzle.ts'
import { leadInteractions, leads, leadTasks } from '#server/db/schema/leads.ts'
import { type Random, weighted } from '../random.ts'
import { team } from '../staff/team.ts'

/** Number of leads with tasks. */
const count = 70
/** Share of tasks assigned to the owner. */
const ownersShare = 0.2

type Kind = { readonly type: QuickAction; readonly title: { readonly en: string; readonly es: string } }

const kinds: readonly Kind[] = [
  { type: 'call', title: quickTaskTitles.call },
  { type: 'call', title: { en: 'Call again, no answer so far', es: 'Volver a llamar, sin respuesta todavía' } },
  { type: 'email', title: { en: 'Send the risk disclosure', es: 'Enviar la advertencia de riesgo' } },
  { type: 'email', title: { en: 'Answer the question about costs', es: 'Responder a la pregunta sobre los costes' } },
  { type: 'follow_up', title: quickTaskTitles.follow_up },
  { type: 'follow_up', title: { en: 'Ask how the trial is going', es: 'Preguntar cómo va la prueba' } },
  { type: 'meeting', title: quickTaskTitles.meeting },
]

/** Due times of tasks: overdue, within the day, in the coming days; and a completed one. */
const drawDue = weighted<readonly [min: number, max: number]>([
  [[-50 * hourMs, -20 * minuteMs], 3],
  [[25 * minuteMs, 7 * hourMs], 4],
  [[dayMs, 9 * dayMs], 4],
])
const drawPriority = weighted<Priority>([
  ['high', 2],
  ['medium', 5],
  ['low', 1],
])

/** Tasks of the most recently changed leads: assigned to a teammate or the owner, unassigned, or done. */
export async function writeTasks(sql: Sql, random: Random, owner: string, now: number): Promise<void> {
  const open = await sql
    .select({ id: leads.id, assignedTo: leads.assignedTo })
    .from(leads)
    .where(and(isNull(leads.deletedAt), isNotNull(leads.assignedTo), ne(leads.status, 'lost'), ne(leads.status, 'new')))
    .orderBy(desc(leads.updatedAt), desc(leads.id))
    .limit(count)
  const tasks = open.map((lead): typeof leadTasks.$inferInsert => {
    const { type, title } = random.pick(kinds)
    const [min, max] = drawDue(random)
    const due = roundedTo5Minutes(now + random.whole(min, max))
    const isOwners = random.chance(ownersShare)
    const assignedTo = isOwners ? owner : random.chance(0.1) ? null : lead.assignedTo
    const madeAt = now - random.whole(hourMs, 4 * dayMs)
    const isDone = due < now && random.chance(0.4)
    return {
      id: random.id(madeAt),
      leadId: lead.id,
      title: title[team.find(({ name }) => name === assignedTo)?.writes ?? 'en'],
      type,
      priority: drawPriority(random),
      assignedTo,
      dueDate: new Date(due),
      createdBy: lead.assignedTo,
      createdAt: new Date(Math.min(madeAt, due - hourMs)),
      ...(isDone && { status: 'completed', completedAt: new Date(Math.min(now, due + random.whole(0, hourMs))) }),
    }
  })
  if (tasks.length === 0) return
  await sql.insert(leadTasks).values(tasks)
  // A meeting also has an entry in the history, as the quick action creates one.
  const meetings = tasks.filter(({ type }) => type === 'meeting')
  if (meetings.length === 0) return
  await sql.insert(leadInteractions).values(
    meetings.map(({ leadId, dueDate, createdAt, createdBy }) => ({
      id: random.id((createdAt as Date).getTime()),
      leadId,
      type: 'meeting',
      content: '',
      scheduledFor: dueDate,
      createdBy: createdBy ?? owner,
      createdAt,
    })),
  )
}

const roundedTo5Minutes = (at: number) => Math.round(at / (5 * minuteMs)) * 5 * minuteMs
