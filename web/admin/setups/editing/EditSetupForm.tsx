import { useQuery } from '@tanstack/react-query'
import { purgesPassword, setupStatuses } from '#domain/setups.ts'
import { limits } from '#domain/text.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { ClashPanel } from './ClashPanel.tsx'
import type { Editing } from './setup-editing.ts'
import type { SetupEditor } from './use-setup-editor.ts'

/** The fields staff edit, with the effects of a status. */
export function EditSetupForm({ id, editor }: { id: string; editor: SetupEditor }) {
  const { setups: words } = useAllWords()
  const { editing, attempt, set } = editor
  const { form } = editing
  const people = usePeople(form.assignedTo)
  return (
    <Form attempt={attempt} id={id} onSubmit={() => void editor.save()}>
      <FailureBanner attempt={attempt} title={words.updateFailed} />
      {editing.clashes.length > 0 && <ClashPanel editor={editor} />}
      <Select
        label={words.status}
        value={form.status}
        onChange={(status) => set({ status })}
        options={setupStatuses.map((value) => ({ value, label: words.statuses[value] }))}
        error={attempt.fields.status}
      />
      <StatusNote editing={editing} />
      <Select
        label={words.assignedTo}
        value={form.assignedTo ?? ''}
        onChange={(name) => set({ assignedTo: name || null })}
        options={[{ value: '', label: words.nobody }, ...people.map((name) => ({ value: name, label: name }))]}
        error={attempt.fields.assignedTo}
      />
      <TextArea
        label={words.notes}
        value={form.notes ?? ''}
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
function StatusNote({ editing: { base, form } }: { editing: Editing }) {
  const { editing: texts } = useAllWords().setups
  if (form.status === base.status) return null
  const isKept = base.passwordKeptUntil !== null
  const notes = [
    isKept && purgesPassword(form.status) && texts.willPurge,
    form.status === 'completed' && texts.willMail,
    purgesPassword(base.status) && !purgesPassword(form.status) && texts.noWayBack,
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
