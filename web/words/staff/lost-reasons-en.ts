/** English: the screen with the team's list of lost reasons. */
export const lostReasons = {
  title: 'Lost reasons',
  lead: 'What your team chooses from when a lead is lost.',
  list: 'Active reasons',
  listText: (fixed: string) => `In this order, followed by ${fixed}.`,
  none: 'No reasons of your own yet',
  loadFailed: 'Couldn’t load the lost reasons',
  saveFailed: 'Couldn’t save the lost reasons',
  new: 'New reason',
  add: 'Add',
  already: 'Already on the list',
  full: (most: string) => `You can have up to ${most} reasons. Archive one first.`,
  up: (reason: string) => `Move up: ${reason}`,
  down: (reason: string) => `Move down: ${reason}`,
  rename: 'Rename',
  renameOf: (reason: string) => `Rename: ${reason}`,
  name: 'Name',
  renameNote: 'Leads with this reason get the new name.',
  retire: 'Archive',
  retireOf: (reason: string) => `Archive: ${reason}`,
  retired: 'Archived',
  retiredText: 'Leads keep them, and you can still filter by them.',
  restore: 'Restore',
  restoreOf: (reason: string) => `Restore: ${reason}`,
}

export type LostReasonsWords = typeof lostReasons
