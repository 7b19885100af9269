import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PurgeRun } from '#contract/privacy.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { namedCounts } from './counts.ts'
import { HeldRows } from './HeldRows.tsx'
import styles from './PurgesSection.module.css'

/** Runs shown before "show all". */
const firstRuns = 7

/** The nightly purges and their results. */
export function PurgesSection() {
  const { privacy: words } = useAllWords()
  const [all, setAll] = useState(false)
  const { data, error, refetch } = useQuery({ ...query('listPurges', {}), refetchOnMount: 'always' })
  const runs = data?.data
  return (
    <Section title={words.purges} text={words.purgesText}>
      {!runs && <ReadState error={error} failed={words.purgesFailed} onRetry={() => void refetch()} />}
      {runs?.length === 0 && <EmptyState icon="clock" title={words.noPurges} text={words.noPurgesText} />}
      {runs?.[0] && <HeldRows held={runs[0].held} />}
      {runs && runs.length > 0 && (
        <RowList label={words.purges}>
          {(all ? runs : runs.slice(0, firstRuns)).map((run) => (
            <li key={run.id}>
              <RunRow run={run} />
            </li>
          ))}
        </RowList>
      )}
      {runs && !all && runs.length > firstRuns && (
        <div className={styles.foot}>
          <Button onClick={() => setAll(true)}>{words.allPurges(runs.length)}</Button>
        </div>
      )}
    </Section>
  )
}

function RunRow({ run }: { run: PurgeRun }) {
  const { privacy: words } = useAllWords()
  const format = useFormat()
  const removed = namedCounts(run.removed, words.kinds).map(([name, count]) => `${name}: ${format.number(count)}`)
  return (
    <Row
      icon="clock"
      title={format.dateTime(run.finishedAt)}
      text={removed.length > 0 ? removed.join(' · ') : words.nothingOld}
    />
  )
}
