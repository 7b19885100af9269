import { leadStatuses, pipeline } from '#domain/leads/pipeline.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import styles from './Board.module.css'
import columnStyles from './BoardColumn.module.css'
import cardStyles from './LeadCard.module.css'

const cardsPerColumn = [5, 4, 3, 5, 4, 3, 2, 4, 5]

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
            <p className={columnStyles.rules}>{pipeline[status].closed ? board.latestFirst : board.dueFirst}</p>
          </div>
          <div className={columnStyles.list}>
            <div className={columnStyles.cards}>
              {Array.from({ length: cardsPerColumn[column] ?? 1 }, (_, card) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
                <div key={card} className={cardStyles.card}>
                  <Skeleton shape="title" />
                  <Skeleton />
                  <Skeleton />
                  <Skeleton />
                </div>
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
