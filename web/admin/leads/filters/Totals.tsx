import { leadStatuses, pipeline } from '#domain/leads/pipeline.ts'
import { pipelineTotals } from '#domain/leads/pipeline-totals.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import type { BoardView } from '../store/column-view.ts'
import styles from './LeadsToolbar.module.css'

/** Number of leads, open value, and expected value; closed ones are separate. "1,000+" at the count limit. */
export function Totals({ view, similarOnly }: { view: BoardView | null; similarOnly: boolean }) {
  const { leads, workspace: words } = useWords()
  const format = useFormat()
  if (view === null) return <p className={styles.total} />
  const totals = pipelineTotals(view)
  const shown = (text: string, stages: readonly (keyof typeof pipeline)[]) =>
    stages.some((stage) => view[stage].isCapped) ? words.atLeast(text) : text
  const open = leadStatuses.filter((stage) => !pipeline[stage].closed)
  const { converted, lost } = view
  return (
    <p className={styles.total}>
      {similarOnly && <strong className={styles.similar}>{words.similarOnly}</strong>}
      <span>{words.totals.leads(totals.count, shown(format.number(totals.count), leadStatuses))}</span>
      <span title={words.totals.openNote}>{words.totals.open(shown(format.money(totals.open), open))}</span>
      <span className={styles.decided} title={words.totals.weightedNote}>
        {words.totals.weighted(shown(format.money(totals.weighted), open))}
      </span>
      <span className={styles.decided}>
        {leads.stages.converted} {shown(format.money(converted.value), ['converted'])}
      </span>
      <span className={styles.decided}>
        {leads.stages.lost} {shown(format.money(lost.value), ['lost'])}
      </span>
    </p>
  )
}
