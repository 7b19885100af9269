import { Suspense, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { priorities } from '#domain/leads/options.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { WinProbability } from '../insight/WinProbability.tsx'
import { ConflictPanel } from '../lead/ConflictPanel.tsx'
import { ContactFields } from '../lead/ContactSection.tsx'
import { InvestmentFields } from '../lead/InvestmentSection.tsx'
import { NotesField } from '../lead/NotesSection.tsx'
import { OriginCard } from '../lead/OriginCard.tsx'
import { ScoreReceipt } from '../lead/ScoreReceipt.tsx'
import { SourceFields } from '../lead/SourceFields.tsx'
import { platformName } from '../lead-words.ts'
import { useClock } from '../store/board-clock.ts'
import { useBoardTools } from '../store/board-context.ts'
import { FollowUpField } from './FollowUpField.tsx'
import { inPlaceEditor, inPlaceHandlers } from './in-place-editor.ts'
import styles from './RecordFields.module.css'
import { UndeliverableNote } from './UndeliverableNote.tsx'

/** The fields at the side, edited in place and saved one by one. */
export function RecordFields({ lead, editor, savedTimes }: { lead: Lead; editor: LeadEditor; savedTimes: number }) {
  const { leads, leadRecord } = useAllWords()
  const { canWrite } = useBoardTools()
  const inPlace = inPlaceEditor(editor)
  const { editing, errors } = editor
  // Text that an earlier visit left in the fields is not saved unasked.
  const [left] = useState(editing.restored)
  const isLeft = left && editing.restored && editor.isChanged
  return (
    <section className={styles.fields} aria-label={leadRecord.details}>
      <h2 className={styles.title}>
        {leadRecord.details}
        <span role="status" key={savedTimes} className={styles.saved}>
          {savedTimes > 0 && leadRecord.saved}
        </span>
      </h2>
      {isLeft && <Unsaved editor={editor} />}
      {editing.clashes.length > 0 && <ConflictPanel editor={inPlace} />}
      <fieldset className={styles.rows} disabled={!canWrite} {...(!isLeft && inPlaceHandlers(editor))}>
        <ContactFields editor={inPlace} emailNote={<UndeliverableNote leadId={lead.id} />} />
        <Select
          label={leads.fields.priority}
          value={editing.form.priority}
          onChange={(priority) => inPlace.set({ priority })}
          options={priorities.map((value) => ({ value, label: leads.priorities[value] }))}
          error={errors.priority}
        />
        <SourceFields editor={inPlace} />
        <InvestmentFields editor={inPlace} />
        <NotesField editor={inPlace} />
      </fieldset>
      <div className={styles.rows}>
        <FollowUpField lead={lead} disabled={!canWrite} />
        <Facts lead={lead} />
        <ScoreReceipt lead={lead} />
        <WinProbability leadId={lead.id} />
      </div>
      <Suspense fallback={null}>
        <OriginCard leadId={lead.id} />
      </Suspense>
    </section>
  )
}

/** Changes from an earlier visit: saved or discarded on request. */
function Unsaved({ editor }: { editor: LeadEditor }) {
  const { leads, leadRecord } = useAllWords()
  return (
    <Banner
      tone="warning"
      action={
        <>
          <Button size="small" onClick={() => void editor.save()}>
            {leadRecord.save}
          </Button>
          <Button size="small" onClick={editor.discard}>
            {leads.dialog.discard}
          </Button>
        </>
      }
    >
      {leadRecord.unsaved}
    </Banner>
  )
}

/** Read-only facts. */
function Facts({ lead }: { lead: Lead }) {
  const { leads, leadRecord } = useAllWords()
  const format = useFormat()
  const lastContact = useClock((now) =>
    lead.lastContactDate === null ? leadRecord.never : format.relative(lead.lastContactDate, now),
  )
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{leads.fields.lastContactDate}</dt>
        <dd title={lead.lastContactDate ? format.exact(lead.lastContactDate) : undefined}>{lastContact}</dd>
      </div>
      <div>
        <dt>{leads.fields.platform}</dt>
        <dd>{platformName(lead.platform, leads)}</dd>
      </div>
      <div>
        <dt>{leads.fields.createdAt}</dt>
        <dd>{format.dateTime(lead.createdAt)}</dd>
      </div>
    </dl>
  )
}
