import { useRef, useState } from 'react'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'

type Options<D> = {
  /** An empty draft. */
  readonly empty: D
  /** True if there is nothing in it to keep. */
  readonly isEmpty: (draft: D) => boolean
}

/** Drafts under their names, kept in this tab until they are sent. A change may come late: it meets the draft as it is then. */
export function useDrafts<D extends object>({ empty, isEmpty }: Options<D>) {
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
  return { read, change }
}
