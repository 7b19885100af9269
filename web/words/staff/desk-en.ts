import type { AlertKind } from '#contract/alerts.ts'
import type { MailStop, OwnLogin } from '#domain/conversation/own-login.ts'
import type { TimeUnit } from '#domain/leads/pipeline.ts'
import type { ReplyTemplate } from '#domain/letters/reply-template.ts'

const unit: Record<TimeUnit, string> = { minutes: 'min', hours: 'h', days: 'd' }
const templates: Record<ReplyTemplate, string> = {
  first: 'First reply',
  no_answer: 'Missed you by phone',
  check_in: 'Any questions?',
  meeting: 'Meeting proposal',
  trial: 'How the free trial works',
  trial_ending: 'The trial ends soon',
  not_connected: 'Account not connected yet',
  payment_failed: 'Payment failed',
  cancelled: 'Subscription canceled',
  first_payment: 'Thanks for the first payment',
}
const alertKinds: Record<AlertKind, string> = {
  arrived: 'New lead',
  returned: 'Messaged again',
  half: 'Halfway to overdue',
  overdue: 'Overdue',
  double: 'Overdue 2×',
  assigned: 'Assigned to you',
  mentioned: 'Mentioned you',
  task: 'Task for you',
  rule_stuck: 'A rule needs attention',
  rule: 'Automation',
}

