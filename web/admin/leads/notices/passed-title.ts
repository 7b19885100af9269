import type { NoticeKind } from '#contract/notices.ts'
import type { DeskWords } from '#web/words/staff/desk-en.ts'

type Passed = { readonly kind: string; readonly leadName: string; readonly leads: number; readonly task: string | null }
type Numbers = { number(value: number): string }

/** A notice from a teammate, in words; leads of a bulk change are counted. */
export function passedTitle(
  { kind, leadName, leads, task }: Passed,
  by: string,
  words: DeskWords['alerts'],
  format: Numbers,
) {
  if (kind === 'task') return words.passedTask(by, task ?? '', leadName)
  if (leads > 1 && kind !== 'rule_stuck') return words.assignedMany(by, leads, format.number(leads))
  return words.passed[kind as Exclude<NoticeKind, 'task'>](by, leadName)
}
