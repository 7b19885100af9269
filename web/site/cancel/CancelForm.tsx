import { limits } from '#domain/basics/text.ts'
import { cancellationKinds } from '#domain/setups/cancellations.ts'
import type { FormState } from '#web/site/page.ts'
import { ChoiceCards } from '#web/site/parts/form/ChoiceCards.tsx'
import { FormFrame } from '#web/site/parts/form/FormFrame.tsx'
import { TextArea, TextField } from '#web/site/parts/form/fields.tsx'
import { untouched } from '#web/site/parts/form/form-context.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Confirm } from './Confirm.tsx'
import { Receipt } from './Receipt.tsx'
import { steps } from './steps.ts'

/** The declaration in two steps, and then its receipt. */
export function CancelForm() {
  const { page } = useSite()
  const state = page.forms.cancel ?? untouched
  if (state.outcome === 'sent') return <Receipt receipt={state.receipt} />
  return isConfirming(state) ? <Confirm state={state} /> : <Declaration state={state} />
}

/** A confirmation that did not arrive is asked for again, not the declaration. */
const isConfirming = ({ outcome, values, problems }: FormState) =>
  outcome === 'confirm' || (outcome !== 'open' && values.step === 'confirm' && Object.keys(problems).length === 0)

function Declaration({ state }: { state: FormState }) {
  const { page, words, format } = useSite()
  const { form } = words
  const { cancel } = words.service
  return (
    <FormFrame
      name="cancel"
      state={state}
      title={cancel.step(format.number(steps.declare), format.number(steps.confirm))}
      failed={{ title: cancel.failedTitle, text: cancel.failedText }}
      buttons={
        <button type="submit" className="button">
          {cancel.submit.cancel}
        </button>
      }
    >
      <ChoiceCards
        field="kind"
        legend={cancel.kind}
        choices={cancellationKinds.map((value) => ({ value, ...cancel.kinds[value] }))}
      />
      <TextField field="name" label={form.name} maxLength={limits.name} autoComplete="name" />
      <TextField
        field="email"
        label={form.email}
        hint={cancel.emailHint[page.sendsMail ? 'mailed' : 'shown']}
        maxLength={limits.email}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <TextField field="contract" label={cancel.contract} hint={cancel.contractHint} optional maxLength={limits.name} />
      <TextArea field="note" label={cancel.note} optional maxLength={limits.message} />
    </FormFrame>
  )
}
