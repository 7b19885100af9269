import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Notice } from '#contract/notices.ts'
import { assigneeMe } from '#domain/leads/lead-filters.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useLive } from '#web/admin/parts/live.tsx'
import { problemText } from '#web/admin/parts/problem.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { passedTitle } from '../notices/passed-title.ts'
import { useClock } from '../store/board-clock.ts'
import styles from '../tasks/Tasks.module.css'

/** Open assignments and mentions from teammates; reloads when leads or notices change. */
export function usePassedOn() {
  const { data, error, refetch } = useQuery({ ...query('listNotices', {}), refetchOnMount: 'always' })
  const reload = () => void refetch()
  useLive('alerts', reload, reload)
  useLive('leads', reload)
  useLive('tasks', reload)
  return { notices: data?.data, error, reload }
}

/** The reader's assigned leads and mentions; renders nothing if empty. */
export function PassedOn({ notices, error, reload }: ReturnType<typeof usePassedOn>) {
  const { day } = useAllWords().desk
  const format = useFormat()
  const title = useId()
  if (notices === undefined && !error) return null
  if (notices?.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {day.passed}
        {notices && ` (${format.number(notices.length)})`}
      </h2>
      {notices === undefined && <ReadState error={error} failed={day.passedFailed} onRetry={reload} rows={1} />}
      {notices && (
        <ul className={layout.list} aria-labelledby={title}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <EntryBoundary place="notice" of={notice} fallback={<p dir="auto">{notice.leadName}</p>}>
                <PassedNotice notice={notice} onDone={reload} />
              </EntryBoundary>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PassedNotice({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const words = useAllWords()
  const { day, alerts } = words.desk
  const format = useFormat()
  const { show } = useToast()
  const rules = useRuleWords()
  const ago = useClock((now) => format.relative(notice.at, now))
  const title = passedTitle(
    { ...notice, task: notice.task && rules.text(notice.task) },
    rules.author(notice.by),
    alerts,
    format,
  )
  const finish = async () => {
    try {
      await call.finishNotice({ params: { id: notice.id } })
      onDone()
    } catch (error) {
      show({ tone: 'error', title: day.finishFailed, text: problemText(error, words, format) })
    }
  }
  return (
    <article className={styles.lead}>
      <div className={styles.what}>
        <p className={styles.title}>
          {notice.leads > 1 ? (
            <Link to="/admin" search={{ assignee: assigneeMe }}>
              {title}
            </Link>
          ) : (
            <Link to="/admin/leads/$lead" params={{ lead: notice.leadId }}>
              {title}
            </Link>
          )}
        </p>
        <p className={styles.facts}>
          <time dateTime={notice.at} title={format.exact(notice.at)}>
            {ago}
          </time>
          {notice.leads === 1 && <span>{words.leads.stages[notice.status]}</span>}
        </p>
      </div>
      <div className={styles.end}>
        <Button size="small" aria-label={day.finishOf(title)} onClick={() => void finish()}>
          {day.finish}
        </Button>
      </div>
    </article>
  )
}
