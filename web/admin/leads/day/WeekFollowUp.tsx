import { Link } from '@tanstack/react-router'
import type { FollowUp } from '#contract/tasks.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from './Week.module.css'

type WeekFollowUpProps = {
  followUp: FollowUp
  /** True if listed among overdue entries rather than under its day, so that its date is shown. */
  isOverdue: boolean
}

/** The next follow-up of a lead that has no task for it. It opens its lead, where another date plans a task. */
export function WeekFollowUp({ followUp: { leadId, name, dueDate }, isOverdue }: WeekFollowUpProps) {
  const words = useAllWords()
  const format = useFormat()
  return (
    <article className={styles.entry} data-overdue={isOverdue || undefined}>
      <p className={styles.when}>
        {isOverdue && <Icon name="alert" small />}
        <time dateTime={dueDate} title={format.exact(dueDate)}>
          {isOverdue ? format.dateTime(dueDate) : format.time(dueDate)}
        </time>
        <span>{words.leads.interactions.follow_up}</span>
      </p>
      <p className={styles.lead}>
        <Link to="/admin/leads/$lead" params={{ lead: leadId }} draggable={false}>
          <bdi>{name}</bdi>
        </Link>
      </p>
    </article>
  )
}
