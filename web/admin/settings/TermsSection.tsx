import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Settings.module.css'
import type { SectionProps } from './sections.ts'
import type { TypedField } from './settings-draft.ts'

/** A text field of the draft. */
export function TypedFieldBox({
  field,
  label,
  hint,
  type = 'text',
  inputMode,
  draft,
  errors,
  disabled,
  onChange,
}: SectionProps & {
  field: TypedField
  label: string
  hint?: string
  type?: 'text' | 'url' | 'tel' | 'email'
  inputMode?: 'decimal' | 'numeric'
}) {
  return (
    <TextField
      label={label}
      hint={hint}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      disabled={disabled}
      value={draft[field]}
      error={errors[field]}
      onChange={(typed) => onChange({ [field]: typed }, field)}
    />
  )
}

/** Prices and trial. */
export function TermsSection(props: SectionProps) {
  const { terms } = useAllWords().settings
  return (
    <Section title={terms.title} text={terms.text}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TypedFieldBox {...props} field="monthlyPrice" label={terms.price} inputMode="decimal" />
          <TypedFieldBox {...props} field="trialDays" label={terms.trial} inputMode="numeric" />
          <TypedFieldBox {...props} field="recommendedDeposit" label={terms.deposit} inputMode="numeric" />
        </div>
      </div>
    </Section>
  )
}

/** External links and the operator's contact details. */
export function LinksSection(props: SectionProps) {
  const { links } = useAllWords().settings
  return (
    <Section title={links.title} text={links.text}>
      <div className={styles.fields}>
        <TypedFieldBox {...props} field="checkoutUrl" label={links.checkout} type="url" />
        <TypedFieldBox {...props} field="brokerUrl" label={links.broker} type="url" />
        <div className={styles.pair}>
          <TypedFieldBox {...props} field="whatsapp" label={links.whatsapp} hint={links.whatsappHint} type="tel" />
          <TypedFieldBox {...props} field="email" label={links.email} type="email" />
        </div>
      </div>
    </Section>
  )
}
