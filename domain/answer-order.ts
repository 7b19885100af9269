import { type AgedLead, clockStartMs, clockThresholdMs, urgencyOf } from './pipeline.ts'

/**
 * The order in which leads are answered, for `toSorted`: those still in time first, what is due first at the top; then the overdue ones,
 * the latest first. Who wrote this hour can still be won; who has waited a year waits on.
 */
export const answerOrder =
  (now: number) =>
  (a: AgedLead, b: AgedLead): number => {
    const [one, other] = [urgencyOf(a, now), urgencyOf(b, now)]
    if (one.overdue !== other.overdue) return one.overdue ? 1 : -1
    return one.overdue ? clockStartMs(b) - clockStartMs(a) : dueMs(a) - dueMs(b)
  }

/** When it is due; where no clock runs, after all others. */
const dueMs = (lead: AgedLead): number => clockStartMs(lead) + (clockThresholdMs(lead) ?? Number.MAX_SAFE_INTEGER / 2)
