import type { ReactNode } from 'react'
import { useBrandName } from '#web/admin/parts/brand.ts'
import styles from './Screen.module.css'

type ScreenProps = {
  title: string
  /** What the screen is for, in a sentence. */
  lead?: ReactNode
  /** Buttons for the screen as a whole. */
  actions?: ReactNode
  /** Wider, for tables. */
  wide?: boolean | undefined
  children: ReactNode
}

/** A screen that is read from top to bottom: its heading, then its sections. */
export function Screen({ title, lead, actions, wide, children }: ScreenProps) {
  const brand = useBrandName()
  return (
    <div className={styles.screen} data-wide={wide || undefined}>
      <title>{`${title} · ${brand}`}</title>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
