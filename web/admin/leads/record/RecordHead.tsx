import type { Lead } from '#contract/leads.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TheirTime } from '../actions/TheirTime.tsx'
import { CardTime } from '../board/CardTime.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { OwnerField } from '../lead/OwnerField.tsx'
import { platformName } from '../lead-words.ts'
import { LostReasonSelect } from '../lost/LostReasonSelect.tsx'
import { useClock } from '../store/board-clock.ts'
import { useBoardTools } from '../store/board-context.ts'
import { inPlaceEditor, inPlaceHandlers } from './in-place-editor.ts'
import styles from './LeadRecord.module.css'
import { useMove } from './use-move.ts'

/** Since when, the clock, the stage and the owner. */
export function RecordHead({ lead, editor }: { lead: Lead; editor: LeadEditor }) {
  const words = useAllWords()
  const format = useFormat()
  const { canWrite } = useBoardTools()
  const { leads, leadRecord } = words
  const { status, move } = useMove(lead)
  const inPlace = inPlaceEditor(editor)
  const minute = useClock((now) => now - (now % minuteMs))
  const ago = useClock((now) => format.relative(lead.createdAt, now))
  return (
    <header className={styles.head}>
      <div className={styles.when}>
        <CardTime lead={lead} />
        <p title={format.exact(lead.createdAt)}>
          {leadRecord.cameIn(format.dateTime(lead.createdAt), ago)} · {platformName(lead.platform, leads)}
        </p>
        <TheirTime leadId={lead.id} at={new Date(minute)} />
      </div>
      <fieldset className={styles.who} disabled={!canWrite} {...inPlaceHandlers(editor)}>
        <Select
          label={leads.fields.status}
          value={status}
          onChange={move}
          options={leadStatuses.map((value) => ({ value, label: leads.stages[value] }))}
        />
        <OwnerField editor={inPlace} />
        {lead.status === 'lost' && (
          <LostReasonSelect
            value={editor.editing.form.lostReason}
            onChange={(lostReason) => inPlace.set({ lostReason })}
            error={editor.errors.lostReason}
          />
        )}
      </fieldset>
    </header>
  )
}
