import type { Customer } from '#contract/subscriptions.ts'
import {
  type CustomerState,
  type CustomersSearch,
  customerStates,
  hasFigure,
  noFigure,
} from '#web/admin/parts/customers-search.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useLive } from '#web/admin/parts/live.tsx'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { PagedList } from '#web/admin/parts/screen/PagedList.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { SearchField } from '#web/admin/parts/screen/SearchField.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { CustomerRow } from './CustomerRow.tsx'

type CustomersScreenProps = { search: CustomersSearch; onSearch: (change: CustomersSearch) => void }

/** Customers, one row per person: account, subscription, payments and cancellation; open work first. */
export function CustomersScreen({ search, onSearch }: CustomersScreenProps) {
  const { customers: words, screens } = useAllWords()
  const state: CustomerState = search.state ?? 'all'
  const pages = usePages(['customers', search], async (cursor, signal) => {
    return call.listCustomers({ query: { ...search, cursor } }, { signal })
  })
  useLive('customers', pages.reload)
  useLive('setups', pages.reload)
  useLive('cancellations', pages.reload)
  const isNarrowed = search.q !== undefined || hasFigure(search)
  return (
    <Screen title={screens.customers} lead={words.lead}>
      <FilterBar label={words.filters}>
        <SearchField
          label={words.find}
          placeholder={words.findHint}
          value={search.q}
          onChange={(q) => onSearch({ q })}
        />
        <Select
          label={words.state}
          value={state}
          onChange={(chosen: CustomerState) => onSearch({ state: chosen === 'all' ? undefined : chosen })}
          options={customerStates.map((one) => ({ value: one, label: words.states[one] }))}
        />
        <FigureFilter search={search} onSearch={onSearch} />
      </FilterBar>
      <div>
        <PagedList
          pages={pages}
          failed={words.loadFailed}
          placeholders={4}
          empty={
            isNarrowed ? (
              <EmptyState icon="search" title={words.noneFound} />
            ) : (
              <EmptyState icon="people" title={words.none[state]} text={words.noneText[state]} />
            )
          }
        >
          {(rows) => (
            <ul className={layout.list} aria-label={words.list}>
              {rows.map((customer) => (
                <li key={customer.id}>
                  <EntryBoundary place="customers" of={customer} fallback={<p dir="auto">{customer.name}</p>}>
                    <CustomerRow
                      customer={{ ...customer, name: customer.name ?? nameless(customer, words) }}
                      onChanged={pages.reload}
                    />
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

/** The figure whose people are shown, and a link back to all. */
function FigureFilter({ search, onSearch }: CustomersScreenProps) {
  const { customers: words, analytics } = useAllWords()
  const format = useFormat()
  const names = useNames()
  if (!hasFigure(search)) return null
  const { movement, month, day, currency = '', trial, from, to, source, language, variant, started, goneBy } = search
  const { money } = analytics
  const monthName = (of: string) => format.month(...(of.split('-').map(Number) as [number, number]))
  const text = () => {
    if (day) return words.figureDay(format.day(day), currency.toUpperCase())
    if (trial) {
      const came = source
        ? names.source(source)
        : language
          ? names.language(language)
          : variant && names.variant(variant)
      return words.figureTrial(money[trial === 'paid' ? 'converted' : trial], format.day(from!), format.day(to!), came)
    }
    if (started) return words.figureStart(monthName(started), goneBy && monthName(goneBy))
    const name = movement === 'start' || movement === 'end' ? money[movement] : money.kinds[movement!]
    return words.figure(name, monthName(month!), currency.toUpperCase())
  }
  return (
    <Button icon="close" onClick={() => onSearch(noFigure)}>
      {text()}
    </Button>
  )
}

const nameless = ({ payers }: Customer, words: { nobody: string; erased: string }) =>
  payers.some(({ isErased }) => isErased) ? words.erased : words.nobody
