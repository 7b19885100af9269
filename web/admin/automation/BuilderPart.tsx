import { type ReactNode, useId } from 'react'
import layout from '#web/admin/parts/layout.module.css'
import styles from './Automation.module.css'

type BuilderPartProps = { title: string; text: string; children: ReactNode }

/** When, if or then: one step of a rule. */
export function BuilderPart({ title, text, children }: BuilderPartProps) {
  const id = useId()
  return (
    <section className={styles.step} aria-labelledby={id}>
      <header className={styles.stepHead}>
        <h2 id={id} className={styles.stepTitle}>
          {title}
        </h2>
        <p className={layout.soft}>{text}</p>
      </header>
      {children}
    </section>
  )
}
