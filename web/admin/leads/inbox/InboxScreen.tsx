import { type KeyboardEvent, useState } from 'react'
import { inboxOrders, inboxOwners } from '#domain/conversation/inbox.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { remembered, useRemembered } from '#web/admin/parts/remembered.ts'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { ClockContext } from '../store/board-clock.ts'
import { serverClock } from '../store/server-clock.ts'
import styles from './Inbox.module.css'
import { InboxRow } from './InboxRow.tsx'
import { useInbox } from './use-inbox.ts'

const owner = remembered('inbox-of', inboxOwners)
const sorting = remembered('inbox-order', inboxOrders)

/** Conversations that wait for an answer of ours, over all channels. */
export function InboxScreen() {
  const { inbox: words } = useAllWords()
  const format = useFormat()
  const [clock] = useState(() => serverClock())
  const of = useRemembered(owner)
  const order = useRemembered(sorting)
  const { inbox, error, reload } = useInbox(of, order)
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
        {inbox === undefined && <ReadState error={error} failed={words.loadFailed} rows={4} onRetry={reload} />}
        {inbox?.data.length === 0 && <EmptyState icon="check" title={words.none} text={words.noneText} />}
        {inbox && inbox.data.length > 0 && (
          <ul className={styles.list} aria-label={words.list} onKeyDown={moveByArrows}>
            {inbox.data.map((entry) => (
              <li key={entry.lead?.id ?? entry.message?.id}>
                <EntryBoundary
                  place="inbox"
                  of={entry}
                  fallback={<p dir="auto">{entry.lead?.name ?? entry.message?.person.address}</p>}
                >
                  <InboxRow entry={entry} reload={reload} />
                </EntryBoundary>
              </li>
            ))}
          </ul>
        )}
        {inbox?.isCut && <p>{words.cut}</p>}
      </ClockContext>
    </Screen>
  )
}

/** The arrow keys go from one conversation to the next. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-opens]')]
  const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
  const next = rows[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
