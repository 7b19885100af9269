import type { LeadImport } from '#contract/imports.ts'
import { importRowStates } from '#domain/import/import-fields.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import styles from './Transfer.module.css'

/** Number of rows by state. */
export function ImportCounts({ file: { counts, duplicates, state } }: { file: LeadImport }) {
  const { review, rowStates } = useAllWords().transfer
  const format = useFormat()
  const isOpen = state === 'checking'
  const shown = importRowStates.filter((one) => counts[one] > 0 || (isOpen && (one === 'ready' || one === 'faulty')))
  return (
    <>
      {isOpen && <p className={styles.soft}>{review.nothingYet}</p>}
      <dl className={styles.counts} aria-label={review.counts}>
        {shown.map((one) => (
          <div key={one}>
            <dt>{rowStates[one]}</dt>
            <dd>{format.number(counts[one])}</dd>
          </div>
        ))}
        {isOpen && duplicates > 0 && (
          <div>
            <dt>{review.duplicates}</dt>
            <dd>{format.number(duplicates)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
