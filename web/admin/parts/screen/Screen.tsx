import { type ReactNode, useContext } from 'react'
import { useBrandName } from '#web/admin/parts/brand.ts'
import layout from '#web/admin/parts/layout.module.css'
import { AboveTitle } from './above-title.ts'
import styles from './Screen.module.css'

type ScreenProps = {
  title: string
  /** Purpose of the screen, in a sentence. */
  lead?: ReactNode
  /** Buttons for the screen as a whole. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen that is read from top to bottom: its title line, where every screen has it, then its sections. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  const brand = useBrandName()
  return (
    <div className={styles.screen}>
      <title>{`${title} · ${brand}`}</title>
      {useContext(AboveTitle)}
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={layout.wrap}>{actions}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
