import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'
import tabStyles from './tab.module.css'

export type Tab<T extends string> = {
  value: T
  label: ReactNode
  /** A number or mark after the label. */
  badge?: ReactNode
  panel: ReactNode
  /** The panel stays in the page while another shows, with its input. */
  keep?: boolean | undefined
}

type TabsProps<T extends string> = {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
}

export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  return (
    <Base.Root className={styles.root} value={value} onValueChange={(next) => onChange(next as T)}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabStyles.tab}>
            {tab.label}
            {tab.badge !== undefined && <span className={tabStyles.badge}>{tab.badge}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel} keepMounted={tab.keep === true}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
