import type { Lead } from '#contract/leads.ts'
import { shownOf } from '#domain/leads/seen.ts'
import { call } from '#web/api/client.ts'
import { currentOf } from '../store/lead-mover.ts'
import { type Editing, receiveLead, undecided } from './lead-editing.ts'
import { changesOf } from './lead-form.ts'

/** The saved row; null on a conflict, whose fields are in `editing`. */
export interface SaveOutcome {
  readonly saved: Lead | null
  readonly editing: Editing
}

/**
 * Saves only changed fields, with their seen values. If a teammate changed the same ones meanwhile, nothing is saved
 * and the user must choose.
 */
export async function saveLead(editing: Editing, send: typeof call.changeLead = call.changeLead): Promise<SaveOutcome> {
  const { base, form } = editing
  const change = changesOf(base, form)
  try {
    const saved = await send({ params: { id: base.id }, body: { ...change, seen: shownOf(base, change) } })
    return { saved, editing }
  } catch (error) {
    const theirs = currentOf(error, base.id)
    const next = theirs && receiveLead(editing, theirs)
    if (!next || undecided(next).length === 0) throw error
    return { saved: null, editing: next }
  }
}
