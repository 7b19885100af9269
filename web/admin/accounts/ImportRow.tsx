import { useQueryClient } from '@tanstack/react-query'
import type { ReportImport } from '#contract/accounts.ts'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge, type Tone } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './Accounts.module.css'
import { useFinding } from './finding.ts'

const tones = {
  reading: 'info',
  accepted: 'success',
  refused: 'danger',
  cancelled: 'neutral',
  interrupted: 'warning',
} as const satisfies Record<ReportImport['state'], Tone>

/** Problems shown before "show all". */
const shownAtOnce = 5

/** An uploaded file: its progress, findings and uploader. */
export function ImportRow({ work }: { work: ReportImport }) {
  const { accounts: words } = useAllWords()
  const format = useFormat()
  const { state, kind, startedBy, createdAt } = work
  return (
    <li>
      <Row
        title={
          <>
            {kind ? words.kinds[kind] : format.dateTime(createdAt)}
            <Badge tone={tones[state]}>{words.importStates[state]}</Badge>
          </>
        }
        text={
          <>
            <Findings work={work} />
            <p>{words.by(startedBy, format.dateTime(createdAt))}</p>
          </>
        }
        end={state === 'reading' && <CancelButton id={work.id} />}
      />
    </li>
  )
}

function Findings({ work }: { work: ReportImport }) {
  const { accounts: words } = useAllWords()
  const format = useFormat()
  const say = useFinding()
  const { state, step, progress, recomputed, agree, deals, newDeals, problems, notes } = work
  if (state === 'reading') {
    const text = words.progress(words.steps[step], format.percent(progress))
    return (
      <>
        <p role="status">{text}</p>
        <progress className={styles.progress} max={100} value={step === 'waiting' ? 0 : progress} aria-label={text} />
      </>
    )
  }
  const more = problems.slice(shownAtOnce)
  return (
    <>
      {recomputed !== null && agree !== null && (
        <p className={styles.found}>{words.agreed(format.number(recomputed), format.number(agree))}</p>
      )}
      {deals !== null && newDeals !== null && <p>{words.added(format.number(deals), format.number(newDeals))}</p>}
      {state === 'interrupted' && <p>{words.interruptedText}</p>}
      {state === 'refused' && <p>{words.refusedText}</p>}
      <Sentences texts={problems.slice(0, shownAtOnce).map((problem) => say(words.problems[problem.code], problem))} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{words.more(format.number(more.length))}</summary>
          <Sentences texts={more.map((problem) => say(words.problems[problem.code], problem))} />
        </details>
      )}
      <Sentences texts={notes.map((note) => say(words.notes[note.code], note))} />
    </>
  )
}

function Sentences({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className={styles.sentences}>
      {[...new Set(texts)].map((text) => (
        <li key={text}>
          <NamedScreen text={text} screen="performance" />
        </li>
      ))}
    </ul>
  )
}

function CancelButton({ id }: { id: string }) {
  const { accounts: words } = useAllWords()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const cancel = async () => {
    await act('cancel', words.notCancelled, () => call.cancelReportImport({ params: { id } }))
    await client.invalidateQueries({ queryKey: ['listAccounts'] })
  }
  return (
    <Button busy={busy !== null} onClick={() => void cancel()}>
      {busy ? words.cancelling : words.cancelImport}
    </Button>
  )
}
