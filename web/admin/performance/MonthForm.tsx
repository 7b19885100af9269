import { ClashPanel } from '#web/admin/parts/clash/ClashPanel.tsx'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { typedFigures } from './month-draft.ts'
import styles from './PerformanceScreen.module.css'
import { type MonthFormProps, useMonthForm } from './use-month-form.ts'

/** Adds a month, or edits the chosen one. Saving an existing month replaces it. */
export function MonthForm(props: MonthFormProps) {
  const { start, isEdit, onDone } = props
  const words = useAllWords()
  const { record } = words
  const format = useFormat()
  const { draft, change, attempt, submit, there, replaced, isAsking, ask, clash, choose } = useMonthForm(props)
  const figures = ({ percentageGain, profit }: { percentageGain: string; profit: string }) =>
    [percentageGain && `${percentageGain} %`, profit && `${profit} $`].filter(Boolean).join(' · ')
  return (
    <Section
      title={isEdit ? record.edit(format.month(Number(start.year), Number(start.month))) : record.add}
      text={record.statedText}
    >
      <div className={styles.form}>
        <Form attempt={attempt} onSubmit={() => void submit(false)}>
          <FailureBanner attempt={attempt} title={record.failed} />
          {clash && (
            <ClashPanel
              title={words.leads.conflict.changed(clash.by)}
              clashes={[
                {
                  field: 'figures',
                  label: format.month(Number(draft.year), Number(draft.month)),
                  mine: figures(clash.mine),
                  theirs: figures(typedFigures(clash.theirs)),
                  chosen: clash.chosen,
                },
              ]}
              mustChoose={clash.mustChoose}
              onChoose={(_, side) => choose(side)}
            />
          )}
          <div className={styles.fields}>
            <Select
              label={record.month}
              value={draft.month}
              error={attempt.fields.month}
              onChange={(month) => change({ month }, 'month')}
              options={Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: format.monthName(i + 1) }))}
            />
            <TextField
              label={record.year}
              inputMode="numeric"
              value={draft.year}
              error={attempt.fields.year}
              onChange={(year) => change({ year }, 'year')}
            />
            <TextField
              label={record.gain}
              hint={record.gainHint}
              inputMode="text"
              autoComplete="off"
              value={draft.percentageGain}
              error={attempt.fields.percentageGain}
              onChange={(percentageGain) => change({ percentageGain }, 'percentageGain')}
            />
            <TextField
              label={record.profitAmount}
              hint={record.profitHint}
              inputMode="text"
              autoComplete="off"
              value={draft.profit}
              error={attempt.fields.profitAmount}
              onChange={(profit) => change({ profit }, 'profitAmount')}
            />
          </div>
          {there?.source === 'imported' ? (
            <p className={layout.quiet}>{record.wins(format.month(there.year, there.month))}</p>
          ) : (
            replaced && <p className={layout.quiet}>{record.replaces(format.month(replaced.year, replaced.month))}</p>
          )}
          {there?.source === 'typed' && (
            <TextField
              label={record.reason}
              hint={record.reasonHint}
              autoComplete="off"
              value={draft.reason}
              error={attempt.fields.reason}
              onChange={(reason) => change({ reason }, 'reason')}
            />
          )}
          <div className={layout.wrap}>
            <SubmitButton attempt={attempt} label={record.save} />
            {isEdit && <Button onClick={onDone}>{words.cancel}</Button>}
          </div>
        </Form>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={record.unfinishedTitle(format.month(Number(draft.year), Number(draft.month)))}
        text={record.unfinishedHint}
        confirmLabel={record.publishUnfinished}
        pendingLabel={words.saving}
        pending={attempt.pending}
        onConfirm={() => void submit(true)}
      />
    </Section>
  )
}
