import type { Lead } from '#contract/leads.ts'
import { call } from '#web/api/client.ts'
import { currentOf } from '../store/lead-mover.ts'
import { type Editing, receiveLead, undecided } from './lead-editing.ts'
import { changesOf } from './lead-form.ts'

/** The saved row; null on a conflict, whose fields `editing` lists. */
export interface SaveOutcome {
  readonly saved: Lead | null
  readonly editing: Editing
}

/**
 * Saves only the changed fields. If a teammate changed other fields meanwhile, both changes are kept; if
 * the same fields, nothing is saved and the user must choose.
 */
export async function saveLead(editing: Editing, send: typeof call.changeLead = call.changeLead): Promise<SaveOutcome> {
  const { id, version } = editing.base
  try {
    const saved = await send({ params: { id }, body: { ...changesOf(editing.base, editing.form), version } })
    return { saved, editing }
  } catch (error) {
    const theirs = currentOf(error, id)
    const next = theirs && receiveLead(editing, theirs)
    if (next === null || next === editing) throw error
    if (undecided(next).length > 0) return { saved: null, editing: next }
    if (Object.keys(changesOf(next.base, next.form)).length === 0) return { saved: next.base, editing: next }
    return saveLead(next, send)
  }
}
