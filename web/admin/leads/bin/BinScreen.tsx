import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { useLive } from '#web/admin/parts/live.tsx'
import { MoreRows } from '#web/admin/parts/screen/MoreRows.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import card from '#web/admin/parts/screen/Section.module.css'
import { RowList } from '#web/admin/parts/screen/Section.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { BinnedRow } from './BinnedRow.tsx'

/** The recycle bin: restore leads or delete them permanently. */
export function BinScreen() {
  const { bin: words } = useAllWords()
  const { rows, error, reload, more } = usePages(['listBin'], (cursor, signal) =>
    call.listBin({ query: { cursor } }, { signal }),
  )
  useLive('leads', reload)
  return (
    <Screen title={words.title} lead={words.lead}>
      <div>
        {rows === undefined && <ReadState error={error} failed={words.loadFailed} rows={4} onRetry={reload} />}
        {rows?.length === 0 && <EmptyState icon="trash" title={words.none} text={words.noneText} />}
        {rows && rows.length > 0 && (
          <>
            <div className={card.card}>
              <RowList label={words.list}>
                {rows.map((lead) => (
                  <li key={lead.id}>
                    <EntryBoundary place="binned" of={lead} fallback={<p dir="auto">{lead.name}</p>}>
                      <BinnedRow lead={lead} onDecided={reload} />
                    </EntryBoundary>
                  </li>
                ))}
              </RowList>
            </div>
            <MoreRows more={more} shown={rows.length} />
          </>
        )}
      </div>
    </Screen>
  )
}
