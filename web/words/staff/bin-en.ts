/** English: deleted leads. */
export const bin = {
  title: 'Bin',
  lead: 'Deleted leads stay here for 30 days with everything that belongs to them. Then the nightly purge removes them for good.',
  list: 'Deleted leads, last deleted first',
  loadFailed: 'The bin could not be read',
  none: 'The bin is empty',
  noneText: 'A lead that somebody deletes can be brought back from here for 30 days.',
  deleted: (person: string | null, when: string) =>
    person === null ? `Deleted ${when}` : `Deleted by ${person}, ${when}`,
  goes: (days: number) => (days === 1 ? 'Gone for good within a day' : `Gone for good in ${days} days`),
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `Restored: ${name}`,
  restoredText: (stage: string) => `Back on every board, in “${stage}”, with its history.`,
  open: 'Open',
  restoreFailed: 'The lead was not restored',
  purge: 'Delete for good',
  purgeOf: (name: string) => `Delete for good: ${name}`,
  purgeTitle: 'Delete for good?',
  purgeText: (name: string) =>
    `${name} and everything that belongs to this lead (history, tasks, consents) go now. Nobody can bring them back.`,
  purging: 'Deleting…',
  purged: 'Deleted for good',
  purgeFailed: 'The lead was not deleted',
  gone: 'A colleague has restored it already, or it is gone.',
}
