import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { LeadTask } from '#contract/tasks.ts'
import { quickActions } from '#domain/leads/options.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { useDraggableTask } from './use-task-drag.ts'
import { dayOfTask } from './use-week.ts'
import styles from './Week.module.css'

type WeekEntryProps = {
  task: LeadTask
  /** True if listed among overdue entries rather than under its day, so that its date is shown. */
  isOverdue: boolean
  isMoving: boolean
  /** Days it can move to, in order; those of the week after begin at `nextWeek`. */
  days: readonly string[]
  nextWeek: string
  onMove: (day: string) => void
}

/** A task in the calendar: it opens its lead and moves to another day, by menu or by drag. */
export function WeekEntry({ task, isOverdue, isMoving, days, nextWeek, onMove }: WeekEntryProps) {
  const words = useAllWords()
  const format = useFormat()
  const { week } = words.desk
  const mayMove = useCan('task.write')
  const entry = useRef<HTMLElement>(null)
  const isDragged = useDraggableTask(entry, task, mayMove && !isMoving)
  const type = quickActions.find((one) => one === task.type)
  const own = dayOfTask(task)
  const title = useRuleWords().text(task.title)
  return (
    <article
      ref={entry}
      className={styles.entry}
      data-task={task.id}
      data-overdue={isOverdue || undefined}
      data-dragged={isDragged || undefined}
      aria-busy={isMoving || undefined}
    >
      <p className={styles.when}>
        {isOverdue && <Icon name="alert" small />}
        <time dateTime={task.dueDate} title={format.exact(task.dueDate)}>
          {isOverdue ? format.dateTime(task.dueDate) : format.time(task.dueDate)}
        </time>
        {type && <span>{words.work.actions[type]}</span>}
      </p>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <p className={styles.lead}>
        <Link to="/admin/leads/$lead" params={{ lead: task.leadId }} draggable={false}>
          <bdi>{task.lead.name}</bdi>
        </Link>
      </p>
      {mayMove && (
        <div className={styles.move}>
          <Menu
            heading={words.leads.card.moveTo}
            trigger={<IconButton size="small" icon="more" label={week.move(title)} />}
            items={days
              .filter((day) => day !== own)
              .map((day) => ({
                label: format.longDay(day),
                separated: day === nextWeek,
                onSelect: () => onMove(day),
              }))}
          />
        </div>
      )}
    </article>
  )
}
