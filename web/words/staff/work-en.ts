import type { QuickAction } from '#domain/options.ts'

const actions: Record<QuickAction, string> = {
  call: 'Call',
  email: 'Email',
  whatsapp: 'WhatsApp',
  meeting: 'Meeting',
  follow_up: 'Follow-up',
}
const recorded: Record<QuickAction, string> = {
  call: 'Call recorded',
  email: 'Email recorded',
  whatsapp: 'WhatsApp message recorded',
  meeting: 'Meeting planned',
  follow_up: 'Follow-up planned',
}

/** English: a colleague's work with leads, as far as every card needs it. */
export const work = {
  actions,
  actionsOf: (name: string) => `Contact ${name}`,
  recorded,
  recordFailed: 'It was not recorded',
  undo: 'Undo',
  undone: 'Undone',
  undoFailed: 'Couldn’t undo this',
  noPhone: 'This lead has no phone number',

  claim: 'Claim',
  claimOf: (name: string) => `Claim ${name}`,
  claimed: (name: string) => `${name} is yours`,
  claimFailed: 'The lead was not claimed',
  claimedBefore: (person: string) => `${person} was quicker.`,
  hasIt: (person: string) => `With ${person}`,

  replying: (person: string) => `${person} is replying`,
  looking: (person: string) => `${person} is looking`,

  alerts: (unseen: number, shown: string) => (unseen === 0 ? 'Alerts' : `Alerts, ${shown} new`),
}

export type WorkWords = typeof work
