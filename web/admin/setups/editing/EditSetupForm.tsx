import { useQuery } from '@tanstack/react-query'
import type { Setup } from '#contract/setups.ts'
import { limits } from '#domain/basics/text.ts'
import { purgesPassword, setupStatuses } from '#domain/setups/setups.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import type { SeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import type { Attempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'

/** Editable fields of a setup. */
type SetupValues = Pick<Setup, 'status' | 'assignedTo' | 'notes'>
export const valuesOf = ({ status, assignedTo, notes }: Setup): SetupValues => ({ status, assignedTo, notes })

type EditSetupFormProps = {
  id: string
  form: SeenForm<SetupValues, Setup>
  attempt: Attempt
  onSubmit: () => void
}

/** The fields staff edit, with the effects of a status. */
export function EditSetupForm({ id, form, attempt, onSubmit }: EditSetupFormProps) {
  const { setups: words } = useAllWords()
  const { values } = form
  const people = usePeople(values.assignedTo)
  const set = (change: Partial<SetupValues>) => {
    form.set(change)
    for (const field of Object.keys(change)) attempt.touch(field)
  }
  return (
    <Form attempt={attempt} id={id} onSubmit={onSubmit}>
      <FailureBanner attempt={attempt} title={words.updateFailed} />
      <SeenClash
        form={form}
        title={words.editing.conflict}
        labels={{ status: words.status, assignedTo: words.assignedTo, notes: words.notes }}
        textOf={(field, value) => (field === 'status' ? words.statuses[value as Setup['status']] : (value ?? ''))}
      />
      <Select
        label={words.status}
        value={values.status}
        onChange={(status) => set({ status })}
        options={setupStatuses.map((value) => ({ value, label: words.statuses[value] }))}
        error={attempt.fields.status}
      />
      <StatusNote before={form.record} status={values.status} />
      <Select
        label={words.assignedTo}
        value={values.assignedTo ?? ''}
        onChange={(name) => set({ assignedTo: name || null })}
        options={[{ value: '', label: words.nobody }, ...people.map((name) => ({ value: name, label: name }))]}
        error={attempt.fields.assignedTo}
      />
      <TextArea
        label={words.notes}
        value={values.notes ?? ''}
        onChange={(notes) => set({ notes: notes || null })}
        maxLength={limits.notes}
        rows={4}
        dir="auto"
        error={attempt.fields.notes}
      />
    </Form>
  )
}

/** Side effects of the chosen status. */
function StatusNote({ before, status }: { before: Setup; status: Setup['status'] }) {
  const { editing: texts } = useAllWords().setups
  if (status === before.status) return null
  const isKept = before.passwordKeptUntil !== null
  const notes = [
    isKept && purgesPassword(status) && texts.willPurge,
    status === 'completed' && texts.willMail,
    purgesPassword(before.status) && !purgesPassword(status) && texts.noWayBack,
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return <Banner tone={isKept ? 'warning' : 'info'}>{notes.join(' ')}</Banner>
}

/** Assignees by name: active teammates, and the current one. */
function usePeople(current: string | null): string[] {
  const mayRead = useCan('users.read')
  const { data } = useQuery({ ...query('listPeople', {}), enabled: mayRead, refetchOnMount: 'always' })
  const names = (data?.data ?? []).filter(({ disabled }) => !disabled).map(({ username }) => username)
  return current === null || names.includes(current) ? names : [current, ...names]
}
