import { Link } from '@tanstack/react-router'
import type { AutomationRun } from '#contract/automation.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge, type Tone } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './Automation.module.css'
import { actionDetail, conditionText } from './sentence.ts'

const tones: Record<AutomationRun['outcome'], Tone> = {
  running: 'info',
  waiting: 'info',
  done: 'success',
  skipped: 'neutral',
  stopped: 'warning',
  failed: 'danger',
}

type RunRowProps = { run: AutomationRun; onRetried: () => void; onChanges: () => void }

/** One run: rule, lead, result of each action, or the reason for not firing. */
export function RunRow({ run, onRetried, onChanges }: RunRowProps) {
  const words = useAllWords()
  const format = useFormat()
  const { log, actions } = words.automation
  const { text } = useRuleWords()
  const { show } = useToast()
  const { busy, act } = useAct()
  const mayWrite = useCan('automation.write')
  const canRetry = mayWrite && (run.outcome === 'failed' || run.outcome === 'stopped')
  const hasDone = run.steps.some(({ effect }) => effect === 'done' || effect === 'later' || effect === 'too_many_mails')
  const retry = () =>
    act('retry', log.retryFailed, async () => {
      await call.retryRun({ params: { id: run.id } })
      show({ tone: 'success', title: log.retried })
      onRetried()
    })
  const why =
    run.condition !== null
      ? log.missed(conditionText(run.condition, words, format))
      : run.reason !== null && run.reason !== 'condition' && log.reasons[run.reason]
  return (
    <article className={styles.run}>
      <p className={styles.runHead}>
        <Badge tone={tones[run.outcome]}>{log.outcomes[run.outcome]}</Badge>
        <span className={styles.runRule}>
          <bdi>{text(run.ruleName)}</bdi>
        </span>
        <Link to="/admin/leads/$lead" params={{ lead: run.leadId }} className={styles.lead}>
          <bdi>{run.leadName}</bdi>
        </Link>
      </p>
      <p className={layout.soft}>
        {log.events[run.event]} · <time dateTime={run.eventAt}>{format.dateTime(run.eventAt)}</time>
      </p>
      {run.steps.length > 0 && (
        <ol className={styles.steps}>
          {run.steps.map(({ action, effect, detail, at, dueAt }) => {
            const what = actionDetail(action, detail, words, format)
            const step = log.step(actions[action.do], what && text(what))
            return (
              <li key={`${at} ${step}`} data-done={effect === 'done' || undefined}>
                {effect === 'done' ? step : log.stepOf(step, log.effects[effect])}
                {dueAt && ` · ${log.until(format.dateTime(dueAt))}`}
              </li>
            )
          })}
        </ol>
      )}
      {why && <p className={layout.soft}>{why}</p>}
      {(canRetry || hasDone) && (
        <div className={layout.wrap}>
          {canRetry && (
            <Button size="small" icon="refresh" busy={busy !== null} onClick={() => void retry()}>
              {log.retry}
            </Button>
          )}
          {hasDone && (
            <Button size="small" tone="plain" icon="history" onClick={onChanges}>
              {log.changes}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
