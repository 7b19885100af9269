import { useState } from 'react'
import type { LeadImport } from '#contract/imports.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { PagedList } from '#web/admin/parts/screen/PagedList.tsx'
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
  const pages = usePages(['listImportRows', file.id, only], (cursor, signal) =>
    call.listImportRows({ params: { id: file.id }, query: { only, cursor } }, { signal }),
  )
  const changed = () => {
    pages.reload()
    onChanged()
  }
  return (
    <div className={layout.stack3}>
      {file.counts.faulty > 1 && <Mistakes key={file.counts.faulty} file={file} onChanged={changed} />}
      <FilterBar label={words.filters}>
        <Select
          label={words.show}
          value={only}
          onChange={(chosen) => setOnly(chosen as Kind)}
          options={kinds.map((kind) => ({ value: kind, label: words.only[kind] }))}
        />
      </FilterBar>
      <PagedList
        pages={pages}
        failed={words.rowsFailed}
        placeholders={4}
        empty={<EmptyState icon="check" title={words.none} />}
      >
        {(rows) => (
          <ul className={styles.rows} aria-label={words.rows}>
            {rows.map((row) => (
              <li key={row.line}>
                <EntryBoundary place="row" of={row} fallback={<p dir="auto">{row.line}</p>}>
                  <ReviewRow file={file} row={row} onChanged={changed} />
                </EntryBoundary>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
