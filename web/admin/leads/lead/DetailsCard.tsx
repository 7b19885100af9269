import { type ReactNode, useId } from 'react'
import styles from './LeadDialog.module.css'

/** One of the cards of the Details tab. */
export function DetailsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.cardTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}
