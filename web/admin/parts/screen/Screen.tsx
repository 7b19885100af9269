import type { ReactNode } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import styles from './Screen.module.css'

type ScreenProps = {
  title: string
  /** What the screen is for, in a sentence. */
  lead?: ReactNode
  /** Buttons for the screen as a whole. */
  actions?: ReactNode
  /** Tables take more room than settings do. */
  wide?: boolean | undefined
  children: ReactNode
}

/** A screen that is read from top to bottom: its heading, then its sections. */
export function Screen({ title, lead, actions, wide, children }: ScreenProps) {
  const { product } = useWords()
  return (
    <div className={styles.screen} data-wide={wide || undefined}>
      <title>{`${title} · ${product}`}</title>
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
