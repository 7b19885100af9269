import type { AnswerOf } from '#contract/api.ts'
import type { TargetKind } from '#domain/analytics/targets.ts'
import { useAllWords, useFormat } from './words.tsx'

/** The team's progress this month, with or without a target, as a sentence. */
export function useReached({
  targets,
  month,
  won,
  due,
  inTime,
}: AnswerOf<'readTargets'>): (kind: TargetKind) => string {
  const { targets: words } = useAllWords().analytics
  const format = useFormat()
  const named = format.month(...(month.split('-').map(Number) as [number, number]))
  return (kind) => {
    const target = targets[kind]
    if (kind === 'won') return words.won(named, format.number(won), target === null ? null : format.number(target))
    const share = due === 0 ? '–' : format.percent((100 * inTime) / due)
    return words.inTime(named, share, target === null ? null : format.percent(target))
  }
}
