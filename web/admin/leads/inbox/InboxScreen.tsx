import { useState } from 'react'
import { inboxOrders, inboxOwners } from '#domain/conversation/inbox.ts'
import { remembered } from '#web/admin/parts/remembered.ts'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { useStore } from '#web/kit/store.ts'
import { QuickActions } from '../actions/QuickActions.tsx'
import { useWriteOnPage } from '../actions/use-write-on-page.ts'
import { ClockContext } from '../store/board-clock.ts'
import { serverClock } from '../store/server-clock.ts'
import { InboxList } from './InboxList.tsx'
import { sorting, useInbox } from './use-inbox.ts'

const owner = remembered('inbox-of', inboxOwners)

/** Conversations that wait for an answer of ours, over all channels. */
export function InboxScreen() {
  const { inbox: words } = useAllWords()
  const format = useFormat()
  const [clock] = useState(() => serverClock())
  const of = useStore(owner)
  const order = useStore(sorting)
  const found = useInbox(of)
  const writing = useWriteOnPage()
  const { inbox } = found
  const lead = inbox && inbox.overADay > 0 ? words.overADay(format.number(inbox.overADay)) : words.lead
  return (
    <Screen title={words.title} lead={lead}>
      <FilterBar label={words.filters}>
        <Select
          label={words.of}
          value={of}
          onChange={owner.set}
          options={inboxOwners.map((value) => ({ value, label: words.owners[value] }))}
        />
        <Select
          label={words.order}
          value={order}
          onChange={sorting.set}
          options={inboxOrders.map((value) => ({ value, label: words.orders[value] }))}
        />
      </FilterBar>
      <ClockContext value={clock}>
        <QuickActions {...writing}>
          {inbox?.data.length === 0 && <EmptyState icon="check" title={words.none} text={words.noneText} />}
          <InboxList {...found} />
        </QuickActions>
        {inbox?.isCut && <p>{words.cut}</p>}
      </ClockContext>
    </Screen>
  )
}
