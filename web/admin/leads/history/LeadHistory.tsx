import type { Lead } from '#contract/leads.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import { useBoardTools } from '../store/board-context.ts'
import { Composer } from './Composer.tsx'
import styles from './LeadHistory.module.css'
import { Timeline } from './Timeline.tsx'
import { type History, useTimeline } from './use-timeline.ts'

/** The History tab: add an entry, and all entries, newest first. */
export function LeadHistory({ lead, onTyping }: { lead: Lead; onTyping: (isTyping: boolean) => void }) {
  const { canWrite } = useBoardTools()
  const history = useTimeline(lead.id)
  const { reload } = history
  return (
    <div className={styles.history}>
      {canWrite && <Composer lead={lead} onTyping={onTyping} onAdded={reload} />}
      <HistoryList lead={lead} history={history} />
    </div>
  )
}

type HistoryListProps = { lead: Lead; history: History; withMessage?: boolean }

/** All entries, or a loading or error state. */
export function HistoryList({ lead, history, withMessage = true }: HistoryListProps) {
  const words = useWords()
  const format = useFormat()
  const { entries, error, reload } = history
  const { historyTab } = words.leads
  return (
    <>
      {entries === undefined && error === null && (
        <div>
          <VisuallyHidden>
            <span role="status">{historyTab.loading}</span>
          </VisuallyHidden>
          <Skeleton shape="card" />
        </div>
      )}
      {entries === undefined && error !== null && (
        <EmptyState
          icon="alert"
          title={historyTab.loadFailed}
          text={problemText(error, words, format)}
          action={<Button onClick={reload}>{words.tryAgain}</Button>}
        />
      )}
      {entries !== undefined && <Timeline lead={lead} entries={entries} history={history} withMessage={withMessage} />}
    </>
  )
}
