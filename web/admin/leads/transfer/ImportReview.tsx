import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/errors.ts'
import type { LeadImport } from '#contract/imports.ts'
import { importRowStates } from '#domain/import/import-fields.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { ImportBadge } from './ImportBadge.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportEnd } from './ImportEnd.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { ReviewRows } from './ReviewRows.tsx'
import { StartForm } from './StartForm.tsx'
import styles from './Transfer.module.css'

/** Polling interval while an import is running, milliseconds. */
const refreshMs = 1_000
const isAtWork = (file: LeadImport | undefined) => file?.state === 'running' || file?.state === 'reverting'

/** One import: review of its rows, progress, result, undo. */
export function ImportReview({ id, onBack }: { id: string; onBack: () => void }) {
  const { transfer } = useAllWords()
  const { review: words, running, states } = transfer
  const format = useFormat()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const options = query('readImport', { params: { id } })
  const { data, error, refetch } = useQuery({
    ...options,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isAtWork(state.data) ? refreshMs : false),
  })
  const back = (
    <div>
      <Button icon="chevron-start" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
  if (!data) {
    const isGone = error instanceof ApiError && error.code === 'not_found'
    return (
      <>
        {back}
        {isGone ? (
          <EmptyState icon="alert" title={words.loadFailed} text={words.goneText} />
        ) : (
          <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} />
        )}
      </>
    )
  }
  const { state, counts, fileName } = data
  const set = (file: LeadImport) => client.setQueryData(options.queryKey, file)
  const stop = () =>
    act('stop', running.stopFailed, async () => set(await call.cancelImport({ params: { id } }))).then(() => refetch())
  const all = importRowStates.reduce((sum, one) => sum + counts[one], 0)
  const done = state === 'reverting' ? counts.reverted + counts.kept : all - counts.ready
  return (
    <>
      {back}
      <h2 className={styles.heading}>
        {words.title(fileName)} <ImportBadge state={state} />
      </h2>
      <ImportCounts file={data} />
      {isAtWork(data) && (
        <ProgressPanel
          title={states[state]}
          hint={running.stays}
          done={done}
          all={all}
          text={running.progress(format.number(done), format.number(all))}
          stopLabel={state === 'running' ? running.stop : undefined}
          stopping={busy !== null}
          onStop={() => void stop()}
        />
      )}
      {state === 'checking' && (
        <>
          <ReviewRows file={data} onChanged={() => void refetch()} />
          <StartForm file={data} onStarted={set} onDiscarded={onBack} />
        </>
      )}
      {(state === 'done' || state === 'cancelled' || state === 'reverted') && (
        <ImportEnd file={data} onReverting={set} />
      )}
    </>
  )
}
