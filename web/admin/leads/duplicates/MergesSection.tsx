import { useLive } from '#web/admin/parts/live.tsx'
import { MoreRows } from '#web/admin/parts/screen/MoreRows.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { UndoMerge } from './UndoMerge.tsx'

/** Recent merges, each with an undo button. */
export function MergesSection() {
  const { duplicates: words } = useAllWords()
  const format = useFormat()
  const { rows, error, reload, more } = usePages(['listMerges'], (cursor, signal) =>
    call.listMerges({ query: { cursor } }, { signal }),
  )
  useLive('leads', reload)
  return (
    <Section title={words.merges} text={words.mergesText}>
      {rows === undefined && <ReadState error={error} failed={words.mergesFailed} rows={2} onRetry={reload} />}
      {rows?.length === 0 && <EmptyState title={words.noMerges} />}
      {rows && rows.length > 0 && (
        <>
          <RowList label={words.mergesList}>
            {rows.map((merge) => (
              <li key={merge.id}>
                <Row
                  title={merge.name}
                  text={words.mergedBy(format.joined(merge.others), merge.mergedBy, format.dateTime(merge.mergedAt))}
                  end={<UndoMerge merge={merge} onUndone={reload} />}
                />
              </li>
            ))}
          </RowList>
          <MoreRows more={more} shown={rows.length} />
        </>
      )}
    </Section>
  )
}
