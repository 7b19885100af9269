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

/** The drafts of a lead go along when it is merged into another, unless that has such a draft already. */
export function moveDrafts(from: string, to: string, storage: Storage = sessionStorage): void {
  try {
    for (const name of namesIn(storage)) {
      const moved = name.replace(from, to)
      if (moved === name || storage.getItem(moved) !== null || name.startsWith(`${prefix}lead:`)) continue
      storage.setItem(moved, storage.getItem(name)!)
      storage.removeItem(name)
    }
  } catch {
    // Without storage there is nothing to move.
  }
}

const namesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)!).filter((name) => name.startsWith(prefix))

/** Deletes all drafts, on logout. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  try {
    for (const name of namesIn(storage)) storage.removeItem(name)
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
