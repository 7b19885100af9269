import { type FieldProblem, problemsOf } from '#contract/errors.ts'
import { type LeadPatch, leadPatch } from '#contract/leads.ts'
import type { LeadForm } from './lead-form.ts'

/** Validates a change before it is sent, by the server's rules: one problem per field. */
export function checkPatch(patch: LeadPatch, form: LeadForm): Record<string, FieldProblem> {
  const parsed = leadPatch.safeParse(patch)
  if (patch.status === 'lost' && form.lostReason === '') return { lostReason: 'required' }
  if (parsed.success) return {}
  const problems = problemsOf(parsed.error)
  return form.conversionProbability === null ? { ...problems, conversionProbability: 'required' } : problems
}
