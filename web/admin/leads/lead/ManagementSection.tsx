import { priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { LostReasonSelect } from '../lost/LostReasonSelect.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import styles from './LeadDialog.module.css'
import { OwnerField } from './OwnerField.tsx'
import { ScoreReceipt } from './ScoreReceipt.tsx'
import { SourceFields } from './SourceFields.tsx'

/** Stage, priority, owner, source, tags and score of the lead. */
export function ManagementSection({ editor }: { editor: LeadEditor }) {
  const words = useWords().leads
  const { editing, errors, set } = editor
  const { form, base } = editing
  const { dialog, fields } = words
  return (
    <DetailsCard title={dialog.management}>
      <div className={styles.pair}>
        <Select
          label={fields.status}
          value={form.status}
          onChange={(status) => set({ status })}
          options={leadStatuses.map((value) => ({ value, label: words.stages[value] }))}
          error={errors.status}
        />
        <Select
          label={fields.priority}
          value={form.priority}
          onChange={(priority) => set({ priority })}
          options={priorities.map((value) => ({ value, label: words.priorities[value] }))}
          error={errors.priority}
        />
      </div>
      {form.status === 'lost' && (
        <LostReasonSelect
          value={form.lostReason}
          onChange={(lostReason) => set({ lostReason })}
          error={errors.lostReason}
        />
      )}
      <OwnerField editor={editor} />
      <SourceFields editor={editor} />
      <ScoreReceipt lead={base} />
    </DetailsCard>
  )
}
