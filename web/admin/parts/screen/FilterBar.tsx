import type { ReactNode } from 'react'
import styles from './FilterBar.module.css'

/** The filters of a list, side by side where there is room. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search aria-label={label} className={styles.bar}>
      {children}
    </search>
  )
}
