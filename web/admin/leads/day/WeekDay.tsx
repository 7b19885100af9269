import { type ReactNode, useId, useRef } from 'react'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import type { Movable } from './use-move-task.ts'
import { useDropDay } from './use-task-drag.ts'
import styles from './Week.module.css'

type WeekDayProps = {
  day: string
  today: string
  /** Its entries as list items; empty: nothing is planned. */
  entries: readonly ReactNode[]
  onDrop: (task: Movable) => void
}

/** One day of the calendar; entries can be dropped on it from today on. */
export function WeekDay({ day, today, entries, onDrop }: WeekDayProps) {
  const { desk } = useAllWords()
  const format = useFormat()
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const isOver = useDropDay(section, day, day >= today, onDrop)
  const isToday = day === today
  return (
    <section
      ref={section}
      className={styles.day}
      aria-labelledby={title}
      data-today={isToday || undefined}
      data-past={day < today || undefined}
      data-over={isOver || undefined}
    >
      <h3 id={title} className={styles.dayTitle} aria-current={isToday ? 'date' : undefined}>
        {format.weekdayAndDay(day)}
        {isToday && <span className={styles.today}>{desk.day.parts.today}</span>}
      </h3>
      {entries.length === 0 ? (
        <p className={layout.soft}>{desk.week.none}</p>
      ) : (
        <ul className={styles.list} aria-labelledby={title}>
          {entries}
        </ul>
      )}
    </section>
  )
}
