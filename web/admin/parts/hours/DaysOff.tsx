import { useState } from 'react'
import { maxDaysOff } from '#domain/working-hours.ts'
import { isCalendarDay } from '#web/admin/parts/calendar-day.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './DaysOff.module.css'

type DaysOffProps = { days: readonly string[]; onChange: (days: string[]) => void }

/** Days on which no shift begins, to add and remove. */
export function DaysOff({ days, onChange }: DaysOffProps) {
  const { hours: words } = useAllWords()
  const format = useFormat()
  const [next, setNext] = useState('')
  const add = () => {
    onChange([...new Set([...days, next])].toSorted())
    setNext('')
  }
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{words.daysOff}</legend>
      <p className={styles.hint}>{words.daysOffHint}</p>
      {days.length > 0 && (
        <ul className={styles.list} aria-label={words.daysOff}>
          {days.map((day) => (
            <li key={day}>
              <Button
                size="small"
                icon="close"
                aria-label={words.removeDay(format.day(day))}
                onClick={() => onChange(days.filter((other) => other !== day))}
              >
                {format.day(day)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <DateField label={words.dayOff} value={next} onChange={setNext} />
        <Button disabled={!isCalendarDay(next) || days.length >= maxDaysOff} onClick={add}>
          {words.addDay}
        </Button>
      </div>
    </fieldset>
  )
}
