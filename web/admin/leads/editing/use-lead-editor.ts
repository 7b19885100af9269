import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  startEditing,
  typeInto,
  undecided,
} from './lead-editing.ts'
import { changesOf, type EditableField, type LeadForm } from './lead-form.ts'
import type { Clash, Side } from './lead-merge.ts'
import { saveLead } from './save-lead.ts'

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
}

/** The key in `errors` for a missing choice between two sides of a field. */
export const choiceOf = (field: EditableField) => `choice of ${field}`

/** Edits `lead`, which may change meanwhile. Input survives closing the dialog and a new login (see lead-draft). */
export function useLeadEditor(lead: Lead, onSaved: () => void): LeadEditor {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const { store } = useBoardTools()
  const client = useQueryClient()
  const [editing, setEditing] = useState(() => startEditing(lead, readLeadDraft('lead', lead.id)))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const { dialog } = words.leads
  const current = receiveLead(editing, lead)
  if (current !== editing) setEditing(current)

  const change = (next: Editing) => {
    setEditing(next)
    const isChanged = Object.keys(changesOf(next.base, next.form)).length > 0
    keepLeadDraft('lead', lead.id, isChanged ? { base: next.base, form: next.form, clashes: next.clashes } : null)
  }

  const askToChoose = (of: Editing) =>
    Object.fromEntries(undecided(of).map(({ field }) => [choiceOf(field), words.leads.conflict.undecided]))

  const save = async () => {
    const patch = changesOf(current.base, current.form)
    if (Object.keys(patch).length === 0) return onSaved()
    const problems = Object.entries(checkPatch(patch, current.form))
    const refused = Object.fromEntries(problems.map(([field, problem]) => [field, words.fields[problem]]))
    setErrors({ ...refused, ...askToChoose(current) })
    if (problems.length > 0 || undecided(current).length > 0) return
    setSaving(true)
    const endWrite = store.beginWrite()
    const seq = store.nextSeq()
    try {
      const outcome = await saveLead(current)
      if (outcome.saved === null) {
        setErrors(askToChoose(outcome.editing))
        return change(outcome.editing)
      }
      const row = outcome.saved
      keepLeadDraft('lead', lead.id, null)
      store.update((state) => settleEdit(state, current.base, row, seq))
      client.setQueryData(query('readLead', { params: { id: row.id } }).queryKey, row)
      show({ tone: 'success', title: dialog.updated })
      onSaved()
    } catch (error) {
      setErrors(fieldTexts(error, words))
      show({ tone: 'error', title: dialog.updateFailed, text: problemText(error, words, format) })
    } finally {
      endWrite()
      setSaving(false)
    }
  }

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
    save,
  }
}
