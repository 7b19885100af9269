// What was typed and not saved, in this tab until it is closed: closing a dialog, a reload or a session that ends lose
// nothing. It belongs to one person.

const prefix = 'draft:'
const owner = 'drafts-of'

/** The draft under a name; null without one, or where the browser keeps nothing. */
export function readDraft<T>(name: string, storage: Storage = sessionStorage): T | null {
  try {
    return JSON.parse(storage.getItem(prefix + name) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Keeps a draft; null forgets it. A number that is none (NaN) is left out: JSON has no word for it. */
export function keepDraft<T extends object>(name: string, draft: T | null, storage: Storage = sessionStorage): void {
  try {
    if (draft === null) storage.removeItem(prefix + name)
    else
      storage.setItem(
        prefix + name,
        JSON.stringify(draft, (_, value) => (Number.isNaN(value) ? undefined : value)),
      )
  } catch {
    // A full or forbidden storage takes nothing; what was typed is still in the form.
  }
}

/** Forgets all drafts, as somebody leaves. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  try {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at))
    for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name)
  } catch {
    // Where nothing may be kept, there is nothing to forget.
  }
}

/** This person works in the tab now: drafts of another are forgotten, their own are still there. */
export function claimDrafts(userId: string, storage: Storage = sessionStorage): void {
  try {
    if (storage.getItem(owner) !== userId) forgetDrafts(storage)
    storage.setItem(owner, userId)
  } catch {
    // See above.
  }
}
