import type { AlertKind } from '#contract/alerts.ts'
import type { TimeUnit } from '#domain/pipeline.ts'
import type { ReplyTemplate } from '#domain/reply-template.ts'

const unit: Record<TimeUnit, string> = { minutes: 'min', hours: 'h', days: 'd' }
const templates: Record<ReplyTemplate, string> = {
  first: 'First answer',
  no_answer: 'Tried to call',
  meeting: 'Proposal for a meeting',
  trial: 'How the free trial works',
}
const alertKinds: Record<AlertKind, string> = {
  arrived: 'New lead',
  returned: 'Wrote again',
  half: 'Half the time is over',
  overdue: 'Overdue',
  double: 'Twice overdue',
}

/** English: letters, plans, tasks, the day, alerts and the history of a lead. */
export const desk = {
  email: {
    title: (name: string) => `Email to ${name}`,
    text: 'Opens in your mail program. The text goes into the history.',
    template: 'Template',
    language: 'Language',
    subject: 'Subject',
    body: 'Text',
    open: 'Open in mail program',
    loadFailed: 'Couldn’t load the templates',
    edit: 'Edit the templates',
  },

  templates,

  plan: {
    meeting: (name: string) => `Meeting with ${name}`,
    follow_up: (name: string) => `Follow-up with ${name}`,
    when: 'When',
    minutes: 'Minutes',
    notes: 'Notes (optional)',
    file: 'Save a calendar file (.ics)',
    submit: 'Plan',
    past: 'Please choose a time in the future.',
    cancel: 'Cancel',
  },

  tasks: {
    tab: 'Tasks',
    none: 'No tasks assigned yet',
    add: 'Add task',
    addTitle: 'New task',
    editTitle: 'Edit task',
    title: 'Title',
    description: 'Description (optional)',
    due: 'Due',
    priority: 'Priority',
    assignee: 'Assigned to',
    nobody: 'Unassigned',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    complete: (title: string) => `Complete: ${title}`,
    reopen: (title: string) => `Reopen: ${title}`,
    edit: (title: string) => `Edit: ${title}`,
    delete: (title: string) => `Delete: ${title}`,
    addFailed: 'Failed to add task',
    completeFailed: 'Failed to complete task',
    changeFailed: 'Failed to change task',
    deleteFailed: 'Failed to delete task',
    added: 'Task added',
    completed: 'Task completed',
    deleted: 'Task deleted',
    loading: 'Loading the tasks…',
    loadFailed: 'Couldn’t load the tasks',
    open: 'Open tasks',
    done: 'Done',
    overdue: (amount: number, of: TimeUnit) => `${amount} ${unit[of]} overdue`,
    left: (amount: number, of: TimeUnit) => `${amount} ${unit[of]} left`,
    doneAt: (moment: string) => `Done ${moment}`,
    gone: 'A teammate has deleted this task.',
  },

  day: {
    title: 'My day',
    lead: 'What is due, across all leads.',
    whose: 'Whose tasks',
    of: { me: 'Mine, unassigned', everybody: 'Everybody’s' },
    filters: 'Filters of the tasks',
    parts: { overdue: 'Overdue', today: 'Today', later: 'Later' },
    none: { overdue: 'Nothing is overdue', today: 'Nothing more is due today', later: 'Nothing is planned' },
    free: 'Nothing to do',
    freeText: 'Tasks and planned meetings of every lead appear here by their due date.',
    openLead: (name: string) => `Open ${name}`,
    more: 'Show more',
  },

  reminder: {
    title: (title: string) => `Due now: ${title}`,
    open: 'Open',
  },

  alerts: {
    title: 'Alerts',
    kinds: alertKinds,
    none: 'No alerts in the last week',
    noneText: 'New leads, leads that wrote again and leads that wait too long appear here.',
    loadFailed: 'Couldn’t load the alerts',
    list: 'Alerts, newest first',
    open: 'Waiting',
    seenTo: 'Seen to',
    isNew: 'Unseen',
    escalated: {
      half: (name: string) => `${name} is waiting: half the time is over`,
      overdue: (name: string) => `${name} is overdue`,
      double: (name: string) => `${name} has waited twice as long as allowed`,
    },
    andMore: (count: number, shown: string) => (count === 1 ? 'And one more alert' : `And ${shown} more alerts`),
    openLead: 'Open',
    browser: 'Show alerts on this computer',
    browserText: 'New and overdue leads and due tasks appear even when this window is behind others.',
    browserBlocked: 'This browser blocks notifications of this site. Its settings can allow them.',
  },

  timeline: {
    wroteAgain: 'Wrote again',
    merged: 'Merged with another lead',
    taskAdded: (title: string) => `Task: ${title}`,
    taskDone: (title: string) => `Task completed: ${title}`,
    due: (moment: string) => `Due ${moment}`,
    mail: (name: string) => `Mail: ${name}`,
    imported: (file: string | null) => (file === null ? 'Brought in by a file' : `Brought in by the file ${file}`),
    moved: (from: string, to: string) => `${from} → ${to}`,
    fields: (names: string) => `Changed: ${names}`,
    product: 'by the product',
  },
}

export type DeskWords = typeof desk
