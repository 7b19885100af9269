import type { SetupPage } from '#contract/setups.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import styles from './SetupsScreen.module.css'

const counters = ['total', 'pending', 'completed', 'emailsSent'] as const

/** Counts of all setups, regardless of the filters. */
export function SetupCounters({ counts }: { counts: SetupPage['counts'] | undefined }) {
  const { counters: words } = useAllWords().setups
  const format = useFormat()
  return (
    <dl className={styles.counters} aria-label={words.label}>
      {counters.map((name) => (
        <div key={name} className={styles.counter}>
          <dt>{words[name]}</dt>
          <dd>{counts ? format.number(counts[name]) : <Skeleton shape="title" />}</dd>
        </div>
      ))}
    </dl>
  )
}
