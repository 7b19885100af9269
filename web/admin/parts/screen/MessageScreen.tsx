import { type ReactNode, useState } from 'react'
import type { LiveEvent } from '#contract/events.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useLive } from '#web/admin/parts/live.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import type { IconName } from '#web/kit/Icon.tsx'
import { Select } from '#web/kit/Select.tsx'
import { FilterBar } from './FilterBar.tsx'
import { PagedList } from './PagedList.tsx'
import { Screen } from './Screen.tsx'
import { usePages } from './use-pages.ts'

type Page<M> = { readonly data: readonly M[]; readonly nextCursor: string | null }

type MessageScreenProps<S extends string, M> = {
  words: {
    title: string
    lead: string
    filters: string
    state: string
    states: Record<S, string>
    loadFailed: string
    none: Record<S, string>
    noneText: Record<S, string>
  }
  /** The list's accessible name. */
  label: string
  icon: IconName
  /** The first one is the default. */
  states: readonly [S, ...S[]]
  topic: LiveEvent['topic']
  read: (query: { state: S; cursor: string | undefined }, signal: AbortSignal) => Promise<Page<M>>
  /** Renders one message; `reload` reads the list again. */
  children: (message: M, reload: () => void) => ReactNode
}

/** Messages of visitors in the chosen state, page by page, reloaded on every event. */
export function MessageScreen<S extends string, M extends { readonly id: string; readonly name: string }>(
  props: MessageScreenProps<S, M>,
) {
  const { words, states, topic } = props
  const [state, setState] = useState<S>(states[0])
  const pages = usePages<M, Page<M>>([topic, state], (cursor, signal) => props.read({ state, cursor }, signal))
  useLive(topic, pages.reload)
  return (
    <Screen title={words.title} lead={words.lead}>
      <FilterBar label={words.filters}>
        <Select
          label={words.state}
          value={state}
          onChange={(chosen) => setState(states.find((one) => one === chosen) ?? states[0])}
          options={states.map((one) => ({ value: one, label: words.states[one] }))}
        />
      </FilterBar>
      <div>
        <PagedList
          pages={pages}
          failed={words.loadFailed}
          placeholders={4}
          empty={<EmptyState icon={props.icon} title={words.none[state]} text={words.noneText[state]} />}
        >
          {(rows) => (
            <ul className={layout.list} aria-label={props.label}>
              {rows.map((message) => (
                <li key={message.id}>
                  <EntryBoundary place={topic} of={message} fallback={<p dir="auto">{message.name}</p>}>
                    <Shown message={message} reload={pages.reload} of={props.children} />
                  </EntryBoundary>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Screen>
  )
}

type ShownProps<M> = { message: M; reload: () => void; of: (message: M, reload: () => void) => ReactNode }

/** Rendered inside its error boundary, not by the list around it. */
const Shown = <M,>({ message, reload, of }: ShownProps<M>) => of(message, reload)
