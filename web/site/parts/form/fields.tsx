import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '#web/site/parts/site-context.tsx'
import { useField } from './form-context.tsx'

type Label = {
  readonly field: string
  readonly label: string
  readonly optional?: boolean
  readonly hint?: string | undefined
}
/** Maximum length in the contract. The browser must not enforce it: it would silently cut pasted text. */
type Length = { readonly maxLength: number }

/** Label above, problem below; connects them with the control in between. */
function Field({
  field,
  label,
  optional,
  hint,
  maxLength,
  children,
}: Label & Partial<Length> & { children: ReactNode }) {
  const { words, format } = useSite()
  const { id } = useField(field)
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <small>{format.aside(words.form.optional)}</small>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Problem field={field} maxLength={maxLength} />
    </div>
  )
}

/** A field's problem. */
export function Problem({ field, maxLength }: { field: string; maxLength?: number | undefined }) {
  const { problemId } = useField(field)
  const text = useProblem(field, maxLength)
  if (!text) return null
  return (
    <p className="problem" id={problemId}>
      {text}
    </p>
  )
}

/** Text of a field's problem, the form's own or the common one; undefined if valid. */
export function useProblem(field: string, maxLength?: number): string | undefined {
  const { words, format } = useSite()
  const { problem, said, value = '' } = useField(field)
  if (!problem || said) return said
  const { problems, missing } = words.form
  if (problem === 'too_long') {
    if (!maxLength) return problems.invalid
    return problems.too_long(format.number(maxLength), format.number(Math.max(1, [...value].length - maxLength)))
  }
  return (problem === 'required' ? missing[field] : undefined) ?? problems[problem]
}

function useControl(field: string, optional = false, hint = false) {
  const { id, problem, problemId, value } = useField(field)
  return {
    value,
    control: {
      id,
      name: field,
      ...(!optional && { required: true }),
      ...(problem && { 'aria-invalid': true }),
      ...((problem || hint) && {
        'aria-describedby': [hint && `${id}-hint`, problem && problemId].filter(Boolean).join(' '),
      }),
    } as const,
  }
}

export function TextField({
  field,
  label,
  optional,
  hint,
  maxLength,
  ...input
}: Label & Length & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'dir'>) {
  const { control, value } = useControl(field, optional, hint !== undefined)
  return (
    <Field field={field} label={label} optional={optional ?? false} hint={hint} maxLength={maxLength}>
      <input {...control} {...input} defaultValue={value} />
    </Field>
  )
}

export function TextArea({
  field,
  label,
  optional,
  maxLength,
  placeholder,
}: Label & Length & { placeholder?: string }) {
  const { control, value } = useControl(field, optional)
  return (
    <Field field={field} label={label} optional={optional ?? false} maxLength={maxLength}>
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
