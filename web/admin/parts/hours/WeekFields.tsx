import { minutesPerDay } from '#domain/basics/calendar-day.ts'
import { maxShifts, type Shift } from '#domain/staff/working-hours.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './WeekFields.module.css'

const stepMinutes = 30
const usual = { from: 9 * 60, to: 18 * 60 }
const week = [1, 2, 3, 4, 5, 6, 7] as const
const steps = Array.from({ length: minutesPerDay / stepMinutes + 1 }, (_, n) => n * stepMinutes)

/** Every step of a day within limits, with the current one, which another client may have set to any minute. */
const stepsWith = (current: number, min: number, max: number) =>
  [...new Set([...steps, current])].filter((one) => one >= min && one <= max).toSorted((a, b) => a - b)

const isEqual = (one: Shift, other: Shift) =>
  one.weekday === other.weekday && one.from === other.from && one.to === other.to

type WeekFieldsProps = { shifts: readonly Shift[]; onChange: (shifts: Shift[]) => void }

/** The shifts of a week, day by day. */
export function WeekFields({ shifts, onChange }: WeekFieldsProps) {
  const { hours: words } = useAllWords()
  const format = useFormat()
  const [first] = week
  const ofFirst = shifts.filter(({ weekday }) => weekday === first)
  // Days off stay off.
  const workdays = week.filter((day) => shifts.some(({ weekday }) => weekday === day))
  const alike = workdays.flatMap((weekday) => ofFirst.map((shift) => ({ ...shift, weekday })))
  const isAlike = alike.length === shifts.length && alike.every((one) => shifts.some((own) => isEqual(own, one)))
  return (
    <fieldset className={styles.week}>
      <legend className={styles.legend}>{words.week}</legend>
      {week.map((weekday) => {
        const day = format.weekday(weekday)
        const ofDay = shifts.filter((shift) => shift.weekday === weekday)
        return (
          <div key={weekday} className={styles.day}>
            <span className={styles.name}>{day}</span>
            <div className={styles.shifts}>
              {ofDay.length === 0 && <span className={styles.free}>{words.free}</span>}
              {ofDay.map((shift, n) => (
                <ShiftFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: a shift is nothing but its place and its times
                  key={n}
                  day={day}
                  shift={shift}
                  onChange={(next) => onChange(shifts.flatMap((one) => (one === shift ? (next ? [next] : []) : [one])))}
                />
              ))}
            </div>
            <IconButton
              size="small"
              icon="plus"
              label={words.add(day)}
              disabled={shifts.length >= maxShifts}
              onClick={() => onChange([...shifts, { weekday, ...usual }])}
            />
          </div>
        )
      })}
      {ofFirst.length > 0 && !isAlike && (
        <div>
          <Button size="small" icon="copy" disabled={alike.length > maxShifts} onClick={() => onChange(alike)}>
            {words.copyToAll(format.weekday(first))}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type ShiftFieldsProps = { day: string; shift: Shift; onChange: (next: Shift | null) => void }

function ShiftFields({ day, shift, onChange }: ShiftFieldsProps) {
  const { hours: words } = useAllWords()
  const format = useFormat()
  const { from, to } = shift
  const option = (minute: number) => ({ value: String(minute), label: format.timeOfDay(minute) })
  return (
    <div className={styles.shift}>
      <Select
        label={words.from(day)}
        labelHidden
        options={stepsWith(from, 0, minutesPerDay - 1).map(option)}
        value={String(from)}
        onChange={(chosen) => {
          const next = Number(chosen)
          onChange({ ...shift, from: next, to: next === to ? Math.min(minutesPerDay, to + stepMinutes) : to })
        }}
      />
      <span aria-hidden="true">–</span>
      <Select
        label={words.to(day)}
        labelHidden
        options={stepsWith(to, 1, minutesPerDay)
          .filter((minute) => minute !== from)
          .map((minute) =>
            minute < from
              ? { ...option(minute), label: `${format.timeOfDay(minute)} (${words.nextDay})` }
              : option(minute),
          )}
        value={String(to)}
        onChange={(chosen) => onChange({ ...shift, to: Number(chosen) })}
      />
      <IconButton
        size="small"
        icon="close"
        label={words.remove(day, format.timeOfDay(from))}
        onClick={() => onChange(null)}
      />
    </div>
  )
}
