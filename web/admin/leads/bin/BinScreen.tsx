import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { useLive } from '#web/admin/parts/live.tsx'
import { PagedList } from '#web/admin/parts/screen/PagedList.tsx'
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
  const { bin: words, screens } = useAllWords()
  const pages = usePages(['listBin'], (cursor, signal) => call.listBin({ query: { cursor } }, { signal }))
  useLive('leads', pages.reload)
  return (
    <Screen title={screens.bin} lead={words.lead}>
      <div>
        <PagedList
          pages={pages}
          failed={words.loadFailed}
          placeholders={4}
          empty={<EmptyState icon="trash" title={words.none} text={words.noneText} />}
        >
          {(rows) => (
            <div className={card.card}>
              <RowList label={words.list}>
                {rows.map((lead) => (
                  <li key={lead.id}>
                    <EntryBoundary place="binned" of={lead} fallback={<p dir="auto">{lead.name}</p>}>
                      <BinnedRow lead={lead} onDecided={pages.reload} />
                    </EntryBoundary>
                  </li>
                ))}
              </RowList>
            </div>
          )}
        </PagedList>
      </div>
    </Screen>
  )
}
