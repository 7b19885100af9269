import { useId, useRef } from 'react'
import { limits } from '#domain/basics/text.ts'
import { addedSources } from '#domain/leads/added-lead.ts'
import { useOwnerOptions } from '#web/admin/parts/owner-options.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import styles from './AddLead.module.css'
import { ConsentFields } from './ConsentFields.tsx'
import { KnownLeads } from './KnownLeads.tsx'
import { MoreFields } from './MoreFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { useAddLead } from './use-add-lead.ts'

/** Adds a lead by hand: name and one way to reach the person are enough. What is typed stays until it is added. */
export function AddLeadDialog({ typed, onClose }: { typed: string; onClose: () => void }) {
  const words = useAllWords()
  const { leads, addLead } = words
  const lead = useAddLead(typed, onClose)
  const { form, set, attempt, known } = lead
  const owners = useOwnerOptions(form.assignedTo)
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={addLead.title}
      initialFocus={name}
      footer={
        <>
          {lead.isDraft && (
            <Button tone="plain" className={styles.startOver} onClick={lead.startOver}>
              {addLead.startOver}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" type="submit" form={id} busy={attempt.pending}>
            {known.length > 0 ? addLead.addAnother : addLead.submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={attempt.form}
        className={styles.form}
        noValidate
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void lead.submit()
        }}
      >
        <PersonFields lead={lead} nameRef={name} />
        <KnownLeads known={known} onOpen={lead.open} />
        <div className={styles.pair}>
          <Select
            label={leads.fields.leadSource}
            value={form.leadSource}
            onChange={(leadSource) => set({ leadSource })}
            options={addedSources.map((value) => ({ value, label: leads.sources[value] }))}
          />
          <Select
            label={leads.fields.assignedTo}
            value={form.assignedTo}
            onChange={(assignedTo) => set({ assignedTo })}
            options={owners}
            error={attempt.fields.assignedTo}
          />
        </div>
        <TextArea
          label={addLead.message}
          value={form.message}
          onChange={(message) => set({ message })}
          error={attempt.fields.message}
          rows={2}
          maxLength={limits.message}
          dir="auto"
        />
        <ConsentFields lead={lead} />
        <MoreFields lead={lead} />
        {attempt.failure && !lead.isRefused && (
          <Banner tone="danger">
            {addLead.failed}. {attempt.failure}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
