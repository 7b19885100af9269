import { useState } from 'react'
import { useLive } from '#web/admin/parts/live.tsx'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import styles from '#web/admin/parts/screen/Messages.module.css'
import { MoreRows } from '#web/admin/parts/screen/MoreRows.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { QuarantinedMessage } from './QuarantinedMessage.tsx'

const states = ['waiting', 'discarded'] as const

/** Doubtful messages of visitors: released or deleted with one click. */
export function QuarantineScreen() {
  const { quarantine: words } = useAllWords()
  const [state, setState] = useState<(typeof states)[number]>('waiting')
  const { rows, error, reload, more } = usePages(['listQuarantine', state], (cursor, signal) =>
    call.listQuarantine({ query: { state, cursor } }, { signal }),
  )
  useLive('quarantine', reload)
  return (
    <Screen wide title={words.title} lead={words.lead}>
      <FilterBar label={words.filters}>
        <Select
          label={words.state}
          value={state}
          onChange={(chosen) => setState(states.find((one) => one === chosen) ?? 'waiting')}
          options={states.map((one) => ({ value: one, label: words.states[one] }))}
        />
      </FilterBar>
      <div>
        {rows === undefined && <ReadState error={error} failed={words.loadFailed} rows={4} onRetry={reload} />}
        {rows?.length === 0 && <EmptyState icon="shield" title={words.none[state]} text={words.noneText[state]} />}
        {rows && rows.length > 0 && (
          <>
            <ul className={styles.list} aria-label={words.messages}>
              {rows.map((message) => (
                <li key={message.id}>
                  <QuarantinedMessage message={message} onDecided={reload} />
                </li>
              ))}
            </ul>
            <MoreRows more={more} shown={rows.length} />
          </>
        )}
      </div>
    </Screen>
  )
}
