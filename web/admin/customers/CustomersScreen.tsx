import type { Customer } from '#contract/subscriptions.ts'
import { MessageScreen } from '#web/admin/parts/screen/MessageScreen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { CustomerRow } from './CustomerRow.tsx'

const states = ['all', 'waiting', 'paying', 'trial', 'left'] as const

/** Customers, each person once: account, subscription, payments and cancellation; what waits for the team comes first. */
export function CustomersScreen() {
  const { customers: words } = useAllWords()
  const named = (customer: Customer) => ({ ...customer, name: customer.name ?? nameless(customer, words) })
  return (
    <MessageScreen
      words={words}
      label={words.list}
      icon="people"
      states={states}
      topic="customers"
      read={async ({ state, cursor }, signal) => {
        const query = { cursor, ...(state !== 'all' && { state }) }
        const { data, nextCursor } = await call.listCustomers({ query }, { signal })
        return { data: data.map(named), nextCursor }
      }}
    >
      {(customer, reload) => <CustomerRow customer={customer} onChanged={reload} />}
    </MessageScreen>
  )
}

const nameless = ({ payers }: Customer, words: { nobody: string; erased: string }) =>
  payers.some(({ isErased }) => isErased) ? words.erased : words.nobody
