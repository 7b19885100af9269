import { type KeyboardEvent, useEffect, useRef } from 'react'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import styles from './Inbox.module.css'
import { InboxRow } from './InboxRow.tsx'
import type { useInbox } from './use-inbox.ts'

/** The first waiting conversations, possibly none: the inbox, also at the top of My day. */
export function InboxList({ inbox, error, reload, shown }: ReturnType<typeof useInbox> & { shown?: number }) {
  const { inbox: words } = useAllWords()
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(-1)
  useEffect(() => {
    // The row in focus was closed: the next one takes its place.
    if (focused.current < 0 || document.activeElement !== document.body) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? []
    rows[Math.min(focused.current, rows.length - 1)]?.focus()
  })
  if (inbox === undefined) return <ReadState error={error} failed={words.loadFailed} rows={4} onRetry={reload} />
  if (inbox.data.length === 0) return null
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={words.list}
      onKeyDown={moveByArrows}
      onFocus={({ currentTarget, target }) => {
        focused.current = [...currentTarget.children].findIndex((row) => row.contains(target))
      }}
      onBlur={({ target }) => {
        if (target.isConnected) focused.current = -1
      }}
    >
      {inbox.data.slice(0, shown).map((entry) => (
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