/** English: letters, plans, tasks, the day, alerts and the history of a lead. */
export const desk = {
  chat: {
    title: (name: string) => `WhatsApp message to ${name}`,
    text: 'Opens in WhatsApp. It’s logged once you say that you sent it.',
    choice: 'Text',
    greeting: 'Greeting',
    open: 'Open in WhatsApp',
  },

  templates,

  plan: {
    next: (name: string) => `Next step with ${name}?`,
    noNext: 'Nothing for now',
    meeting: (name: string) => `Meeting with ${name}`,
    follow_up: (name: string) => `Follow-up with ${name}`,
    when: 'When',
    times: {
      label: 'Suggested times',
      soon: 'In 2 hours',
      today: 'Today',
      tomorrow: 'Tomorrow',
      nextWeek: 'Next week',
    },
    theirTime: (time: string, country: string) => `${time} in ${country}`,
    minutes: 'Minutes',
    notes: 'Notes (optional)',
    file: 'Add to calendar (.ics)',
    submit: 'Schedule',
    past: 'Choose a future time.',
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
    saving: 'Saving...',
    complete: (title: string) => `Complete: ${title}`,
    reopen: (title: string) => `Reopen: ${title}`,
    edit: (title: string) => `Edit: ${title}`,
    delete: (title: string) => `Delete: ${title}`,
    addFailed: 'Failed to add task',
    completeFailed: 'Failed to complete task',
    changeFailed: 'Couldn’t update the task',
    deleteFailed: 'Couldn’t delete the task',
    added: 'Task added',
    completed: 'Task completed',
    deleted: 'Task deleted',
    loading: 'Loading tasks…',
    loadFailed: 'Couldn’t load tasks',
    open: 'Open tasks',
    done: 'Done',
    overdue: (amount: number, of: TimeUnit) => `${amount} ${unit[of]} overdue`,
    left: (amount: number, of: TimeUnit) => `${amount} ${unit[of]} left`,
    doneAt: (moment: string) => `Done ${moment}`,
    gone: 'A teammate has deleted this task.',
    clash: (by: string | null) => `${by ?? 'A teammate'} has just changed this task`,
  },

  day: {
    title: 'My day',
    lead: 'Leads to reply to, mentions and assignments, then tasks by due date.',
    passed: 'From teammates',
    passedFailed: 'Couldn’t load what teammates passed to you',
    finish: 'Done',
    finishOf: (title: string) => `Mark as done: ${title}`,
    finishFailed: 'Couldn’t mark it as done',
    whose: 'Show tasks',
    of: { me: 'Mine and unassigned', everybody: 'Everyone’s' },
    filters: 'Filter tasks',
    parts: { overdue: 'Overdue', today: 'Today', later: 'Later' },
    none: { overdue: 'Nothing overdue', today: 'Nothing else due today', later: 'Nothing scheduled' },
    free: 'You’re all caught up',
    freeText: 'Leads to reply to, tasks and meetings appear here by due date.',
    openLead: (name: string) => `Open ${name}`,
    more: 'Show more',
    mine: 'My last 7 days',
    mineFailed: 'Couldn’t load your figures',
    firstReplies: 'First replies',
    inTime: (time: string) => `Within ${time}`,
    half: 'Half within',
    messages: 'Messages',
    calls: 'Calls',
    meetings: 'Meetings',
    contacted: 'Leads contacted',
  },

  week: {
    list: 'List',
    view: 'Week',
    previous: 'Previous week',
    present: 'This week',
    next: 'Next week',
    none: 'Nothing planned',
    overdueFailed: 'Couldn’t load overdue tasks',
    move: (title: string) => `Move: ${title}`,
    moved: (day: string) => `Moved to ${day}`,
  },

  reminder: {
    title: (title: string) => `Due now: ${title}`,
    open: 'Open',
  },

  alerts: {
    title: 'Notifications',
    kinds: alertKinds,
    none: 'No notifications in the last week',
    noneText: 'New leads, leads that messaged again, overdue leads and what teammates pass to you appear here.',
    loadFailed: 'Couldn’t load notifications',
    list: 'Notifications, newest first',
    open: 'Open',
    seenTo: 'Handled',
    openChannels: 'Open channels',
    /** Logins of ours that have ended. */
    logins: {
      sign_in: {
        title: 'Email login ended',
        text: 'Log in again at your email provider. Until then no emails leave or arrive.',
      },
      email: {
        title: 'The mailbox refuses the login',
        text: 'Emails from leads don’t arrive. Check its user name and password.',
      },
      unread: {
        title: 'The mailbox can’t be read',
        text: 'Emails from leads don’t arrive. Check the mailbox’s server, port and certificate.',
      },
      smtp: {
        login: {
          title: 'The mail server refuses the login',
          text: 'Emails wait and don’t leave. Check its user name and password.',
        },
        no_login: {
          title: 'The mail server wants a login',
          text: 'It takes emails to others only after a login, so they wait. Enter user name and password.',
        },
        sender: {
          title: 'The mail server refuses the From address',
          text: 'Emails wait and don’t leave. Enter a From address that this login may send from.',
        },
        limit: {
          title: 'The mail server’s limit is reached',
          text: 'Emails wait until it takes more. Ask your provider if this happens often.',
        },
        policy: {
          title: 'The mail server refuses our emails',
          text: 'Emails wait and don’t leave. Send a test email to see its answer, and ask your provider.',
        },
        connection: {
          title: 'The mail server can’t be reached',
          text: 'Emails wait and don’t leave. Check its name, port and encryption.',
        },
      } satisfies Record<MailStop, { title: string; text: string }>,
      whatsapp: {
        title: 'WhatsApp refuses the access token',
        text: 'Messages to leads don’t leave. Enter a new token.',
      },
      telegram: {
        title: 'Telegram refuses the bot token',
        text: 'Messages from leads don’t arrive. Enter the bot’s current token.',
      },
    } satisfies Record<Exclude<OwnLogin, 'smtp'>, { title: string; text: string }> & Record<'smtp' | 'unread', unknown>,
    isNew: 'New',
    escalated: {
      half: (name: string) => `${name} is halfway to overdue`,
      overdue: (name: string) => `${name} is overdue`,
      double: (name: string) => `${name} has waited twice the limit`,
    },
    passed: {
      assigned: (by: string, name: string) => `${by} assigned ${name} to you`,
      mentioned: (by: string, name: string) => `${by} mentioned you in ${name}’s history`,
      rule_stuck: (by: string, name: string) => `${by} couldn’t do its work for ${name}. The automation log says why.`,
    },
    passedTask: (by: string, task: string, name: string) => `${by} gave you a task for ${name}: ${task}`,
    assignedMany: (by: string, count: number, shown: string) =>
      count === 1 ? `${by} assigned a lead to you` : `${by} assigned ${shown} leads to you`,
    andMore: (count: number, shown: string) =>
      count === 1 ? 'And 1 more notification' : `And ${shown} more notifications`,
    openLead: 'Open',
    browser: 'Desktop notifications',
    browserText: 'Get notified even when this tab is in the background.',
    browserBlocked: 'Your browser blocks notifications from this site. Allow them in its settings.',
  },

  timeline: {
    wroteAgain: 'Messaged again',
    merged: 'Merged with another lead',
    taskAdded: (title: string) => `Task: ${title}`,
    taskDone: (title: string) => `Task completed: ${title}`,
    due: (moment: string) => `Due ${moment}`,
    mail: (name: string) => `Email: ${name}`,
    imported: (file: string | null) => (file === null ? 'Imported from a file' : `Imported from ${file}`),
    moved: (from: string, to: string) => `${from} → ${to}`,
    fields: (names: string) => `Edited: ${names}`,
    assigned: (from: string, to: string) => `Assignee: ${from} → ${to}`,
    product: 'automatically',
  },
}

export type DeskWords = typeof desk
