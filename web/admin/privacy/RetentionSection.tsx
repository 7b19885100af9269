import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api.ts'
import { type RetentionKind, retentionBounds, retentionKinds } from '#domain/privacy/retention.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, SaveRow, Section } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { MonthsField } from './MonthsField.tsx'
import styles from './RetentionSection.module.css'

type Retention = AnswerOf<'readRetention'>
type Labels = Record<RetentionKind, string>

/** Retention periods: read-only for managers, editable for the owner. */
export function RetentionSection() {
  const { privacy: words } = useAllWords()
  const mayChange = useCan('settings.write')
  const { data, error, refetch } = useQuery({ ...query('readRetention', {}), refetchOnMount: 'always' })
  return (
    <Section title={words.retention} text={words.retentionText}>
      {!data && <ReadState error={error} failed={words.retentionFailed} onRetry={() => void refetch()} />}
      {data && !mayChange && retentionKinds.map((kind) => <ReadOnly key={kind} kind={kind} months={data[kind]} />)}
      {data && mayChange && <RetentionForm key={JSON.stringify(data)} retention={data} />}
    </Section>
  )
}

function ReadOnly({ kind, months }: { kind: RetentionKind; months: number | null }) {
  const { privacy: words } = useAllWords()
  const { title, text } = words.kept[kind]
  return <Row title={title} text={text} end={months === null ? words.forever : words.months(months)} />
}

function RetentionForm({ retention }: { retention: Retention }) {
  const { privacy: words } = useAllWords()
  const client = useQueryClient()
  const { show } = useToast()
  const form = useSeenForm<Retention, Retention>(retention, (record) => record)
  const { values: typed, record } = form
  const attempt = useAttempt(Object.fromEntries(retentionKinds.map((kind) => [kind, null])))
  const changed = retentionKinds.filter((kind) => typed[kind] !== record[kind])

  const submit = async () => {
    const outside = changed.filter((kind) => {
      const { min, max } = retentionBounds(kind)
      const months = typed[kind]
      return months !== null && (months < min || months > max)
    })
    if (outside.length > 0) {
      const text = (kind: RetentionKind) => words.bounds(retentionBounds(kind).min, retentionBounds(kind).max)
      return attempt.reject(Object.fromEntries(outside.map((kind) => [kind, text(kind)])))
    }
    await attempt.run(async () => {
      await form.save(async ({ change, seen }) => {
        const saved = await call.changeRetention({ body: { ...change, seen } })
        client.setQueryData(query('readRetention', {}).queryKey, saved)
        show({ tone: 'success', title: words.retentionSaved })
      })
    })
  }

  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <div>
        {retentionKinds.map((kind) => (
          <Row
            key={kind}
            title={words.kept[kind].title}
            text={words.kept[kind].text}
            end={
              <MonthsField
                label={words.kept[kind].title}
                value={typed[kind]}
                least={retentionBounds(kind).min}
                {...attempt.field(kind, (months) => form.set({ [kind]: months }))}
              />
            }
          />
        ))}
      </div>
      {(changed.length > 0 || attempt.failure) && (
        <SaveRow>
          <FailureBanner attempt={attempt} title={words.retentionNotSaved} />
          <SeenClash
            form={form}
            labels={Object.fromEntries(retentionKinds.map((kind) => [kind, words.kept[kind].title])) as Labels}
            textOf={(_, months) => (months === null ? words.forever : words.months(months))}
          />
          <p className={styles.warning}>{words.retentionWarning}</p>
          <Button onClick={form.reset}>{words.undo}</Button>
          <SubmitButton attempt={attempt} />
        </SaveRow>
      )}
    </Form>
  )
}
