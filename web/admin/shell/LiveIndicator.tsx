import { useEventStreamState } from '#web/admin/parts/live.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Tooltip } from '#web/kit/Tooltip.tsx'
import styles from './LiveIndicator.module.css'

/** Shows whether the event stream is connected. */
export function LiveIndicator() {
  const words = useWords()
  const state = useEventStreamState()
  return (
    <Tooltip text={words.liveHint[state]}>
      <button type="button" className={styles.indicator} data-state={state}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.text} role="status">
          {words.live[state]}
        </span>
      </button>
    </Tooltip>
  )
}
