import { leadStatuses } from '#domain/pipeline.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import styles from './Board.module.css'
import columnStyles from './BoardColumn.module.css'

const cardsAColumn = [4, 3, 2, 2, 3, 1, 2, 1, 1]

/** The board's shape while its leads are on their way. */
export function BoardSkeleton() {
  const { board, stages } = useWords().leads
  return (
    <div className={styles.board} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{board.loading}</span>
      </VisuallyHidden>
      {leadStatuses.map((status, column) => (
        <div key={status} className={columnStyles.column} aria-hidden="true">
          <div className={columnStyles.head}>
            <p className={columnStyles.stage}>{stages[status]}</p>
            <Skeleton />
          </div>
          <div className={columnStyles.list}>
            {Array.from({ length: cardsAColumn[column] ?? 1 }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
              <Skeleton key={card} shape="card" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
