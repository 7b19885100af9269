import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import styles from './Week.module.css'

type WeekHeadProps = {
  titleId: string
  days: readonly string[]
  isPresent: boolean
  /** Moves by a number of weeks, negative for earlier. */
  onBy: (weeks: number) => void
  onPresent: () => void
}

/** The dates of the week, and the way to other weeks. */
export function WeekHead({ titleId, days, isPresent, onBy, onPresent }: WeekHeadProps) {
  const { week } = useAllWords().desk
  const format = useFormat()
  return (
    <div className={layout.line}>
      <h2 id={titleId} className={styles.range} tabIndex={-1} aria-live="polite">
        {format.dayRange(days[0]!, days.at(-1)!)}
      </h2>
      <IconButton icon="chevron-start" label={week.previous} onClick={() => onBy(-1)} />
      <Button aria-disabled={isPresent || undefined} onClick={isPresent ? undefined : onPresent}>
        {week.present}
      </Button>
      <IconButton icon="chevron-end" label={week.next} onClick={() => onBy(1)} />
    </div>
  )
}
