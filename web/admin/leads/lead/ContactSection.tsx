import { Fragment, type ReactNode, useMemo } from 'react'
import { dialCodes } from '#domain/addresses/phone.ts'
import { leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { useClock } from '../store/board-clock.ts'
import { DetailsCard } from './DetailsCard.tsx'
import styles from './LeadDialog.module.css'
import { PhoneField } from './PhoneField.tsx'

/** All text fields except the assignee, which is in the management section. */
const lines = leadFieldsWith({ staff: true, kind: 'text' }).filter((field) => field !== 'assignedTo')

/** Name and contact details of the lead. */
export function ContactSection({ editor }: { editor: LeadEditor }) {
  const { dialog, fields } = useWords().leads
  const format = useFormat()
  const { base } = editor.editing
  const ago = useClock((now) => format.relative(base.createdAt, now))
  return (
    <DetailsCard title={dialog.contact}>
      <ContactFields editor={editor} />
      <p className={styles.fact}>
        <span>{fields.createdAt}</span>
        <time dateTime={base.createdAt} title={format.exact(base.createdAt)}>
          {format.dateTime(base.createdAt)} ({ago})
        </time>
      </p>
    </DetailsCard>
  )
}

/** Name, email, phone and country; `emailNote` is shown below the stored email. */
export function ContactFields({ editor, emailNote }: { editor: LeadEditor; emailNote?: ReactNode }) {
  const { fields } = useWords().leads
  const { editing, errors, set } = editor
  const { form, base } = editing
  const countries = useCountryOptions()
  return (
    <>
      {lines.map((field) => (
        <Fragment key={field}>
          <TextField
            label={fields[field]}
            value={form[field]}
            onChange={(value) => set({ [field]: value })}
            error={errors[field]}
            autoComplete="off"
            dir="auto"
            required={!leadFields[field].optional}
            {...(field === 'email' && { type: 'email', dir: 'ltr' })}
          />
          {field === 'email' && form.email === base.email && emailNote}
        </Fragment>
      ))}
      <PhoneField editor={editor} />
      <Select
        label={fields.country}
        value={form.country}
        onChange={(country) => set({ country })}
        options={countries}
        {...(errors.country && { error: errors.country })}
      />
    </>
  )
}

/** Every country by its name in the language shown. */
function useCountryOptions() {
  const { dialog } = useWords().leads
  const format = useFormat()
  const countries = useMemo(() => {
    const named = dialCodes.map(({ country }) => ({ value: country, label: format.country(country) }))
    return named.sort((a, b) => a.label.localeCompare(b.label))
  }, [format])
  return [{ value: '', label: dialog.unknown }, ...countries]
}
