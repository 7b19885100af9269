import { Link } from '@tanstack/react-router'
import { useAllWords } from '#web/admin/parts/words.tsx'
import tab from '#web/kit/tab.module.css'
import styles from './CustomerTabs.module.css'

const tabs = [
  { name: 'people', to: '/admin/customers' },
  { name: 'setups', to: '/subscription-management' },
  { name: 'cancellations', to: '/admin/cancellations' },
] as const

/** Customers person by person, and the two lists that they are gathered from. */
export function CustomerTabs() {
  const { customers: words } = useAllWords()
  return (
    <nav className={styles.tabs} aria-label={words.tabs.label}>
      {tabs.map(({ name, to }) => (
        <Link key={name} to={to} className={tab.tab} activeOptions={{ exact: true, includeSearch: false }}>
          {words.tabs[name]}
        </Link>
      ))}
    </nav>
  )
}
