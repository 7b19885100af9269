import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '#web/site/parts/site-context.tsx'
import { useField } from './form-context.tsx'

type Label = { readonly field: string; readonly label: string; readonly optional?: boolean }

/** Label above, problem below; the control in between gets what ties them together. */
function Field({ field, label, optional, children }: Label & { children: ReactNode }) {
  const { words } = useSite()
  const { id } = useField(field)
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <small>({words.form.optional})</small>}
      </label>
      {children}
      <Problem field={field} />
    </div>
  )
}

function Problem({ field }: { field: string }) {
  const { words } = useSite()
  const { problem, problemId } = useField(field)
  return problem ? (
    <p className="problem" id={problemId}>
      {words.form.problems[problem]}
    </p>
  ) : null
}

function useControl(field: string, optional = false) {
  const { id, problem, problemId, value } = useField(field)
  return {
    value,
    control: {
      id,
      name: field,
      ...(!optional && { required: true }),
      ...(problem && { 'aria-invalid': true, 'aria-describedby': problemId }),
    } as const,
  }
}

export function TextField({
  field,
  label,
  optional,
  ...input
}: Label & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'dir'>) {
  const { control, value } = useControl(field, optional)
  return (
    <Field field={field} label={label} optional={optional ?? false}>
      <input {...control} {...input} defaultValue={value} />
    </Field>
  )
}

export function TextArea({ field, label, optional, placeholder }: Label & { placeholder: string }) {
  const { control, value } = useControl(field, optional)
  return (
    <Field field={field} label={label} optional={optional ?? false}>
      <textarea {...control} rows={4} placeholder={placeholder} defaultValue={value} />
    </Field>
  )
}

/** `children` are the options; `initial` is chosen until the visitor chooses. */
export function SelectField({
  field,
  label,
  optional,
  initial,
  children,
  ...select
}: Label & Pick<ComponentProps<'select'>, 'autoComplete'> & { initial: string; children: ReactNode }) {
  const { control, value } = useControl(field, optional)
  return (
    <Field field={field} label={label} optional={optional ?? false}>
      <select {...control} {...select} defaultValue={value ?? initial}>
        {children}
      </select>
    </Field>
  )
}

/** A box that starts unticked. */
export function TickBox({ field, label }: { field: string; label: string }) {
  const { id, value } = useField(field)
  return (
    <label className="tick" htmlFor={id}>
      <input type="checkbox" id={id} name={field} defaultChecked={value === 'on'} />
      <span>{label}</span>
    </label>
  )
}
