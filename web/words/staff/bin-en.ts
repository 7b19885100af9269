/** English: deleted leads. */
export const bin = {
  lead: 'Deleted leads stay here for 30 days with their history, tasks and consents. Then they are deleted permanently.',
  list: 'Deleted leads, newest first',
  loadFailed: 'Couldn’t load the recycle bin',
  none: 'The recycle bin is empty',
  noneText: 'Deleted leads can be restored from here for 30 days.',
  deleted: (person: string | null, when: string) =>
    person === null ? `Deleted ${when}` : `Deleted by ${person}, ${when}`,
  goes: (days: number) => (days === 1 ? 'Permanently deleted within a day' : `Permanently deleted in ${days} days`),
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `Restored: ${name}`,
  restoredText: (stage: string) => `Back in “${stage}” with its full history.`,
  open: 'Open',
  restoreFailed: 'Couldn’t restore the lead',
  purge: 'Delete permanently',
  purgeOf: (name: string) => `Delete permanently: ${name}`,
  purgeTitle: 'Delete permanently?',
  purgeText: (name: string) =>
    `${name} and all related history, tasks and consents will be deleted permanently. This can’t be undone.`,
  purging: 'Deleting…',
  purged: 'Deleted permanently',
  purgeFailed: 'Couldn’t delete the lead',
  gone: 'Already restored or deleted.',
}
