import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { priorities, quickActions, taskStatuses } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { maxTaskTitleLength } from '#domain/leads/tasks.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { seenFields, seenMark } from './seen.ts'
import { choice, id, moment, optionalLongText, optionalText, text } from './text.ts'

/** A task about a lead. */
export const task = z.strictObject({
  id,
  leadId: id,
  title: z.string(),
  description: z.string().nullable(),
  /** A quick action, or `cancellation`. */
  type: z.string(),
  priority: choice(priorities),
  status: choice(taskStatuses),
  assignedTo: z.string().nullable(),
  dueDate: moment,
  completedAt: moment.nullable(),
  createdBy: z.string().nullable(),
  createdAt: moment,
})
export type Task = z.output<typeof task>

/** A task with its lead's contact details. */
const leadTask = z.strictObject({
  ...task.shape,
  lead: z.strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    language: z.string(),
    status: choice(leadStatuses),
  }),
})
export type LeadTask = z.output<typeof leadTask>

/** The next follow-up of a lead without an open task, from an import or the lead's form. */
const followUp = z.strictObject({
  leadId: id,
  name: z.string(),
  assignedTo: z.string().nullable(),
  dueDate: moment,
})
export type FollowUp = z.output<typeof followUp>

const fields = {
  title: text(maxTaskTitleLength, 1),
  description: optionalLongText(limits.notes),
  /** How to do the task. */
  type: choice(quickActions),
  priority: choice(priorities),
  /** A teammate's username; null: unassigned. */
  assignedTo: optionalText(limits.username),
  dueDate: moment,
}

/** Editable fields of a task. */
const changeable = task.pick({
  title: true,
  description: true,
  type: true,
  priority: true,
  assignedTo: true,
  dueDate: true,
  status: true,
})
type ChangeableTask = z.output<typeof changeable>

/** Fields that make up a task's mark. */
export const changeableTask = ({
  title,
  description,
  type,
  priority,
  assignedTo,
  dueDate,
  status,
}: ChangeableTask) => ({
  title,
  description,
  type,
  priority,
  assignedTo,
  dueDate,
  status,
})

const limit = { max: 600, windowSeconds: 60 }
const read = { access: { staff: 'lead.read' }, limit: { max: 1200, windowSeconds: 60 } } as const
const write = { access: { staff: 'task.write' }, limit } as const
const byId = z.strictObject({ id })
const dueQuery = z.strictObject({
  of: filter(choice(['me', 'everybody'])),
  /** Due from this moment on. */
  from: filter(moment),
  /** Due before this moment. */
  to: filter(moment),
  limit: pageSize,
  cursor: filter(text(400)),
})

export const taskRoutes = routes({
  listLeadTasks: {
    method: 'GET',
    path: '/api/leads/{id}/tasks',
    summary: 'Tasks of a lead: open ones by due date, then done ones, latest first; at most 200',
    ...read,
    params: byId,
    response: z.strictObject({ data: z.array(task) }),
  },
  addTask: {
    method: 'POST',
    path: '/api/leads/{id}/tasks',
    summary: 'Add a task to a lead, for the caller unless another teammate is named',
    ...write,
    params: byId,
    body: z.strictObject({ ...fields, type: fields.type.optional(), priority: fields.priority.optional() }),
    response: task,
    status: 201,
    idempotent: true,
  },
  changeTask: {
    method: 'PATCH',
    path: '/api/lead-tasks/{id}',
    summary: 'Edit, complete or reopen a task',
    ...write,
    params: byId,
    body: z.strictObject({
      title: fields.title.optional(),
      description: fields.description,
      type: fields.type.optional(),
      priority: fields.priority.optional(),
      assignedTo: fields.assignedTo,
      dueDate: fields.dueDate.optional(),
      status: choice(taskStatuses).optional(),
      seen: seenFields(changeable.shape),
    }),
    response: task,
    errors: ['conflict'],
  },
  deleteTask: {
    method: 'DELETE',
    path: '/api/lead-tasks/{id}',
    summary: 'Delete a task',
    ...write,
    params: byId,
    query: z.strictObject(seenMark),
    errors: ['conflict'],
  },
  listTasks: {
    method: 'GET',
    path: '/api/tasks',
    summary: 'Open tasks of all leads by due date, page by page: own and unassigned ones, or everyone’s',
    ...read,
    query: dueQuery,
    response: z.strictObject({
      data: z.array(leadTask),
      nextCursor: z.string().nullable(),
      /** The server's time, which the countdowns use. */
      now: moment,
    }),
    showsLeads: true,
  },
  listFollowUps: {
    method: 'GET',
    path: '/api/follow-ups',
    summary:
      'Next follow-ups of leads without an open task for them, by date, page by page: of own and unassigned leads, or everyone’s; a page can hold fewer than its limit while more follow',
    ...read,
    query: dueQuery,
    response: z.strictObject({ data: z.array(followUp), nextCursor: z.string().nullable() }),
  },
})
