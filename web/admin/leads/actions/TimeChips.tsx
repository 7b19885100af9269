import type { FollowUpTime } from '#domain/leads/follow-up-times.ts'
import { localMoment } from '#web/admin/parts/date/local-moment.ts'
import { useFollowUpLabel } from '#web/admin/parts/follow-up.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import styles from './TimeChips.module.css'

type TimeChipsProps = {
  moments: ReadonlyMap<FollowUpTime, number>
  /** As the value of a `DateField`. */
  value: string
  onChoose: (value: string) => void
}

/** Times for the next contact, each one press away. */
export function TimeChips({ moments, value, onChoose }: TimeChipsProps) {
  const { plan } = useAllWords().desk
  const format = useFormat()
  const label = useFollowUpLabel()
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{plan.times.label}</legend>
      {[...moments].map(([time, at]) => {
        const local = localMoment(new Date(at))
        return (
          <button
            key={time}
            type="button"
            className={styles.chip}
            aria-pressed={value === local}
            onClick={() => onChoose(local)}
          >
            {label(time, at)} <span className={styles.time}>{format.time(at)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
