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
import { Declaration } from './Declaration.tsx'

const states = ['open', 'handled'] as const

/** Declarations of customers to withdraw or cancel: who declared what and when, and whether it was carried out. */
export function CancellationsScreen() {
  const { cancellations: words } = useAllWords()
  const [state, setState] = useState<(typeof states)[number]>('open')
  const { rows, error, reload, more } = usePages(['listCancellations', state], (cursor, signal) =>
    call.listCancellations({ query: { state, cursor } }, { signal }),
  )
  useLive('cancellations', reload)
  return (
    <Screen wide title={words.title} lead={words.lead}>
      <FilterBar label={words.filters}>
        <Select
          label={words.state}
          value={state}
          onChange={(chosen) => setState(states.find((one) => one === chosen) ?? 'open')}
          options={states.map((one) => ({ value: one, label: words.states[one] }))}
        />
      </FilterBar>
      <div>
        {rows === undefined && <ReadState error={error} failed={words.loadFailed} rows={4} onRetry={reload} />}
        {rows?.length === 0 && <EmptyState icon="check" title={words.none[state]} text={words.noneText[state]} />}
        {rows && rows.length > 0 && (
          <>
            <ul className={styles.list} aria-label={words.declarations}>
              {rows.map((declaration) => (
                <li key={declaration.id}>
                  <Declaration declaration={declaration} onHandled={reload} />
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
