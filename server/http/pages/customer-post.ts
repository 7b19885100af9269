import { type CancellationBody, cancellationBody } from '#contract/cancellations.ts'
import { type FieldProblem, invalidFields, problemsOf } from '#contract/errors.ts'
import { type SetupBody, setupBody } from '#contract/setups.ts'
import type { Language } from '#domain/site/languages.ts'
import type { FormState, Receipt } from '#web/site/page.ts'
import { atFormFields, type FormPost, phoneOf } from './form-post.ts'
import { sentState } from './page-source.ts'

/** The same use cases as `POST /api/send-account-setup` and `POST /api/cancel`. */
export type CustomerDeps = {
  readonly receiveSetup: (body: SetupBody, caller: string, idempotencyKey: string | undefined) => Promise<unknown>
  readonly receiveCancellation: (body: CancellationBody, idempotencyKey: string | undefined) => Promise<Receipt>
}

/** A customer's submission and its origin; `caller` as rate limits count it. */
type CustomerPost = {
  readonly post: FormPost
  readonly language: Language
  readonly caller: string
  readonly idempotencyKey: string | undefined
}

/** Accepts a customer's form, or goes to its next step. Throws `invalid_input` and errors of the use case. */
export async function takeCustomerPost(deps: CustomerDeps, given: CustomerPost): Promise<FormState> {
  const { post, language, caller, idempotencyKey } = given
  if (post.form === 'setup') {
    await deps.receiveSetup(setupOf(post.values, language), caller, idempotencyKey)
    return sentState
  }
  const { step, ...values } = post.values
  if (step === 'change') return { values, problems: {}, outcome: 'open' }
  const body = cancellationOf(values, language)
  if (step !== 'confirm') return { values, problems: {}, outcome: 'confirm' }
  return { ...sentState, receipt: await deps.receiveCancellation(body, idempotencyKey) }
}

/** Validates everything at once, including the phone number. */
function setupOf(
  { phonePrefix, phoneNumber, phoneShown, ...values }: FormPost['values'],
  language: Language,
): SetupBody {
  const { phone, problem } = phoneOf({ phonePrefix, phoneNumber, phoneShown })
  const { fullName = '', email = '', mt5Username = '', investmentAmount = '', accessWay, ...others } = values
  const result = setupBody.safeParse({
    ...others,
    fullName,
    email,
    phone,
    mt5Username,
    investmentAmount,
    ...(accessWay && { accessWay }),
    language,
  })
  if (result.success && problem === null) return result.data
  throw fieldErrors({ ...(problem && { phone: problem }), ...(result.error && problemsOf(result.error)) })
}

function cancellationOf(values: FormPost['values'], language: Language): CancellationBody {
  const { kind = '', name = '', email = '', ...others } = values
  const result = cancellationBody.safeParse({ ...others, kind, name, email, language })
  if (result.success) return result.data
  throw fieldErrors(problemsOf(result.error))
}

const fieldErrors = (problems: Record<string, FieldProblem>) => invalidFields(atFormFields(problems))
