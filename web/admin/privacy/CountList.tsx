import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { type Counts, namedCounts } from './counts.ts'
import styles from './PersonSection.module.css'

/** How many records of each kind. */
export function CountList({ counts }: { counts: Counts }) {
  const { privacy } = useAllWords()
  const format = useFormat()
  return (
    <dl className={styles.counts}>
      {namedCounts(counts, privacy.kinds).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
