import { type FieldProblem, problemsOf } from '#contract/errors.ts'
import { type LeadPatch, leadPatch } from '#contract/leads.ts'

/** What is wrong with a change before it is sent, by the rules the server has, too: one problem a field. */
export function checkPatch(patch: LeadPatch): Record<string, FieldProblem> {
  const parsed = leadPatch.safeParse(patch)
  if (parsed.success) return {}
  const problems = problemsOf(parsed.error)
  // An emptied probability is no number at all: what is asked for is one.
  return Number.isNaN(patch.conversionProbability) ? { ...problems, conversionProbability: 'required' } : problems
}
