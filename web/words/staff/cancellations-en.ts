import type { CancellationKind } from '#domain/cancellations.ts'

/** English: declarations of customers to withdraw or cancel. */
export const cancellations = {
  title: 'Cancellations',
  lead: 'What customers declared on the public page. A declaration counts from the moment it arrived; the receipt has gone to them already.',
  filters: 'Filters of the cancellations',
  state: 'State',
  states: { open: 'To be carried out', handled: 'Carried out' },
  declarations: 'Declarations, newest first',
  loadFailed: 'Couldn’t load the cancellations',
  none: { open: 'Nothing to carry out', handled: 'Nothing carried out yet' },
  noneText: {
    open: 'Withdrawals and cancellations appear here at once.',
    handled: 'What you mark as carried out is kept here.',
  },
  kinds: {
    withdraw: 'Withdrawal from the contract',
    cancel_trial: 'Cancels the trial',
    cancel_subscription: 'Cancels the subscription',
  } satisfies Record<CancellationKind, string>,
  contract: (given: string) => `to find the contract: ${given}`,
  receipt: (number: string) => `Receipt ${number}`,
  noLead: 'No lead has this e-mail address.',
  leadOf: (name: string, stage: string) => `Lead: ${name} (${stage})`,
  handledBy: (person: string, when: string) => `Carried out by ${person}, ${when}`,
  handle: 'Mark as carried out',
  handleOf: (name: string) => `Mark as carried out: the declaration of ${name}`,
  reopen: 'Open again',
  reopenOf: (name: string) => `Open again: the declaration of ${name}`,
  changeFailed: 'The declaration was not changed',
  gone: 'The declaration is gone; its person was erased.',
}
