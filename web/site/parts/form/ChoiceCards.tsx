import { Problem } from './fields.tsx'
import { useField } from './form-context.tsx'

export type Choice<V extends string> = { readonly value: V; readonly label: string; readonly text: string }

/** A choice of explained options; `initial` is preselected, if given. */
export function ChoiceCards<V extends string>({
  field,
  legend,
  lead,
  choices,
  initial,
}: {
  field: string
  legend: string
  lead?: string
  choices: readonly Choice<V>[]
  initial?: V
}) {
  const { id, value = initial, problem, problemId } = useField(field)
  return (
    <fieldset className="choices" id={id} aria-describedby={problem && problemId}>
      <legend>{legend}</legend>
      {lead && <p className="hint">{lead}</p>}
      {choices.map((choice) => (
        <label key={choice.value} htmlFor={`${id}-${choice.value}`}>
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            name={field}
            value={choice.value}
            defaultChecked={choice.value === value}
            aria-invalid={problem && true}
            aria-describedby={`${id}-${choice.value}-text`}
          />
          <span>
            <strong>{choice.label}</strong>
            <span id={`${id}-${choice.value}-text`}>{choice.text}</span>
          </span>
        </label>
      ))}
      <Problem field={field} />
    </fieldset>
  )
}
