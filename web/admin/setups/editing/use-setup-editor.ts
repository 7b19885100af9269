import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { Setup } from '#contract/setups.ts'
import { type Attempt, useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useSetupChange } from '../use-setups.ts'
import {
  changesOf,
  chooseSide,
  type EditableField,
  type Editing,
  isUndecided,
  receiveSetup,
  type Side,
  startEditing,
  typeInto,
} from './setup-editing.ts'

export type SetupEditor = {
  readonly editing: Editing
  readonly attempt: Attempt
  /** Saving was attempted before all conflicts had a choice. */
  readonly mustChoose: boolean
  set(change: Partial<Editing['form']>): void
  choose(field: EditableField, side: Side): void
  save(): Promise<void>
}

/** Edits a setup, which may change meanwhile. Saves only changed fields. */
export function useSetupEditor(setup: Setup, onDone: () => void): SetupEditor {
  const { setups: words } = useAllWords()
  const { show } = useToast()
  const changed = useSetupChange()
  const attempt = useAttempt({ status: null, assignedTo: null, notes: null })
  const [kept, setEditing] = useState(() => startEditing(setup))
  const [asked, setAsked] = useState(false)
  const editing = receiveSetup(kept, setup)
  if (editing !== kept) setEditing(editing)

  /** Returns the edit with conflicts to resolve, or null once saved. */
  const send = async (now: Editing): Promise<Editing | null> => {
    const { id, version } = now.base
    try {
      await call.changeSetup({ params: { id }, body: { ...changesOf(now), version } })
      return null
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      const next = isConflict ? receiveSetup(now, error.current as Setup) : now
      if (next === now) throw error
      if (isUndecided(next)) return next
      // A teammate changed other fields: keep both changes.
      return Object.keys(changesOf(next)).length === 0 ? null : send(next)
    }
  }

  const save = async () => {
    setAsked(isUndecided(editing))
    if (isUndecided(editing)) return
    if (Object.keys(changesOf(editing)).length === 0) return onDone()
    let open: Editing | null = editing
    const done = await attempt.run(async () => {
      open = await send(editing)
    })
    if (!done) return
    if (open !== null) return setEditing(open)
    show({ tone: 'success', title: words.success, text: words.updated })
    onDone()
    await changed(setup.id)
  }

  return {
    editing,
    attempt,
    mustChoose: asked && isUndecided(editing),
    set(change) {
      setEditing(typeInto(editing, change))
      for (const field of Object.keys(change)) attempt.touch(field)
    },
    choose: (field, side) => setEditing(chooseSide(editing, field, side)),
    save,
  }
}
