import { priorities } from '#domain/options.ts'
import { leadStatuses } from '#domain/pipeline.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { DetailsCard } from './DetailsCard.tsx'
import styles from './LeadDialog.module.css'
import { ScoreReceipt } from './ScoreReceipt.tsx'

/** Stage, priority, owner and score of the lead. */
export function ManagementSection({ editor }: { editor: LeadEditor }) {
  const words = useWords().leads
  const { user } = useSession()
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
      <TextField
        label={fields.assignedTo}
        value={form.assignedTo}
        onChange={(assignedTo) => set({ assignedTo })}
        error={errors.assignedTo}
        autoComplete="off"
        end={
          form.assignedTo !== user.username && (
            <IconButton
              size="small"
              icon="user"
              label={dialog.assignToMe}
              onClick={() => set({ assignedTo: user.username })}
            />
          )
        }
      />
      <ScoreReceipt lead={base} />
    </DetailsCard>
  )
}
