import type { ImportField } from '#domain/import/import-fields.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import type { FieldProps } from '#web/kit/Field.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { likelyChoices, useFieldChoices } from './field-choices.ts'
import styles from './Transfer.module.css'

type FixFieldProps = Pick<FieldProps, 'label' | 'error'> & {
  field: ImportField
  /** The value in the file, used for suggestions. */
  written: string
  value: string
  onChange: (value: string) => void
}

/** An input to fix a field of a row: a select with suggestions where the field has choices, else text. */
export function FixField({ field, written, value, onChange, error, ...rest }: FixFieldProps) {
  const { review } = useAllWords().transfer
  const choices = useFieldChoices(field)
  const input = { ...rest, value, onChange, error }
  if (leadFields[field].kind === 'longText') return <TextArea {...input} rows={3} />
  if (!choices) return <TextField {...input} />
  const isKnown = choices.some((choice) => choice.value === value)
  const unknown = isKnown || value === '' ? [] : [{ value, label: value }]
  const likely = likelyChoices(written, choices).filter((choice) => choice.value !== value)
  const problem = error && written ? review.notKnown(written) : error
  return (
    <div className={styles.fix}>
      <Select {...input} error={problem} options={[{ value: '', label: review.leaveEmpty }, ...unknown, ...choices]} />
      {likely.length > 0 && (
        <p className={styles.likely}>
          <span>{review.didYouMean}</span>
          {likely.map((choice) => (
            <Button key={choice.value} size="small" onClick={() => onChange(choice.value)}>
              {choice.label}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}
