import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GoldOutcome } from '#contract/gold.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { FileField } from '#web/kit/FileField.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './PerformanceScreen.module.css'

const clocks = Array.from({ length: 27 }, (_, index) => index - 12)

/** Gold prices, uploaded from one's own terminal: shown behind operations, and used to check reports. */
export function GoldPrices() {
  const words = useAllWords()
  const { gold } = words.record
  const format = useFormat()
  const [picked, setPicked] = useState<File | undefined>()
  const [clock, setClock] = useState('0')
  const [outcome, setOutcome] = useState<GoldOutcome | null>(null)
  const [asksToRemove, askToRemove] = useState(false)
  const attempt = useAttempt()
  const removal = useAttempt()
  const { data, error, refetch } = useQuery({ ...query('readGoldSeries', {}), refetchOnMount: 'always' })
  const submit = async () => {
    setOutcome(null)
    if (!picked) return
    const done = await attempt.run(async () => {
      setOutcome(await call.importGoldPrices({ query: { clock: Number(clock) }, file: picked }))
    })
    if (done) void refetch()
  }
  const remove = async () => {
    const done = await removal.run(() => call.removeGoldPrices({}))
    askToRemove(false)
    setOutcome(null)
    if (done) void refetch()
  }
  return (
    <Section title={gold.title} text={gold.text}>
      <div className={styles.form}>
        {!data && <ReadState error={error} failed={gold.loadFailed} onRetry={() => void refetch()} />}
        {data && (
          <p>
            {data.from && data.to
              ? gold.reach(format.number(data.bars), format.dateTime(data.from), format.dateTime(data.to))
              : gold.none}
          </p>
        )}
        <Form attempt={attempt} onSubmit={() => void submit()}>
          <FailureBanner attempt={attempt} title={gold.failed} />
          <FailureBanner attempt={removal} title={gold.removeFailed} />
          {outcome && (
            <Banner tone={outcome.problem ? 'danger' : 'success'} icon={outcome.problem ? 'alert' : 'check'}>
              {outcome.problem
                ? gold.refused(format.number(outcome.problem.row), gold.problems[outcome.problem.code])
                : gold.imported(format.number(outcome.bars))}
            </Banner>
          )}
          <div className={styles.fields}>
            <FileField
              label={gold.file}
              prompt={words.chooseFile}
              required
              accept=".csv,.txt,.tsv,text/csv"
              onFiles={([file]) => setPicked(file)}
            />
            <Select
              label={gold.clock}
              hint={gold.clockHint}
              value={clock}
              onChange={setClock}
              options={clocks.map((hours) => ({ value: String(hours), label: utc(hours) }))}
            />
          </div>
          <div className={layout.wrap}>
            <Button type="submit" busy={attempt.pending}>
              {attempt.pending ? gold.importing : gold.import}
            </Button>
            {data && data.bars > 0 && <Button onClick={() => askToRemove(true)}>{gold.remove}</Button>}
          </div>
        </Form>
      </div>
      <ConfirmDialog
        open={asksToRemove}
        onOpenChange={askToRemove}
        title={gold.removeTitle}
        text={gold.removeText}
        confirmLabel={gold.remove}
        pendingLabel={gold.removing}
        pending={removal.pending}
        danger
        onConfirm={() => void remove()}
      />
    </Section>
  )
}

const utc = (hours: number) => `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
