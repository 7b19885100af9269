import type { QuickAction } from '#domain/leads/options.ts'
import type { CallOutcome } from '#domain/leads/quick-action.ts'

const actions: Record<QuickAction, string> = {
  call: 'Call',
  email: 'Email',
  whatsapp: 'WhatsApp',
  meeting: 'Meeting',
  follow_up: 'Follow-up',
}
const recorded: Record<QuickAction, string> = {
  call: 'Call logged',
  email: 'Email logged',
  whatsapp: 'WhatsApp message logged',
  meeting: 'Meeting scheduled',
  follow_up: 'Follow-up scheduled',
}
const outcomes: Record<CallOutcome, string> = {
  reached: 'Reached',
  no_answer: 'No answer',
  busy: 'Busy',
  voicemail: 'Voicemail',
  wrong_number: 'Wrong number',
}

/** English: a teammate's work with leads, as far as every card needs it. */
export const work = {
  actions,
  actionsOf: (name: string) => `Contact ${name}`,
  chatWith: (name: string) => `WhatsApp to ${name}`,
  recorded,
  callLogged: (outcome: string) => `${recorded.call}: ${outcome.toLowerCase()}`,
  recordFailed: 'Couldn’t log the activity',
  undo: 'Undo',
  undone: 'Undone',
  undoFailed: 'Couldn’t undo',
  noPhone: 'This lead has no phone number',
  noEmail: 'This lead has no email address',

  contact: {
    ask: {
      call: (name: string) => `How did the call with ${name} go?`,
      email: (name: string) => `Did you send the email to ${name}?`,
      whatsapp: (name: string) => `Did you send the WhatsApp message to ${name}?`,
    },
    outcomes,
    note: 'Note (optional)',
    noCall: 'I didn’t call',
    yes: 'Yes, I sent it',
    no: 'No, I didn’t',
    later: 'Later',
    waiting: (count: number) => (count === 1 ? '1 contact to log' : `${count} contacts to log`),
  },

  claim: 'Assign to me',
  claimOf: (name: string) => `Assign to me: ${name}`,
  claimed: (name: string) => `${name} is assigned to you`,
  claimFailed: 'Couldn’t assign the lead',
  claimedBefore: (person: string) => `${person} already has this lead.`,
  hasIt: (person: string) => `Assignee: ${person}`,

  replying: (person: string) => `${person} is replying`,
  looking: (person: string) => `${person} is viewing`,

  alerts: (unseen: number, shown: string) => (unseen === 0 ? 'Notifications' : `Notifications, ${shown} new`),
}

export type WorkWords = typeof work
