import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon, type IconName } from '#web/kit/Icon.tsx'
import styles from './Section.module.css'

type SectionProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A titled part of a screen, on a card. A URL ending in `#` and its title scrolls to it. */
export function Section({ title, text, action, children }: SectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const isMeant = useLocation({ select: ({ hash }) => hash === title })
  useEffect(() => {
    if (isMeant) section.current?.scrollIntoView()
  }, [isMeant])
  return (
    <section ref={section} className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {action}
      </header>
      <div className={styles.card}>{children}</div>
    </section>
  )
}

type RowProps = {
  icon?: IconName | undefined
  title: ReactNode
  text?: ReactNode
  /** Buttons and marks at the end of the row. */
  end?: ReactNode
}

/** One row of a section: name, state, actions. */
export function Row({ icon, title, text, end }: RowProps) {
  return (
    <div className={styles.row}>
      {icon && <Icon name={icon} />}
      <div className={styles.words}>
        <div className={styles.name}>{title}</div>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

/** Footer of a form with unsaved rows: error and buttons. */
export function SaveRow({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

/** Rows as a list. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}
