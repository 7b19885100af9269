import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ActivityFigures } from '#contract/analytics.ts'
import type { AnswerOf } from '#contract/api.ts'
import { targetKinds } from '#domain/analytics/targets.ts'
import { defaultLeadStatus, pipeline } from '#domain/leads/pipeline.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { useReached } from '#web/admin/parts/use-reached.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import styles from '../tasks/Tasks.module.css'

const nothing: Omit<ActivityFigures['teammates'][number], 'name'> = {
  firstReplies: 0,
  inTime: 0,
  p50: null,
  messages: 0,
  calls: 0,
  meetings: 0,
  leads: 0,
}

/** The reader's activity in the last seven days, including today. */
export function MyNumbers() {
  const { day: words } = useAllWords().desk
  const format = useFormat()
  const title = useId()
  const { user } = useSession()
  const found = useQuery({ ...query('readActivity', { query: { days: '7' } }), refetchOnMount: 'always' })
  const mine = found.data?.now.teammates.find(({ name }) => name === user.username) ?? nothing
  const numbers = [
    [words.firstReplies, mine.firstReplies],
    [words.inTime(format.duration((pipeline[defaultLeadStatus].thresholdMs ?? 0) / 1_000)), mine.inTime],
    [words.messages, mine.messages],
    [words.calls, mine.calls],
    [words.meetings, mine.meetings],
    [words.contacted, mine.leads],
  ] as const
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {words.mine}
      </h2>
      {found.data ? (
        <p className={styles.facts}>
          {numbers.map(([name, count]) => (
            <span key={name}>
              {name}: {format.number(count)}
            </span>
          ))}
          {mine.p50 !== null && (
            <span>
              {words.half}: {format.duration(mine.p50)}
            </span>
          )}
        </p>
      ) : (
        <ReadState error={found.error} failed={words.mineFailed} onRetry={() => void found.refetch()} rows={1} />
      )}
      <TeamTargets />
    </section>
  )
}

/** The team's progress towards its targets; nothing without targets. */
function TeamTargets() {
  const { data } = useQuery({ ...query('readTargets', {}), refetchOnMount: 'always' })
  return data ? <Reached found={data} /> : null
}

function Reached({ found }: { found: AnswerOf<'readTargets'> }) {
  const reached = useReached(found)
  const set = targetKinds.filter((kind) => found.targets[kind] !== null)
  if (set.length === 0) return null
  return (
    <p className={styles.facts}>
      {set.map((kind) => (
        <span key={kind}>{reached(kind)}</span>
      ))}
    </p>
  )
}
