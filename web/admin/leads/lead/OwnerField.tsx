import { useOwnerOptions } from '#web/admin/parts/owner-options.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'

/** The assignee. */
export function OwnerField({ editor }: { editor: LeadEditor }) {
  const { fields } = useWords().leads
  const { editing, errors, set } = editor
  const { assignedTo } = editing.form
  return (
    <Select
      label={fields.assignedTo}
      value={assignedTo}
      onChange={(next) => set({ assignedTo: next })}
      options={useOwnerOptions(assignedTo)}
      error={errors.assignedTo}
    />
  )
}
