import type { Bulk } from '#contract/bulk.ts'
import { LeftLeads } from '#web/admin/parts/bulk/LeftLeads.tsx'
import { isUnderWay } from '#web/admin/parts/bulk/use-followed-bulk.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './BulkBar.module.css'
import type { BulkWork } from './use-bulk.ts'

/** Progress of a bulk change, with stop and undo. */
export function BulkProgress({ bulk, work }: { bulk: Bulk; work: BulkWork }) {
  const { bulk: words } = useWords().workspace
  const format = useFormat()
  const { status, total, done, skipped, undone, left } = bulk
  const isAnalysis = 'analyse' in bulk.change
  const ended = isAnalysis ? words.analysis : words
  const namesLeft = status === 'done' || status === 'undone'
  const text = () => {
    if (status === 'undoing') return words.undoing
    if (status === 'undone') return words.undone(undone, format.number(undone))
    if (status === 'done') return ended.finished(done, format.number(done))
    if (status === 'cancelled') return ended.stopped(done, format.number(done))
    return total === null ? words.gathering : words.progress(format.number(done + skipped), format.number(total))
  }
  return (
    <section className={styles.bar} aria-label={words.label}>
      <p role="status" className={styles.text}>
        {text()}
        {status === 'done' && skipped > left && `. ${words.skipped(skipped - left, format.number(skipped - left))}`}
        {status === 'done' && left > 0 && `. ${words.left(left, format.number(left))} `}
        {status === 'undone' && left > 0 && `. ${words.kept(left, format.number(left))} `}
        {namesLeft && <LeftLeads bulk={bulk} />}
      </p>
      {isUnderWay(bulk) && (
        <progress
          className={styles.progress}
          aria-label={words.label}
          {...(total !== null && { max: Math.max(1, total), value: status === 'undoing' ? undone : done + skipped })}
        />
      )}
      {(status === 'waiting' || status === 'running') && <Button onClick={work.cancel}>{words.stop}</Button>}
      {bulk.canUndo && (
        <Button icon="history" onClick={work.undo}>
          {words.undo}
        </Button>
      )}
      {!isUnderWay(bulk) && (
        <Button tone="plain" icon="close" onClick={work.dismiss}>
          {words.dismiss}
        </Button>
      )}
    </section>
  )
}
