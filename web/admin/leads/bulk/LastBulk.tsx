import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bulk } from '#contract/bulk.ts'
import { isUnderWay } from '#web/admin/parts/bulk/use-followed-bulk.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useLive } from '#web/admin/parts/live.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import styles from './BulkBar.module.css'
import { useBulkText } from './use-bulk-text.ts'

/** The reader's last bulk edit as long as it can be undone, wherever they have been since, and the history of all. */
export function LastBulk({ onShow }: { onShow: (bulk: Bulk) => void }) {
  const { bulk: words } = useWords().workspace
  const { username } = useSession().user
  const { data, error, refetch } = useQuery({ ...query('listBulks', {}), refetchOnMount: 'always' })
  useLive('leads', () => void refetch())
  const textOf = useBulkText()
  const [isOpen, setOpen] = useState(false)
  const bulks = data?.data ?? []
  const own = bulks.filter(({ by }) => by === username)
  // The latest edit stays undoable after other bulk actions.
  const last =
    own.find(isUnderWay) ??
    own.find(({ change }) => !('analyse' in change) && !('ruleUndo' in change) && !('start' in change))
  if (bulks.length === 0) return null
  const isShown = last && (last.canUndo || isUnderWay(last))
  return (
    <section className={styles.bar} aria-label={words.history}>
      <p className={styles.text}>{isShown ? words.last(textOf(last)) : ''}</p>
      {isShown && (
        <Button icon="history" onClick={() => onShow(last)}>
          {last.canUndo ? words.undoLast : words.follow}
        </Button>
      )}
      <Button tone="plain" onClick={() => setOpen(true)}>
        {words.history}
      </Button>
      {isOpen && (
        <BulkHistory
          bulks={bulks}
          error={error}
          onRetry={() => void refetch()}
          onClose={() => setOpen(false)}
          onShow={onShow}
        />
      )}
    </section>
  )
}

type BulkHistoryProps = {
  bulks: readonly Bulk[]
  error: unknown
  onRetry: () => void
  onClose: () => void
  onShow: (bulk: Bulk) => void
}

function BulkHistory({ bulks, error, onRetry, onClose, onShow }: BulkHistoryProps) {
  const words = useWords()
  const format = useFormat()
  const textOf = useBulkText()
  const { bulk: own } = words.workspace
  return (
    <Dialog open onOpenChange={onClose} title={own.history} size="normal">
      {error !== null && <ReadState error={error} failed={own.historyFailed} onRetry={onRetry} />}
      <ul className={styles.history}>
        {bulks.map((bulk) => (
          <li key={bulk.id}>
            <p>{textOf(bulk)}</p>
            <p className={layout.quiet}>
              <bdi>{bulk.by}</bdi> · <time dateTime={bulk.createdAt}>{format.dateTime(bulk.createdAt)}</time>
            </p>
            {bulk.canUndo && (
              <Button icon="history" onClick={() => onShow(bulk)}>
                {own.undoLast}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
