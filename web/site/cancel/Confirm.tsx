import { cancellationKinds } from '#domain/setups/cancellations.ts'
import type { FormState } from '#web/site/page.ts'
import { FormFrame } from '#web/site/parts/form/FormFrame.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { steps } from './steps.ts'

const fields = ['kind', 'name', 'email', 'contract', 'note'] as const

/** The second step: all that is about to be declared, and the button that declares it. */
export function Confirm({ state }: { state: FormState }) {
  const { words, format } = useSite()
  const { cancel } = words.service
  const { values } = state
  const kind = cancellationKinds.find((known) => known === values.kind) ?? 'withdraw'
  const said = [
    [cancel.kind, cancel.kinds[kind].label],
    [words.form.name, values.name],
    [words.form.email, values.email],
    [cancel.contract, values.contract],
    [cancel.note, values.note],
  ] as const
  return (
    <FormFrame
      name="cancel"
      state={state}
      title={`${format.label(cancel.step(format.number(steps.confirm), format.number(steps.confirm)))}${cancel.confirmTitle}`}
      failed={{ title: cancel.failedTitle, text: cancel.failedText }}
      buttons={
        <p className="buttons">
          <button type="submit" className="button" name="step" value="confirm">
            {cancel.confirm[kind]}
          </button>
          <button type="submit" className="button quiet" name="step" value="change">
            {cancel.change}
          </button>
        </p>
      }
    >
      <p>{cancel.confirmText}</p>
      <dl className="declared">
        {said.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {fields.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field] ?? ''} />
      ))}
    </FormFrame>
  )
}
