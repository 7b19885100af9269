import { useState } from 'react'
import type { LeadImport } from '#contract/imports.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { MoreRows } from '#web/admin/parts/screen/MoreRows.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { Mistakes } from './Mistakes.tsx'
import { ReviewRow } from './ReviewRow.tsx'
import styles from './Transfer.module.css'

const kinds = ['faulty', 'duplicate', 'ready', 'left_out'] as const
type Kind = (typeof kinds)[number]

/** The rows of a file before import: review, fix, skip. */
export function ReviewRows({ file, onChanged }: { file: LeadImport; onChanged: () => void }) {
  const { review: words } = useAllWords().transfer
  const [only, setOnly] = useState<Kind>(
    file.counts.faulty > 0 ? 'faulty' : file.duplicates > 0 ? 'duplicate' : 'ready',
  )
  const { rows, error, reload, more } = usePages(['listImportRows', file.id, only], (cursor, signal) =>
    call.listImportRows({ params: { id: file.id }, query: { only, cursor } }, { signal }),
  )
  const changed = () => {
    reload()
    onChanged()
  }
  return (
    <div className={styles.review}>
      {file.counts.faulty > 1 && <Mistakes key={file.counts.faulty} file={file} onChanged={changed} />}
      <FilterBar label={words.filters}>
        <Select
          label={words.show}
          value={only}
          onChange={(chosen) => setOnly(chosen as Kind)}
          options={kinds.map((kind) => ({ value: kind, label: words.only[kind] }))}
        />
      </FilterBar>
      {rows === undefined && <ReadState error={error} failed={words.rowsFailed} rows={4} onRetry={reload} />}
      {rows?.length === 0 && <EmptyState icon="check" title={words.none} />}
      {rows && rows.length > 0 && (
        <>
          <ul className={styles.rows} aria-label={words.rows}>
            {rows.map((row) => (
              <li key={row.line}>
                <EntryBoundary place="row" of={row} fallback={<p dir="auto">{row.line}</p>}>
                  <ReviewRow file={file} row={row} onChanged={changed} />
                </EntryBoundary>
              </li>
            ))}
          </ul>
          <MoreRows more={more} shown={rows.length} />
        </>
      )}
    </div>
  )
}
