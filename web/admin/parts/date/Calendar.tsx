import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addDays } from '#domain/basics/calendar-day.ts'
import { daysAround } from '#web/admin/parts/calendar-week.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import styles from './Calendar.module.css'
import { addMonths, weeksOfMonth } from './month.ts'

export type CalendarProps = {
  /** The chosen day, such as `2026-11-23`; empty: none. */
  day: string
  today: string
  /** First and last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/**
 * One month, with the keys of the WAI-ARIA date picker: arrows for days and weeks, Home and End for the week, Page Up
 * and Page Down for months, with Shift for years.
 */
export function Calendar({
  day,
  today,
  min = '',
  max = '9999',
  onChoose,
  focusedRef,
}: CalendarProps & { focusedRef: RefObject<HTMLButtonElement | null> }) {
  const { date: words } = useWords()
  const format = useFormat()
  const [focused, setFocused] = useState(day || today)
  const byKey = useRef(false)
  useEffect(() => {
    if (byKey.current) focusedRef.current?.focus()
    byKey.current = false
  })
  const isOffered = (one: string) => one >= min && one <= max
  const onKeyDown = (event: KeyboardEvent<Element>) => {
    const next = dayByKey(focused, event, format.firstWeekday)
    if (!next) return
    event.preventDefault()
    byKey.current = true
    setFocused(next)
  }
  const weeks = weeksOfMonth(focused, format.firstWeekday)
  const month = format.month(Number(focused.slice(0, 4)), Number(focused.slice(5, 7)))
  return (
    <>
      <div className={styles.header}>
        <IconButton
          label={words.previousMonth}
          icon="chevron-start"
          onClick={() => setFocused(addMonths(focused, -1))}
        />
        <span className={styles.month} aria-live="polite">
          {month}
        </span>
        <IconButton label={words.nextMonth} icon="chevron-end" onClick={() => setFocused(addMonths(focused, 1))} />
      </div>
      <table className={styles.days} aria-label={month} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((_, n) => {
              const weekday = ((format.firstWeekday - 1 + n) % 7) + 1
              return (
                <th key={weekday} scope="col" abbr={format.weekday(weekday)}>
                  {format.shortWeekday(weekday)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <button
                    ref={one === focused ? focusedRef : undefined}
                    type="button"
                    className={styles.day}
                    tabIndex={one === focused ? 0 : -1}
                    disabled={!isOffered(one) && one !== focused}
                    aria-disabled={!isOffered(one)}
                    aria-label={format.day(one)}
                    aria-pressed={one === day}
                    aria-current={one === today ? 'date' : undefined}
                    data-outside={one.slice(0, 7) !== focused.slice(0, 7) || undefined}
                    onClick={() => isOffered(one) && onChoose(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The day a key leads to; undefined: not a calendar key. */
function dayByKey(
  day: string,
  { key, shiftKey, currentTarget }: KeyboardEvent<Element>,
  firstWeekday: number,
): string | undefined {
  const week = daysAround(day, firstWeekday)
  const months = shiftKey ? 12 : 1
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const days: { readonly [key: string]: string | undefined } = {
    ArrowLeft: addDays(day, -forward),
    ArrowRight: addDays(day, forward),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: week[0],
    End: week[6],
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  }
  return days[key]
}
