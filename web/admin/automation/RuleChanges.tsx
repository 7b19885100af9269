import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AutomationEffects } from '#contract/automation.ts'
import type { Bulk } from '#contract/bulk.ts'
import { dayMs, hourMs } from '#domain/basics/instant.ts'
import { LeftLeads } from '#web/admin/parts/bulk/LeftLeads.tsx'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import { isDateValue } from '#web/admin/parts/date/date-text.ts'
import { endOfDay, startOfDay } from '#web/admin/parts/date/local-moment.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './Automation.module.css'
import { RuleChangeRow } from './RuleChangeRow.tsx'
import { useRuleChanges } from './use-rule-changes.ts'

const spans = ['hour', 'day', 'week', 'month', 'dates'] as const
type Span = (typeof spans)[number]
const lengthOf: Record<Exclude<Span, 'dates'>, number> = {
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
}

type RuleChangesProps = {
  rule: { readonly id: string; readonly name: string; readonly isOn: boolean }
  /** The run whose changes are shown first. */
  run?: { readonly id: string; readonly leadName: string } | undefined
  onClose: () => void
}

/** Lists what a rule changed before undoing any of it. */
export function RuleChanges({ rule, run, onClose }: RuleChangesProps) {
  const words = useAllWords()
  const { did } = words.automation
  const { text } = useRuleWords()
  const format = useFormat()
  const mayUndo = useCan('automation.write')
  const [ofRun, setOfRun] = useState(run)
  const [chosen, setChosen] = useState<{ span: Span; from?: string; to?: string }>(() => spanOf('day'))
  const span = ofRun ? { run: ofRun.id } : { from: chosen.from, to: chosen.to }
  const { shown, error, reload, undo, busy, undone, hasChanged } = useRuleChanges({ rule: rule.id, ...span })
  const open = shown?.counts.open ?? 0
  const footer = mayUndo && shown && open > 0 && !shown.isCut && (
    <Button tone="danger" icon="history" busy={busy} onClick={() => void undo(shown)}>
      {busy ? did.undoing : did.undo(open, format.number(open))}
    </Button>
  )
  return (
    <Dialog open onOpenChange={onClose} title={did.title(text(rule.name))} footer={footer || undefined}>
      <div className={layout.stack3}>
        {ofRun ? (
          <p className={styles.ofRun}>
            {did.ofRun(ofRun.leadName)}
            <Button size="small" tone="plain" onClick={() => setOfRun(undefined)}>
              {did.ofAll}
            </Button>
          </p>
        ) : (
          <SpanFields chosen={chosen.span} onChange={setChosen} />
        )}
        {mayUndo && rule.isOn && open > 0 && <Banner tone="warning">{did.stillOn}</Banner>}
        {hasChanged && <Banner tone="warning">{did.changedAgain}</Banner>}
        {shown && shown.data.length > 0 && (
          <Link to="/admin" search={{ view: 'table', rule: rule.id }}>
            {did.leads}
          </Link>
        )}
        <div role="status">{undone && <Outcome bulk={undone} />}</div>
        {shown ? <Listed shown={shown} /> : <ReadState error={error} failed={did.loadFailed} onRetry={reload} />}
      </div>
    </Dialog>
  )
}

/** A time span that ends now. */
const spanOf = (span: Exclude<Span, 'dates'>) => ({
  span,
  from: new Date(Date.now() - lengthOf[span]).toISOString(),
})

type SpanFieldsProps = { chosen: Span; onChange: (chosen: { span: Span; from?: string; to?: string }) => void }

function SpanFields({ chosen, onChange }: SpanFieldsProps) {
  const { did } = useAllWords().automation
  const [days, setDays] = useState({ from: '', to: '' })
  const choose = (next: typeof days) => {
    setDays(next)
    onChange({
      span: 'dates',
      ...(isDateValue(next.from, false) && { from: startOfDay(next.from).toISOString() }),
      ...(isDateValue(next.to, false) && { to: endOfDay(next.to).toISOString() }),
    })
  }
  return (
    <div className={styles.fields}>
      <Select
        label={did.span}
        value={chosen}
        onChange={(span) => (span === 'dates' ? choose(days) : onChange(spanOf(span)))}
        options={spans.map((value) => ({ value, label: did.spans[value] }))}
      />
      {chosen === 'dates' && (
        <>
          <DateField label={did.from} value={days.from} onChange={(from) => choose({ ...days, from })} />
          <DateField label={did.to} value={days.to} onChange={(to) => choose({ ...days, to })} />
        </>
      )}
    </div>
  )
}

function Listed({ shown: { data, counts, isCut } }: { shown: AutomationEffects }) {
  const { did } = useAllWords().automation
  const format = useFormat()
  const total = counts.open + counts.kept + counts.final + counts.undone
  const parts = (['open', 'kept', 'final', 'undone'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => did.counts[kind](counts[kind], format.number(counts[kind])))
  if (total === 0) return <EmptyState icon="history" title={did.none} text={did.noneText} />
  return (
    <>
      <p className={styles.counts}>{parts.join(' · ')}</p>
      {isCut && <p className={layout.soft}>{did.tooMany(format.number(total))}</p>}
      {total > data.length && <p className={layout.soft}>{did.first(format.number(data.length))}</p>}
      <ol className={styles.changeList} aria-label={did.list}>
        {data.map((effect) => (
          <li key={`${effect.runId} ${effect.step}`} data-stays={effect.state === 'open' ? undefined : ''}>
            <EntryBoundary place="effect" of={effect} fallback={<p dir="auto">{effect.leadName}</p>}>
              <RuleChangeRow effect={effect} />
            </EntryBoundary>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Result of an undo, with the leads on which something stays. */
function Outcome({ bulk }: { bulk: Bulk }) {
  const { done, left } = bulk
  const { did } = useAllWords().automation
  const format = useFormat()
  return (
    <Banner tone={left > 0 ? 'warning' : 'success'}>
      {done > 0 && did.undone(done, format.number(done))}
      {left > 0 && (
        <>
          {done > 0 && '. '}
          {did.kept(left, format.number(left))} <LeftLeads bulk={bulk} />
        </>
      )}
    </Banner>
  )
}
