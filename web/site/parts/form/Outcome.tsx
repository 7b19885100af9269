import { startLinkTo } from '#domain/conversation/messengers/start-link.ts'
import {
  addressOf,
  type FormName,
  type FormState,
  formFacts,
  isMessageForm,
  type MessageFormName,
} from '#web/site/page.ts'
import { ProvenanceMark } from '#web/site/parts/ProvenanceMark.tsx'
import { visibleClaim } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FormTitle } from './FormTitle.tsx'
import { useProblem } from './fields.tsx'
import { useField } from './form-context.tsx'

/** Why the last try did not arrive; nothing on a form not sent yet. Focus goes here. */
export function Outcome({
  name,
  state,
  failed,
}: {
  name: FormName
  state: FormState
  failed: { readonly title: string; readonly text: string }
}) {
  const { words, format } = useSite()
  const { form } = words
  const fields = inOrder(name, Object.keys(state.problems))
  if ((state.outcome === 'open' || state.outcome === 'confirm') && fields.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused post without a script, this is where reading goes on
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      {state.outcome === 'too_many_requests' && <p>{form.tooManyRequests}</p>}
      {state.outcome === 'failed' && (
        <>
          <strong>{failed.title}</strong>
          <p>{failed.text}</p>
        </>
      )}
      {fields.length > 0 && (
        <>
          <p>{form.problemSummary(fields.length, format.number(fields.length))}</p>
          <ul>
            {fields.map((field) => (
              <WrongField key={field} field={field} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** In the order of the form. */
function inOrder(name: FormName, fields: string[]): string[] {
  if (!isMessageForm(name)) return fields
  const order = formFacts[name].fields
  // Country code and number are two parts of a phone.
  const place = (field: string) => order.findIndex((one) => field.startsWith(one))
  return fields.toSorted((a, b) => place(a) - place(b))
}

/** A field's problem, linked to the field. */
function WrongField({ field }: { field: string }) {
  const { id } = useField(field)
  return (
    <li>
      <a href={`#${id}`}>{useProblem(field)}</a>
    </li>
  )
}

const promises = {
  quick: 'response.firstAnswer',
  full: 'response.setup',
  'welcome-b': 'response.firstAnswer',
  contact: 'response.firstAnswer',
} as const satisfies Record<MessageFormName, string>

/** The thanks in place of the form. What is promised is a claim like any other and carries its mark. */
export function Sent({ name, state: { start } }: { name: MessageFormName; state: FormState }) {
  const { page, words, format } = useSite()
  const { form } = words
  const promise = visibleClaim(page, promises[name])
  const time = promise && format.claim(promise.value)
  return (
    <div id={name} className="form sent" role="status" tabIndex={-1}>
      <FormTitle name={name}>{form[name].sentTitle}</FormTitle>
      <p>{form[name].sentText}</p>
      {promise && time && (
        <p>
          {form[name].sentPromise(time)} <ProvenanceMark claim={promise} />
        </p>
      )}
      {start && (
        <p>
          <a className="button" href={startLinkTo(start.bot, start.key)} rel="noreferrer">
            {form.telegram}
          </a>
        </p>
      )}
      <a className="button quiet" href={`${addressOf(page.language, page.name)}#${name}`} data-again="">
        {form.again}
      </a>
    </div>
  )
}
