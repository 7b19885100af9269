import { type RunOutcome, runOutcomes } from '#domain/automation/run.ts'

/** The query of the rules' addresses: the log with its filter, or the rule that a new one is copied from. */
export type AutomationSearch = {
  readonly tab?: 'log' | undefined
  readonly rule?: string | undefined
  readonly outcome?: RunOutcome | undefined
  readonly copy?: string | undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the query of an address; invalid values are dropped. */
export function parseAutomationSearch({ tab, rule, outcome, copy }: Record<string, unknown>): AutomationSearch {
  const known = runOutcomes.find((one) => one === outcome)
  return {
    ...(tab === 'log' && { tab }),
    ...(typeof rule === 'string' && uuid.test(rule) && { rule }),
    ...(known && { outcome: known }),
    ...(typeof copy === 'string' && uuid.test(copy) && { copy }),
  }
}
