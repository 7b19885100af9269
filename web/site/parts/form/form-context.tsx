import { createContext, useContext } from 'react'
import type { FieldProblem } from '#contract/errors.ts'
import type { FormName, FormState } from '#web/site/page.ts'

export type OpenForm = { readonly name: FormName; readonly state: FormState }

export const untouched: FormState = { values: {}, problems: {}, outcome: 'open' }

const FormContext = createContext<OpenForm>({ name: 'full', state: untouched })
export const FormProvider = FormContext

/** What one field shows: its ids, what was typed, what is wrong with it. */
export function useField(field: string): {
  id: string
  problemId: string
  value: string | undefined
  problem: FieldProblem | undefined
} {
  const { name, state } = useContext(FormContext)
  const id = `${name}-${field}`
  return { id, problemId: `${id}-problem`, value: state.values[field], problem: state.problems[field] }
}
