import { type RefObject, useMemo } from 'react'
import { dialCodes } from '#domain/addresses/phone.ts'
import { limits } from '#domain/basics/text.ts'
import { isolated } from '#web/admin/parts/isolated.ts'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './AddLead.module.css'
import type { AddLead } from './use-add-lead.ts'

/** Name and contact details. Shows how a typed number is understood. */
export function PersonFields({ lead, nameRef }: { lead: AddLead; nameRef: RefObject<HTMLInputElement | null> }) {
  const { leads, addLead } = useAllWords()
  const { form, set, attempt, phone, country } = lead
  const format = useFormat()
  const options = useDialOptions()
  return (
    <>
      <TextField
        ref={nameRef}
        label={leads.fields.name}
        value={form.name}
        onChange={(name) => set({ name })}
        error={attempt.fields.name}
        maxLength={limits.name}
        autoComplete="off"
        dir="auto"
        required
      />
      <div className={styles.phone}>
        <Select
          label={leads.dialog.dial}
          value={form.dialCountry}
          onChange={(dialCountry) => set({ dialCountry })}
          options={options}
        />
        <TextField
          label={leads.fields.phone}
          type="tel"
          value={form.number}
          onChange={(number) => set({ number })}
          error={attempt.fields.phone}
          hint={phone ? addLead.understood(phone, country && format.country(country)) : undefined}
          autoComplete="off"
          dir="ltr"
        />
      </div>
      <TextField
        label={leads.fields.email}
        type="email"
        value={form.email}
        onChange={(email) => set({ email })}
        error={attempt.fields.email}
        maxLength={limits.email}
        autoComplete="off"
        dir="ltr"
        hint={addLead.oneIsEnough}
      />
    </>
  )
}

function useDialOptions() {
  const format = useFormat()
  const [language] = useLanguage()
  return useMemo(
    () =>
      dialCodes
        .map(({ country, dial }) => ({
          value: country,
          label: `${format.country(country)} (${isolated(dial, language)})`,
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    [format, language],
  )
}
