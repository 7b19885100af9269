import { useQuery } from '@tanstack/react-query'
import type { AutomationRun } from '#contract/automation.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { useBoardTools } from '../store/board-context.ts'
import styles from './LeadSequences.module.css'
import { useStartable } from './use-startable.ts'

/** The lead's sequences with their next steps, and those that can be started; nothing without any. */
export function LeadSequences({ leadId }: { leadId: string }) {
  const { ofLead: words } = useAllWords().automation
  const { canWrite } = useBoardTools()
  const { busy, act } = useAct()
  const { show } = useToast()
  const found = useQuery({
    ...query('listRuns', { query: { lead: leadId, outcome: 'waiting' } }),
    refetchOnMount: 'always',
  })
  const reload = () => void found.refetch()
  useLive('automation', reload)
  const startable = useStartable()
  const runs = found.data?.data ?? []
  const open = startable.filter(({ id }) => !runs.some(({ ruleId }) => ruleId === id))
  if (runs.length === 0 && (!canWrite || open.length === 0)) return null
  const start = (rule: string, name: string) =>
    void act('start', words.startFailed, async () => {
      await call.startRule({ params: { id: rule }, body: { leadId } })
      show({ tone: 'success', title: words.started(name) })
    })
  return (
    <section className={styles.sequences} aria-label={words.title}>
      {runs.map((run) => (
        <Underway
          key={run.id}
          run={run}
          next={startable.find(({ id }) => id === run.ruleId)?.actions[run.steps.length]?.do}
        />
      ))}
      {canWrite && open.length > 0 && (
        <Menu
          align="start"
          items={open.map(({ id, name }) => ({ label: name, onSelect: () => start(id, name) }))}
          trigger={
            <Button size="small" icon="bolt" busy={busy !== null}>
              {words.start}
            </Button>
          }
        />
      )}
    </section>
  )
}

type UnderwayProps = {
  run: AutomationRun
  /** The steps after its wait, if known. */
  next: AutomationRun['steps'][number]['action']['do'] | undefined
}

function Underway({ run, next }: UnderwayProps) {
  const { ofLead: words, actions } = useAllWords().automation
  const format = useFormat()
  const { text } = useRuleWords()
  const { canWrite } = useBoardTools()
  const { busy, act } = useAct()
  const { show } = useToast()
  const name = text(run.ruleName)
  const last = run.steps.at(-1)
  const step = last?.action.do === 'wait' ? next : last?.action.do
  const stop = () =>
    void act('stop', words.stopFailed, async () => {
      await call.stopRun({ params: { id: run.id } })
      show({ tone: 'success', title: words.stopped(name) })
    })
  return (
    <p className={styles.run}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {last?.dueAt && step && <span>{words.next(actions[step], format.dateTime(last.dueAt))}</span>}
      {canWrite && (
        <Button size="small" busy={busy !== null} aria-label={words.stopOf(name)} onClick={stop}>
          {words.stop}
        </Button>
      )}
    </p>
  )
}
