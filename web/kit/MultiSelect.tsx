import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Field, useFieldControl } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { Menu } from './Menu.tsx'
import styles from './MultiSelect.module.css'

type MultiSelectProps = {
  label: string
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined
  /** Error text; absent if valid. */
  error?: string | undefined
  options: readonly { value: string; label: string }[]
  /** The chosen ones; none: any will do. */
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Shown while none is chosen. */
  any: string
  /** Text for several choices: the first, and the number of others. */
  more: (first: string, others: number) => string
}

/** Any number of a list, in a menu that stays open while one chooses. */
export function MultiSelect({ label, labelHidden, error, ...choice }: MultiSelectProps) {
  return (
    <Field label={label} labelHidden={labelHidden} error={error}>
      <Choices label={label} {...choice} />
    </Field>
  )
}

function Choices({ label, options, values, onChange, any, more }: Omit<MultiSelectProps, 'error'>) {
  const { id, 'aria-invalid': isInvalid, 'aria-describedby': described } = useFieldControl()
  const chosen = options.filter(({ value }) => values.includes(value))
  const [first] = chosen
  const shown = !first ? any : chosen.length === 1 ? first.label : more(first.label, chosen.length - 1)
  return (
    <Menu
      several
      align="start"
      trigger={
        <button
          id={id}
          type="button"
          className={classNames(control.control, styles.button)}
          data-set={first ? '' : undefined}
          // Buttons have no `aria-invalid`.
          data-invalid={isInvalid}
          aria-describedby={described}
          aria-label={`${label}: ${shown}`}
        >
          <span className={styles.shown} dir="auto">
            {shown}
          </span>
          <Icon name="chevron-down" small />
        </button>
      }
      items={options.map(({ value, label: name }) => {
        const checked = values.includes(value)
        return {
          label: name,
          checked,
          onSelect: () => onChange(checked ? values.filter((other) => other !== value) : [...values, value]),
        }
      })}
    />
  )
}
