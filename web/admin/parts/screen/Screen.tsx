import type { ReactNode } from 'react'
import { useBrandName } from '#web/admin/parts/brand.ts'
import styles from './Screen.module.css'

type ScreenProps = {
  title: string
  /** What the screen is for, in a sentence. */
  lead?: ReactNode
  /** Buttons for the screen as a whole. */
  actions?: ReactNode
  /** Links to screens that belong together with it. */
  tabs?: ReactNode
  children: ReactNode
}

/** A screen that is read from top to bottom: its title line, where every screen has it, then its sections. */
export function Screen({ title, lead, actions, tabs, children }: ScreenProps) {
  const brand = useBrandName()
  return (
    <div className={styles.screen}>
      <title>{`${title} · ${brand}`}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {tabs}
      {children}
    </div>
  )
}
