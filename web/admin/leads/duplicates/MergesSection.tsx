import { useLive } from '#web/admin/parts/live.tsx'
import { PagedList } from '#web/admin/parts/screen/PagedList.tsx'
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
  const pages = usePages(['listMerges'], (cursor, signal) => call.listMerges({ query: { cursor } }, { signal }))
  useLive('leads', pages.reload)
  return (
    <Section title={words.merges} text={words.mergesText}>
      <PagedList
        pages={pages}
        failed={words.mergesFailed}
        placeholders={2}
        empty={<EmptyState title={words.noMerges} />}
      >
        {(rows) => (
          <RowList label={words.mergesList}>
            {rows.map((merge) => (
              <li key={merge.id}>
                <Row
                  title={merge.name}
                  text={words.mergedBy(format.joined(merge.others), merge.mergedBy, format.dateTime(merge.mergedAt))}
                  end={<UndoMerge merge={merge} onUndone={pages.reload} />}
                />
              </li>
            ))}
          </RowList>
        )}
      </PagedList>
    </Section>
  )
}
