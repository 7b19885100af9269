import { createContext, useContext } from 'react'
import type { FieldProblem } from '#contract/errors.ts'
import type { FormName, FormState } from '#web/site/page.ts'

/** `say`: a form's own text for a problem; undefined for the common one. */
export type OpenForm = {
  readonly name: FormName
  readonly state: FormState
  readonly say?: ((field: string, problem: FieldProblem) => string | undefined) | undefined
}

export const untouched: FormState = { values: {}, problems: {}, outcome: 'open' }

const FormContext = createContext<OpenForm>({ name: 'full', state: untouched })
export const FormProvider = FormContext

/** Data of one field: ids, input, problem. */
export function useField(field: string): {
  id: string
  problemId: string
  value: string | undefined
  problem: FieldProblem | undefined
  /** The problem in the form's own words. */
  said: string | undefined
} {
  const { name, state, say } = useContext(FormContext)
  const id = `${name}-${field}`
  const problem = state.problems[field]
  const said = problem && say?.(field, problem)
  return { id, problemId: `${id}-problem`, value: state.values[field], problem, said }
}
