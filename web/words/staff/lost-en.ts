import type { NamedLostReason } from '#domain/leads/lost-reasons.ts'

const reasons: Record<NamedLostReason, string> = {
  too_expensive: 'Too expensive',
  not_interested: 'Not interested',
  no_answer: 'Never replied',
  competitor: 'Chose a competitor',
  no_trust: 'Doesn’t trust the product',
  not_eligible: 'Not allowed to trade',
  wrong_details: 'Wrong contact details',
  other: 'Other reason',
  not_given: 'No reason given',
}

/** English: why leads are lost. */
export const lost = {
  reasons,
  field: 'Lost reason',
  choose: 'Choose a reason',
  title: (name: string) => `Why was ${name} lost?`,
  titleOfMany: (shown: string, count: number) => `Why ${count === 1 ? 'was 1 lead' : `were ${shown} leads`} lost?`,
  note: 'Note (optional)',
  noteHint: 'Goes into the history.',
  confirm: 'Move to Lost',
  edit: 'Edit the list of reasons',
}

export type LostWords = typeof lost
