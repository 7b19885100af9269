import type { CancellationKind } from '#domain/setups/cancellations.ts'

/** English: declarations of customers to withdraw or cancel. */
export const cancellations = {
  title: 'Cancellations',
  lead: 'Withdrawals and cancellations from the public page. Each counts from the moment it arrived; the customer already has a receipt.',
  filters: 'Filter cancellations',
  state: 'Status',
  states: { open: 'To do', handled: 'Done' },
  declarations: 'Cancellations, newest first',
  loadFailed: 'Couldn’t load the cancellations',
  none: { open: 'Nothing to do', handled: 'Nothing done yet' },
  noneText: {
    open: 'New withdrawals and cancellations appear here.',
    handled: 'Cancellations you mark as done stay here.',
  },
  kinds: {
    withdraw: 'Withdrawal from the contract',
    cancel_trial: 'Cancels the trial',
    cancel_subscription: 'Cancels the subscription',
  } satisfies Record<CancellationKind, string>,
  contract: (given: string) => `Contract details: ${given}`,
  receipt: (number: string) => `Receipt ${number}`,
  noLead: 'No lead has this email address.',
  leadOf: (name: string, stage: string) => `Lead: ${name} (${stage})`,
  handledBy: (person: string, when: string) => `Done by ${person}, ${when}`,
  handle: 'Mark as done',
  handleOf: (name: string) => `Mark as done: the cancellation from ${name}`,
  reopen: 'Reopen',
  reopenOf: (name: string) => `Reopen: the cancellation from ${name}`,
  changeFailed: 'Couldn’t update the cancellation',
  gone: 'This cancellation was deleted when the customer’s data was erased.',
}
