import { useState } from 'react'
import { type Condition, conditionFields, isComplete, kindOfField, operatorsOf } from '#domain/automation/conditions.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Automation.module.css'
import { DecimalField } from './DecimalField.tsx'
import { newCondition } from './new-parts.ts'
import { fieldName } from './sentence.ts'
import { useChoices } from './use-choices.ts'

type ConditionRowProps = {
  condition: Condition
  /** From 1. */
  place: number
  /** True if missing input is marked. */
  isChecked: boolean
  onChange: (condition: Condition) => void
  onRemove: () => void
}

/** One condition: field, comparison, value. */
export function ConditionRow({ condition, place, isChecked, onChange, onRemove }: ConditionRowProps) {
  const words = useAllWords()
  const { builder, operators } = words.automation
  const { field, operator } = condition
  const fields = conditionFields
    .map((value) => ({ value, label: fieldName(value, words) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{builder.condition(place)}</legend>
      <div className={styles.condition}>
        <Select
          label={builder.field}
          value={field}
          onChange={(next) => onChange(newCondition(next))}
          options={fields}
        />
        <Select
          label={builder.operator}
          value={operator}
          onChange={(next) => onChange({ ...condition, operator: next })}
          options={operatorsOf(field).map((value) => ({ value, label: operators[value] }))}
        />
        <Value condition={condition} onChange={onChange} error={isChecked && !isComplete(condition)} />
      </div>
      <div className={styles.partButtons}>
        <span className={styles.place} aria-hidden>
          {builder.condition(place)}
        </span>
        <IconButton icon="close" size="small" label={builder.removeCondition(place)} onClick={onRemove} />
      </div>
    </fieldset>
  )
}

type ValueProps = { condition: Condition; onChange: (condition: Condition) => void; error: boolean }

function Value({ condition, onChange, error }: ValueProps) {
  const { automation, fields } = useAllWords()
  const { builder } = automation
  const choices = useChoices()(condition.field, condition.values)
  if (condition.operator === 'filled' || condition.operator === 'empty') return null
  const kind = kindOfField(condition.field)
  const problem = error ? fields.required : undefined
  if (kind === 'number' || kind === 'moment') {
    return (
      <DecimalField
        label={kind === 'moment' ? builder.hoursAgo : builder.amount}
        value={condition.amount}
        onChange={(amount) => onChange({ ...condition, amount })}
        error={problem}
      />
    )
  }
  if (!choices) return <TypedValues condition={condition} onChange={onChange} error={problem} />
  return (
    <MultiSelect
      label={builder.value}
      options={choices}
      values={condition.values}
      onChange={(values) => onChange({ ...condition, values })}
      any={builder.choose}
      more={builder.moreChosen}
      error={problem}
    />
  )
}

type TypedValuesProps = Omit<ValueProps, 'error'> & { error: string | undefined }

/** Values as one text, kept as typed. */
function TypedValues({ condition, onChange, error }: TypedValuesProps) {
  const { builder } = useAllWords().automation
  const [text, setText] = useState(condition.values.join(', '))
  return (
    <TextField
      label={builder.values}
      value={text}
      error={error}
      onChange={(next) => {
        setText(next)
        const values = next.split(',').map((one) => one.trim())
        onChange({ ...condition, values: values.filter((one) => one !== '') })
      }}
      dir="auto"
    />
  )
}
