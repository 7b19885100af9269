import { useId } from 'react'
import type { Remain } from '#contract/privacy.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import styles from './PersonSection.module.css'

/** Records that an erasure keeps, and why. */
export function RemainList({ remains }: { remains: readonly Remain[] }) {
  const { privacy } = useAllWords()
  const format = useFormat()
  const id = useId()
  const textOf = ({ what, count = 0, months = null }: Remain) => {
    if (what === 'audit') return privacy.remains.audit(months === null ? null : privacy.months(months))
    const text = privacy.remains[what]
    return typeof text === 'string' ? text : text(format.number(count))
  }
  return (
    <section className={styles.remains} aria-labelledby={id}>
      <h3 id={id}>{privacy.remainsTitle}</h3>
      <ul>
        {remains.map((one) => (
          <li key={one.what}>{textOf(one)}</li>
        ))}
      </ul>
    </section>
  )
}
