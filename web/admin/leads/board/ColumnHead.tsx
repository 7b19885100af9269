import { maxMatches } from '#domain/leads/lead-filters.ts'
import { pipeline, shownTime } from '#domain/leads/pipeline.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Tooltip } from '#web/kit/Tooltip.tsx'
import type { ColumnView } from '../store/column-view.ts'
import styles from './BoardColumn.module.css'
import { toggleCollapsed } from './collapsed-columns.ts'

type ColumnHeadProps = { id: string; view: ColumnView; isCollapsed: boolean }

/** Stage, number of leads and sum of their values in one line; on its hover and focus the order of the cards, how likely its leads convert and the alert threshold. */
export function ColumnHead({ id, view, isCollapsed }: ColumnHeadProps) {
  const { status, count, value, isCapped, newestOnly } = view
  const { leads, workspace } = useWords()
  const { board, card, stages } = leads
  const format = useFormat()
  const { thresholdMs, closed } = pipeline[status]
  const shown = (text: string) => (isCapped ? workspace.atLeast(text) : text)
  const percent = format.percent(Math.round(100 * view.probability))
  const threshold = thresholdMs === null ? null : hoursBelowThreeDays(thresholdMs)
  const time = threshold && card.duration(threshold.amount, threshold.unit)
  const rules = [
    closed ? board.latestFirst : board.dueFirst,
    closed ? board.probability(percent) : board.measured(percent, view.reached, format.number(view.reached)),
    time ? board.alert(time) : board.noAlert,
    ...(newestOnly ? [workspace.newestOnly(format.number(maxMatches))] : []),
  ].join(' · ')
  const sum = shown(format.money(value))
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.stage}>
        {stages[status]} <span className={styles.count}>{shown(format.number(count))}</span>
      </h2>
      <Tooltip text={rules}>
        <button type="button" className={styles.sum} aria-label={format.joined([board.value(sum), rules])}>
          {sum}
        </button>
      </Tooltip>
      <button
        type="button"
        className={styles.fold}
        aria-label={isCollapsed ? workspace.expand(stages[status]) : workspace.collapse(stages[status])}
        aria-expanded={!isCollapsed}
        onClick={() => toggleCollapsed(status)}
      >
        <Icon name={isCollapsed ? 'chevron-end' : 'chevron-start'} small />
      </button>
      <p className={styles.rules} aria-hidden="true">
        {rules}
      </p>
    </header>
  )
}

/** Thresholds read in hours: 48 h, not 2 d. */
function hoursBelowThreeDays(ms: number) {
  const hours = ms / 3_600_000
  return hours >= 1 && hours < 72 ? ({ amount: hours, unit: 'hours' } as const) : shownTime(ms)
}
