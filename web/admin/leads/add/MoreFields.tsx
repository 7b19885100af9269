import { useState } from 'react'
import { dialCodes } from '#domain/addresses/phone.ts'
import { limits } from '#domain/basics/text.ts'
import { firstStageOf } from '#domain/leads/added-lead.ts'
import { investmentExperiences, priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { languages } from '#domain/site/languages.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './AddLead.module.css'
import type { AddLead } from './use-add-lead.ts'

/** All other fields of a lead, collapsed to keep a phone call quick. */
export function MoreFields({ lead }: { lead: AddLead }) {
  const { addLead } = useAllWords()
  const [open, setOpen] = useState(false)
  const { estimatedValue, tags, notes } = lead.attempt.fields
  if (!open && !estimatedValue && !tags && !notes) {
    return (
      <Button tone="plain" icon="chevron-down" className={styles.more} onClick={() => setOpen(true)}>
        {addLead.more}
      </Button>
    )
  }
  return <OpenFields lead={lead} />
}

function OpenFields({ lead: { form, set, attempt } }: { lead: AddLead }) {
  const { leads, addLead } = useAllWords()
  const { fields } = leads
  const format = useFormat()
  const countries = dialCodes
    .map(({ country }) => ({ value: country, label: format.country(country) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={fields.status}
          value={form.status ?? firstStageOf(form.leadSource)}
          onChange={(status) => set({ status })}
          options={leadStatuses.map((value) => ({ value, label: leads.stages[value] }))}
        />
        <Select
          label={fields.priority}
          value={form.priority}
          onChange={(priority) => set({ priority })}
          options={priorities.map((value) => ({ value, label: leads.priorities[value] }))}
        />
        <Select
          label={fields.country}
          value={form.country}
          onChange={(country) => set({ country })}
          options={[{ value: '', label: addLead.fromNumber }, ...countries]}
        />
        <Select
          label={fields.preferredLanguage}
          value={form.preferredLanguage}
          onChange={(preferredLanguage) => set({ preferredLanguage })}
          options={[
            { value: '', label: addLead.detected },
            ...languages.map((value) => ({ value, label: format.languageName(value) })),
          ]}
        />
        <Select
          label={fields.investmentExperience}
          value={form.investmentExperience}
          onChange={(investmentExperience) => set({ investmentExperience })}
          options={[
            { value: '', label: leads.dialog.unknown },
            ...investmentExperiences.map((value) => ({ value, label: leads.experiences[value] })),
          ]}
        />
        <NumberField
          label={fields.estimatedValue}
          value={form.estimatedValue}
          onChange={(estimatedValue) => set({ estimatedValue })}
          error={attempt.fields.estimatedValue}
        />
      </div>
      <TextField
        label={fields.tags}
        hint={addLead.tagsHint}
        value={form.tags}
        onChange={(tags) => set({ tags })}
        error={attempt.fields.tags}
        autoComplete="off"
        dir="auto"
      />
      <TextArea
        label={fields.notes}
        value={form.notes}
        onChange={(notes) => set({ notes })}
        error={attempt.fields.notes}
        rows={2}
        maxLength={limits.notes}
        dir="auto"
      />
    </>
  )
}
