import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { assigneeMe, assigneeNobody, joinValues } from '#domain/leads/lead-filters.ts'
import { maxWaitingCount } from '#domain/leads/waiting.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { InboxList } from '../inbox/InboxList.tsx'
import type { useInbox } from '../inbox/use-inbox.ts'
import styles from '../tasks/Tasks.module.css'
import type { Whose } from './use-day.ts'

/** Conversations shown until more are asked for, so that the tasks stay in sight. */
const shownAtFirst = 5

/** The inbox, above the tasks, and a link to the overdue leads who did not write last. */
export function WaitingPart({ of, ...found }: ReturnType<typeof useInbox> & { of: Whose }) {
  const { desk, inbox: words, commands } = useAllWords()
  const [isWhole, showWhole] = useState(false)
  const format = useFormat()
  const title = useId()
  const { inbox } = found
  const count = inbox?.isCut ? `${format.number(maxWaitingCount - 1)}+` : format.number(inbox?.data.length ?? 0)
  const whose = of === 'me' ? { assignee: joinValues([assigneeMe, assigneeNobody]) } : {}
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {words.title}
        {inbox && ` (${count})`}
      </h2>
      {inbox?.data.length === 0 && <p className={styles.none}>{words.none}</p>}
      <InboxList {...found} {...(!isWhole && { shown: shownAtFirst })} />
      {inbox && inbox.data.length > shownAtFirst && !isWhole && (
        <Button className={styles.more} size="small" onClick={() => showWhole(true)}>
          {desk.day.more}
        </Button>
      )}
      <p className={styles.about}>
        <Link to="/admin" search={{ ...whose, overdue: 'yes' }}>
          {commands.overdue}
        </Link>
      </p>
    </section>
  )
}
