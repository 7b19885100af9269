import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useBoardTools } from '../store/board-context.ts'
import { settleEdit } from '../store/board-moves.ts'
import { checkPatch } from './check-patch.ts'
import { keepLeadDraft, readLeadDraft } from './lead-draft.ts'
import {
  chooseSide,
  discardChanges,
  type Editing,
  receiveLead,
  settleEditing,
  startEditing,
  typeInto,
  undecided,
} from './lead-editing.ts'
import { changesOf, type EditableField, type LeadForm } from './lead-form.ts'
import type { Clash, Side } from './lead-merge.ts'
import { type SaveOutcome, saveLead } from './save-lead.ts'

export interface LeadEditor {
  readonly editing: Editing
  /** A sentence for each field that was refused. */
  readonly errors: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isChanged: boolean
  set(change: Partial<LeadForm>): void
  choose(clash: Clash, side: Side): void
  discard(): void
  save(): Promise<void>
  /** Changes fields and saves at once. */
  commit(change: Partial<LeadForm>): Promise<void>
  /** Chooses a side of a conflict and saves, unless other choices are missing. */
  settle(clash: Clash, side: Side): Promise<void>
}

/** The key in `errors` for a missing choice between two sides of a field. */
export const choiceOf = (field: EditableField) => `choice of ${field}`

/**
 * Edits `lead`, which may change meanwhile. Input survives closing the dialog and a new login (see lead-draft).
 * `onSaved` is called after saving, also where nothing differed.
 */
export function useLeadEditor(lead: Lead, onSaved: (hasChanged: boolean) => void): LeadEditor {
  const words = useWords()
  const [editing, setEditing] = useState(() => startEditing(lead, readLeadDraft('lead', lead.id)))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const [isDue, setDue] = useState(false)
  const store = useSave()
  // While saving, the row's own update must not look like a teammate's.
  const current = isSaving ? editing : receiveLead(editing, lead)
  if (current !== editing) setEditing(current)

  const change = (next: Editing) => {
    setEditing(next)
    const isChanged = Object.keys(changesOf(next.base, next.form)).length > 0
    keepLeadDraft('lead', lead.id, isChanged ? { base: next.base, form: next.form, clashes: next.clashes } : null)
  }
  const askToChoose = (of: Editing) =>
    Object.fromEntries(undecided(of).map(({ field }) => [choiceOf(field), words.leads.conflict.undecided]))
  const isRefused = (of: Editing) => {
    const problems = Object.entries(checkPatch(changesOf(of.base, of.form), of.form))
    const refused = Object.fromEntries(problems.map(([field, problem]) => [field, words.fields[problem]]))
    setErrors({ ...refused, ...askToChoose(of) })
    return problems.length > 0 || undecided(of).length > 0
  }
  /** One save at a time: later changes follow. */
  const submit = async (of: Editing) => {
    if (isSaving) return setDue(true)
    setSaving(true)
    await send(of)
    setSaving(false)
  }
  const send = async (of: Editing) => {
    const isChanged = Object.keys(changesOf(of.base, of.form)).length > 0
    if (isChanged && isRefused(of)) return
    const outcome = isChanged ? await store(of, setErrors) : { saved: of.base, editing: of }
    if (outcome === null) return
    if (outcome.saved === null) {
      setErrors(askToChoose(outcome.editing))
      return change(outcome.editing)
    }
    const { saved } = outcome
    keepLeadDraft('lead', lead.id, null)
    setEditing((now) => settleEditing(now, saved, outcome.editing))
    onSaved(isChanged)
  }
  const submitDue = useEffectEvent(() => {
    setDue(false)
    if (Object.keys(changesOf(current.base, current.form)).length > 0) void submit(current)
  })
  useEffect(() => {
    if (isDue && !isSaving) submitDue()
  }, [isDue, isSaving])

  return {
    editing: current,
    errors,
    isSaving,
    isChanged: Object.keys(changesOf(current.base, current.form)).length > 0,
    set: (fields) => change(typeInto(current, fields)),
    choose: (clash, side) => change(chooseSide(current, clash, side)),
    discard: () => {
      setErrors({})
      change(discardChanges(current))
    },
    save: () => submit(current),
    commit: (fields) => {
      const next = typeInto(current, fields)
      change(next)
      return submit(next)
    },
    settle: (clash, side) => {
      const next = chooseSide(current, clash, side)
      change(next)
      return submit(next)
    },
  }
}

/** Saves the edit and shows the row everywhere; a failure is a toast, with errors at their fields. */
function useSave() {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const { store: board } = useBoardTools()
  const client = useQueryClient()
  const store = async (
    editing: Editing,
    onErrors: (errors: Readonly<Record<string, string>>) => void,
  ): Promise<SaveOutcome | null> => {
    const endWrite = board.beginWrite()
    const seq = board.nextSeq()
    try {
      const outcome = await saveLead(editing)
      const row = outcome.saved
      if (row) {
        board.update((state) => settleEdit(state, editing.base, row, seq))
        client.setQueryData(query('readLead', { params: { id: row.id } }).queryKey, row)
      }
      return outcome
    } catch (error) {
      onErrors(fieldTexts(error, words))
      show({ tone: 'error', title: words.leads.dialog.updateFailed, text: problemText(error, words, format) })
      return null
    } finally {
      endWrite()
    }
  }
  return store
}
