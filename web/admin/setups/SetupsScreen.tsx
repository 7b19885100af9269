import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import type { SetupsSearch } from '#web/admin/parts/setups-search.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { SetupDialog } from './details/SetupDialog.tsx'
import { SetupCounters } from './SetupCounters.tsx'
import { SetupFilters } from './SetupFilters.tsx'
import { SetupList } from './SetupList.tsx'
import { useSetups } from './use-setups.ts'

type SetupsScreenProps = {
  search: SetupsSearch
  /** Omitted fields stay, undefined ones are cleared. Opening a setup adds a history entry; a filter does not. */
  onSearch: (change: SetupsSearch) => void
}

/** Account setups of customers: counters, list, and over it the setup in the address. */
export function SetupsScreen({ search, onSearch }: SetupsScreenProps) {
  const { setups: words } = useAllWords()
  const list = useSetups(search)
  const openId = search.setup
  return (
    <Screen title={words.title} lead={words.lead}>
      <SetupCounters counts={list.page?.counts} />
      <SetupFilters search={search} onSearch={onSearch} />
      <SetupList list={list} search={search} onSearch={onSearch} />
      {openId !== undefined && <SetupDialog key={openId} id={openId} onClose={() => onSearch({ setup: undefined })} />}
    </Screen>
  )
}
