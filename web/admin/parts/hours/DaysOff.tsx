import { useState } from 'react'
import { type DayRange, daysOf, rangesOf } from '#domain/basics/day-ranges.ts'
import { maxDaysOff } from '#domain/staff/working-hours.ts'
import { isCalendarDay } from '#web/admin/parts/calendar-day.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './DaysOff.module.css'

type DaysOffProps = { days: readonly string[]; onChange: (days: string[]) => void }

/** Days on which no shift begins, to add and remove. */
export function DaysOff({ days, onChange }: DaysOffProps) {
  const { hours: words } = useAllWords()
  const format = useFormat()
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const isReady = [first, last || first].every(isCalendarDay)
  const next = isReady ? daysOf(first, last || first) : []
  const all = [...new Set([...days, ...next])].toSorted()
  const add = () => {
    onChange(all)
    setFirst('')
    setLast('')
  }
  const named = ([from, to]: DayRange) =>
    from === to ? format.day(from) : words.daysOffRange(format.day(from), format.day(to))
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{words.daysOff}</legend>
      <p className={layout.quiet}>{words.daysOffHint}</p>
      {days.length > 0 && (
        <ul className={layout.wrap} aria-label={words.daysOff}>
          {rangesOf(days).map((range) => (
            <li key={range[0]}>
              <Button
                size="small"
                icon="close"
                aria-label={words.removeDay(named(range))}
                onClick={() => onChange(days.filter((day) => day < range[0] || day > range[1]))}
              >
                {named(range)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <DateField label={words.dayOff} value={first} onChange={setFirst} />
        <DateField label={words.lastDayOff} value={last} onChange={setLast} />
        <Button disabled={next.length === 0 || all.length > maxDaysOff} onClick={add}>
          {words.addDay}
        </Button>
      </div>
    </fieldset>
  )
}
