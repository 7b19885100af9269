import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api.ts'
import { maxTarget, type TargetKind, type Targets, targetKinds } from '#domain/analytics/targets.ts'
import { lastDayOf } from '#domain/basics/calendar-day.ts'
import { defaultLeadStatus, pipeline } from '#domain/leads/pipeline.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, SaveRow, Section } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useReached } from '#web/admin/parts/use-reached.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { LeadsLink } from './FigureTable.tsx'

/** The team's targets for the month and how far it has come; managers set them here. */
export function TargetsSection() {
  const { targets: words } = useAllWords().analytics
  const { data, error, refetch } = useQuery({ ...query('readTargets', {}), refetchOnMount: 'always' })
  return (
    <Section title={words.title} text={words.text}>
      {data ? (
        <TargetsForm key={JSON.stringify(data.targets)} found={data} />
      ) : (
        <ReadState error={error} failed={words.loadFailed} rows={2} onRetry={() => void refetch()} />
      )}
    </Section>
  )
}

/** The leads that were won in a month. */
const wonIn = (month: string) => ({ convertedFrom: month, convertedTo: lastDayOf(month) })

function TargetsForm({ found }: { found: AnswerOf<'readTargets'> }) {
  const { save, analytics } = useAllWords()
  const { targets: words } = analytics
  const format = useFormat()
  const mayChange = useCan('targets.write')
  const client = useQueryClient()
  const { show } = useToast()
  const form = useSeenForm<Targets, Targets>(found.targets, (record) => record)
  const attempt = useAttempt({ won: null, inTime: null })
  const reached = useReached(found)
  const isChanged = targetKinds.some((kind) => form.values[kind] !== form.record[kind])
  const submit = () => {
    const isOutside = (kind: TargetKind) => {
      const value = form.values[kind]
      return value !== null && !(value >= 1 && value <= maxTarget[kind])
    }
    const outside = targetKinds.filter(isOutside)
    if (outside.length > 0) {
      const text = (kind: TargetKind) => words.bounds(format.number(1), format.number(maxTarget[kind]))
      return attempt.reject(Object.fromEntries(outside.map((kind) => [kind, text(kind)])))
    }
    return attempt.run(async () => {
      await form.save(async ({ change, seen }) => {
        await call.changeTargets({ body: { ...change, seen } })
        await client.invalidateQueries({ queryKey: query('readTargets', {}).queryKey })
        show({ tone: 'success', title: words.saved })
      })
    })
  }
  const time = format.duration((pipeline[defaultLeadStatus].thresholdMs ?? 0) / 1_000)
  const texts = { won: words.wonText, inTime: words.inTimeText(time) } satisfies Record<TargetKind, string>
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      {targetKinds.map((kind) => (
        <Row
          key={kind}
          title={<LeadsLink leads={kind === 'won' ? wonIn(found.month) : null}>{reached(kind)}</LeadsLink>}
          text={texts[kind]}
          end={
            mayChange && (
              <NumberField
                label={words.labels[kind]}
                value={form.values[kind]}
                {...attempt.field(kind, (value) => form.set({ [kind]: value }))}
              />
            )
          }
        />
      ))}
      {(isChanged || attempt.failure) && (
        <SaveRow>
          <FailureBanner attempt={attempt} title={words.notSaved} />
          <SeenClash
            form={form}
            labels={words.labels}
            textOf={(_, value) => (value === null ? words.none : format.number(value))}
          />
          <Button onClick={form.reset}>{words.undo}</Button>
          <Button type="submit" tone="primary" busy={attempt.pending}>
            {save}
          </Button>
        </SaveRow>
      )}
    </Form>
  )
}
