// Unsaved input, kept in this tab until it is closed: closing a dialog, a reload or the end of a session lose
// nothing. Drafts belong to one user.

const prefix = 'draft:'
const owner = 'drafts-of'

/** The draft under a name; null without one, or without storage. */
export function readDraft<T>(name: string, storage: Storage = sessionStorage): T | null {
  try {
    return JSON.parse(storage.getItem(prefix + name) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Stores a draft; null deletes it. NaN is left out, as JSON cannot express it. */
export function keepDraft<T extends object>(name: string, draft: T | null, storage: Storage = sessionStorage): void {
  try {
    if (draft === null) storage.removeItem(prefix + name)
    else
      storage.setItem(
        prefix + name,
        JSON.stringify(draft, (_, value) => (Number.isNaN(value) ? undefined : value)),
      )
  } catch {
    // Storage may be full or disabled; the input is still in the form.
  }
}

/** Deletes all drafts, on logout. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  try {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at))
    for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Sets the user of this tab: drafts of another user are deleted, their own are kept. */
export function claimDrafts(userId: string, storage: Storage = sessionStorage): void {
  try {
    if (storage.getItem(owner) !== userId) forgetDrafts(storage)
    storage.setItem(owner, userId)
  } catch {
    // See above.
  }
}
