import { maxMatches } from '#domain/lead-filters.ts'
import { type LeadStatus, pipeline, shownTime } from '#domain/pipeline.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from './BoardColumn.module.css'
import { toggleCollapsed } from './collapsed-columns.ts'

type ColumnHeadProps = {
  id: string
  status: LeadStatus
  count: number
  value: number
  isCapped: boolean
  newestOnly: boolean
  isCollapsed: boolean
}

/** Stage, number of leads, order of its cards, sum of their values, close probability and alert threshold (spec §4). */
export function ColumnHead({ id, status, count, value, isCapped, newestOnly, isCollapsed }: ColumnHeadProps) {
  const { leads, workspace } = useWords()
  const { board, card, stages } = leads
  const format = useFormat()
  const { probability, thresholdMs, closed } = pipeline[status]
  const shown = (text: string) => (isCapped ? workspace.atLeast(text) : text)
  const percent = format.percent(probability)
  const threshold = thresholdMs === null ? null : hoursBelowThreeDays(thresholdMs)
  const time = threshold && card.duration(threshold.amount, threshold.unit)
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.stage}>
        {stages[status]} <span className={styles.count}>{shown(format.number(count))}</span>
      </h2>
      <p className={styles.order}>{closed ? board.latestFirst : board.dueFirst}</p>
      <button
        type="button"
        className={styles.fold}
        aria-label={isCollapsed ? workspace.expand(stages[status]) : workspace.collapse(stages[status])}
        aria-expanded={!isCollapsed}
        onClick={() => toggleCollapsed(status)}
      >
        <Icon name={isCollapsed ? 'chevron-end' : 'chevron-start'} small />
      </button>
      <p className={styles.sum} title={board.value(shown(format.money(value)))}>
        {shown(format.money(value))}
      </p>
      <p className={styles.rules}>
        <span title={board.probabilityHint(percent)}>{board.probability(percent)}</span>
        {newestOnly && <span>{workspace.newestOnly(format.number(maxMatches))}</span>}
        {time ? <span title={board.alertHint(time)}>{board.alert(time)}</span> : <span>{board.noAlert}</span>}
      </p>
    </header>
  )
}

/** Thresholds read in hours: 48 h, not 2 d. */
function hoursBelowThreeDays(ms: number) {
  const hours = ms / 3_600_000
  return hours >= 1 && hours < 72 ? ({ amount: hours, unit: 'hours' } as const) : shownTime(ms)
}
