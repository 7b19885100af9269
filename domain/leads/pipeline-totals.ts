import { type LeadStatus, leadStatuses, pipeline } from './pipeline.ts'

type StageTotal = { readonly count: number; readonly value: number; readonly probability: number }

/**
 * Totals over all stages: number of leads, open value in US dollars, and that value weighted by each stage's conversion
 * probability (0 to 1), rounded. Closed leads are in neither sum.
 */
export function pipelineTotals(stages: Readonly<Record<LeadStatus, StageTotal>>) {
  const open = leadStatuses.filter((status) => !pipeline[status].closed)
  const sum = (of: readonly LeadStatus[], amount: (status: LeadStatus) => number) =>
    of.reduce((total, status) => total + amount(status), 0)
  return {
    count: sum(leadStatuses, (status) => stages[status].count),
    open: sum(open, (status) => stages[status].value),
    weighted: Math.round(sum(open, (status) => stages[status].value * stages[status].probability)),
  }
}
