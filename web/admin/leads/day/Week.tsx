import { type ReactNode, useId, useRef } from 'react'
import { addDays } from '#domain/basics/calendar-day.ts'
import { daysAround, daysOfWeek, weekNameOf } from '#web/admin/parts/calendar-week.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import type { Whose } from './use-day.ts'
import { useFocusMoved } from './use-focus-moved.ts'
import { type Movable, useMoveTask } from './use-move-task.ts'
import { dayOfTask, useWeek, type WeekRow } from './use-week.ts'
import styles from './Week.module.css'
import { WeekDay } from './WeekDay.tsx'
import { WeekEntry } from './WeekEntry.tsx'
import { WeekFollowUp } from './WeekFollowUp.tsx'
import { WeekHead } from './WeekHead.tsx'

type WeekProps = {
  of: Whose
  /** Such as `2026-W48`; undefined: the present one. */
  week: string | undefined
  /** The present minute, ISO 8601. */
  now: string
  onWeek: (week: string | undefined) => void
}

/** A week of tasks, follow-ups and meetings by day; overdue ones are above the current week. */
export function Week({ of, week, now, onWeek }: WeekProps) {
  const words = useAllWords()
  const { firstWeekday } = useFormat()
  const today = dayOfTask({ dueDate: now })
  const days = (week && daysOfWeek(week, firstWeekday)) || daysAround(today, firstWeekday)
  const { planned, overdue, reload } = useWeek(of, days, now)
  const { busy, move } = useMoveTask(reload)
  const calendar = useRef<HTMLElement>(null)
  const title = useId()
  const rows = [...(overdue?.rows ?? []), ...(planned.rows ?? [])].flatMap(({ task }) => task ?? [])
  const followFocus = useFocusMoved(calendar, rows)
  const nextWeek = addDays(days[0]!, 7)
  const choices = [...days, ...daysAround(nextWeek, firstWeekday)].filter((day) => day >= today)

  const entryOf = ({ task, followUp }: WeekRow, isOverdue: boolean): ReactNode =>
    task ? (
      <li key={task.id}>
        <EntryBoundary place="week" of={task} fallback={<p dir="auto">{task.title}</p>}>
          <WeekEntry
            task={task}
            isOverdue={isOverdue}
            isMoving={busy === task.id}
            days={choices}
            nextWeek={nextWeek}
            onMove={async (day) => followFocus(task.id, await move(task, day))}
          />
        </EntryBoundary>
      </li>
    ) : (
      <li key={followUp.leadId}>
        <EntryBoundary place="week" of={followUp} fallback={<p dir="auto">{followUp.name}</p>}>
          <WeekFollowUp followUp={followUp} isOverdue={isOverdue} />
        </EntryBoundary>
      </li>
    )
  const drop = (day: string) => (task: Movable) => void move(task, day)
  const { rows: shown, more } = planned
  return (
    <section ref={calendar} className={styles.week} aria-labelledby={title}>
      <WeekHead
        titleId={title}
        days={days}
        isPresent={days.includes(today)}
        onBy={(by) => onWeek(weekNameOf(addDays(days[0]!, 7 * by), firstWeekday))}
        onPresent={() => onWeek(undefined)}
      />
      {overdue && <Overdue entries={overdue} entryOf={(row) => entryOf(row, true)} onRetry={reload} />}
      {shown === undefined ? (
        <ReadState error={planned.error} failed={words.desk.tasks.loadFailed} onRetry={reload} rows={4} />
      ) : (
        <div className={styles.days}>
          {days.map((day) => (
            <WeekDay
              key={day}
              day={day}
              today={today}
              entries={shown.filter((row) => dayOfTask(row) === day).map((row) => entryOf(row, row.dueDate < now))}
              onDrop={drop(day)}
            />
          ))}
        </div>
      )}
      {more && (
        <Button className={styles.more} size="small" busy={more.busy} onClick={more.load}>
          {more.busy ? words.loading : words.desk.day.more}
        </Button>
      )}
    </section>
  )
}

type OverdueProps = {
  entries: ReturnType<typeof useWeek>['planned']
  entryOf: (row: WeekRow) => ReactNode
  onRetry: () => void
}

function Overdue({ entries: { rows, error, more }, entryOf, onRetry }: OverdueProps) {
  const words = useAllWords()
  const format = useFormat()
  const title = useId()
  if (!rows && error !== null)
    return <ReadState error={error} failed={words.desk.week.overdueFailed} onRetry={onRetry} />
  if (!rows || rows.length === 0) return null
  return (
    <section className={styles.overdue} aria-labelledby={title}>
      <h3 id={title} className={styles.dayTitle}>
        {words.desk.day.parts.overdue} ({format.number(rows.length)}
        {more && '+'})
      </h3>
      <ul className={styles.list} aria-labelledby={title}>
        {rows.map(entryOf)}
      </ul>
      {more && (
        <Button className={styles.more} size="small" busy={more.busy} onClick={more.load}>
          {more.busy ? words.loading : words.desk.day.more}
        </Button>
      )}
    </section>
  )
}
