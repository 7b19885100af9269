import { consentPurposes, consentWays, maxConsentWords } from '#domain/leads/added-lead.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import styles from './AddLead.module.css'
import type { AddLead } from './use-add-lead.ts'

/** The person's consent, with its wording, time and way. Nothing is pre-ticked. */
export function ConsentFields({ lead: { form, set, attempt } }: { lead: AddLead }) {
  const { addLead } = useAllWords()
  const toggle = (purpose: (typeof consentPurposes)[number], isAgreed: boolean) =>
    set({ purposes: consentPurposes.filter((one) => (one === purpose ? isAgreed : form.purposes.includes(one))) })
  return (
    <fieldset className={styles.consent}>
      <legend className={styles.legend}>{addLead.consent}</legend>
      <p className={layout.soft}>{addLead.consentHint}</p>
      <div>
        {consentPurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            label={addLead.purposes[purpose]}
            checked={form.purposes.includes(purpose)}
            onChange={(isAgreed) => toggle(purpose, isAgreed)}
          />
        ))}
      </div>
      {form.purposes.length > 0 && (
        <>
          <div className={styles.pair}>
            <Select
              label={addLead.way}
              value={form.way}
              onChange={(way) => set({ way })}
              options={[
                { value: '', label: addLead.chooseWay },
                ...consentWays.map((value) => ({ value, label: addLead.ways[value] })),
              ]}
              error={attempt.fields['consent.way']}
              required
            />
            <DateField
              label={addLead.givenAt}
              withTime
              value={form.givenAt}
              onChange={(givenAt) => set({ givenAt })}
              error={attempt.fields['consent.givenAt']}
              hint={form.givenAt === '' ? addLead.now : undefined}
            />
          </div>
          <TextArea
            label={addLead.words}
            hint={addLead.wordsHint}
            value={form.words}
            onChange={(words) => set({ words })}
            error={attempt.fields['consent.words']}
            rows={2}
            maxLength={maxConsentWords}
            dir="auto"
            required
          />
        </>
      )}
    </fieldset>
  )
}
