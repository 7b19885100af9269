import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import styles from './ReadState.module.css'

type ReadStateProps = {
  /** Null while loading. */
  error: unknown
  /** Error text: what failed to load. */
  failed: string
  onRetry: () => void
  /** The screen's own loading text, if any. */
  loading?: string | undefined
  /** Number of placeholder rows. */
  rows?: number | undefined
}

/** Loading or error state of a list. */
export function ReadState({ error, failed, onRetry, loading, rows = 3 }: ReadStateProps) {
  const words = useWords()
  const format = useFormat()
  if (error !== null) {
    return (
      <EmptyState
        icon="alert"
        title={failed}
        text={problemText(error, words, format)}
        action={<Button onClick={onRetry}>{words.tryAgain}</Button>}
      />
    )
  }
  return (
    <div className={styles.rows}>
      {loading ? (
        <p role="status" className={styles.loading}>
          {loading}
        </p>
      ) : (
        <VisuallyHidden>
          <span role="status">{words.loading}</span>
        </VisuallyHidden>
      )}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places, all alike
        <div key={row} className={styles.row}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
