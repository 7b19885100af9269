import { useRef, useState } from 'react'
import type { DraftFile } from '#contract/messages.ts'
import { isSameValue } from '#domain/leads/seen.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'

type Options<D> = {
  /** An empty draft. */
  readonly empty: D
  /** True if there is nothing in it to keep. */
  readonly isEmpty: (draft: D) => boolean
}

/** Drafts under their names, kept in this tab until they are sent. A change may come late: it meets the draft as it is then. */
export function useDrafts<D extends { readonly files: readonly DraftFile[] }>({ empty, isEmpty }: Options<D>) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, D>>>({})
  const current = useRef(drafts)
  const read = (name: string): D => current.current[name] ?? { ...empty, ...readDraft<D>(name) }
  const change = (name: string, update: (draft: D) => Partial<D>): D => {
    const before = read(name)
    const next = { ...before, ...update(before) }
    current.current = { ...current.current, [name]: next }
    setDrafts(current.current)
    keepDraft(name, isEmpty(next) ? null : next)
    return next
  }
  /** Deletes a draft that was sent, and returns true; one that was typed on meanwhile, maybe where the lead was opened again, stays. */
  const clear = (name: string, sent: D): boolean => {
    const now = readDraft<D>(name) ?? current.current[name]
    const isSent = now === undefined || isSameValue(now, sent)
    const gone = new Set(sent.files.map(({ id }) => id))
    if (isSent) keepDraft(name, null)
    else change(name, (before) => ({ ...before, files: before.files.filter(({ id }) => !gone.has(id)) }))
    return isSent
  }
  return { read, change, clear }
}
