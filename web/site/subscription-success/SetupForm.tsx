import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#domain/basics/text.ts'
import { isReceiving } from '#domain/claims/start-list.ts'
import { accessWays, minTradingPasswordLength } from '#domain/setups/setups.ts'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { ChoiceCards } from '#web/site/parts/form/ChoiceCards.tsx'
import { AmountField } from '#web/site/parts/form/ChoiceFields.tsx'
import { Closed } from '#web/site/parts/form/Closed.tsx'
import { FormFrame } from '#web/site/parts/form/FormFrame.tsx'
import { FormTitle } from '#web/site/parts/form/FormTitle.tsx'
import { TextArea, TextField } from '#web/site/parts/form/fields.tsx'
import { untouched } from '#web/site/parts/form/form-context.tsx'
import { PhoneFields } from '#web/site/parts/form/PhoneFields.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Problems more specific than “required”. */
const special: ReadonlySet<FieldProblem> = new Set(['too_long', 'invalid_text'])

/** The account setup form, kinds of access without a password first; once sent, its confirmation. */
export function SetupForm() {
  const { page, words, format } = useSite()
  const state = page.forms.setup ?? untouched
  const { form } = words.service.setup
  if (state.outcome === 'sent') return <Completed />
  if (!isReceiving(page)) return <Closed name="setup" title={form.title} />
  const said: Readonly<Record<string, string>> = {
    ...form.problems,
    mt5Password: form.problems.mt5Password(format.number(minTradingPasswordLength)),
  }
  return (
    <FormFrame
      name="setup"
      state={state}
      say={(field, problem) => (special.has(problem) ? undefined : said[field])}
      title={form.title}
      failed={{ title: form.failedTitle, text: form.failedText }}
      buttons={
        <button type="submit" className="button">
          {form.submit}
        </button>
      }
    >
      <p>{form.lead}</p>
      <TextField field="fullName" label={form.fullName} maxLength={limits.name} autoComplete="name" />
      <TextField
        field="email"
        label={words.form.email}
        maxLength={limits.email}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <PhoneFields />
      <AmountField />
      <TextField
        field="mt5Username"
        label={form.mt5Username}
        hint={form.mt5UsernameHint}
        maxLength={limits.username}
        autoComplete="off"
        dir="ltr"
      />
      <TextField
        field="brokerServer"
        label={form.brokerServer}
        hint={form.brokerServerHint}
        optional
        maxLength={limits.name}
        autoComplete="off"
        dir="ltr"
      />
      <ChoiceCards
        field="accessWay"
        legend={form.access}
        lead={form.accessLead}
        choices={accessWays.map((value) => ({ value, ...form.ways[value] }))}
        initial={accessWays[0]}
      />
      <PasswordField />
      <TextArea field="additionalNotes" label={form.additionalNotes} optional maxLength={limits.message} />
    </FormFrame>
  )
}

/** The card in the place of the form. When the account is set up is a claim like any other. */
function Completed() {
  const { page, words } = useSite()
  const { form } = words.service.setup
  const way = page.sendsMail ? 'mailed' : 'shown'
  const promise = ['response.setup'] as const
  return (
    <div id="setup" className="form sent" role="status" tabIndex={-1}>
      <FormTitle name="setup">{form.sentTitle}</FormTitle>
      <p>{form.sentText[way]}</p>
      <Evidence ids={promise}>
        <Figures ids={promise} />
      </Evidence>
      <p>{form.sentAfter[way]}</p>
    </div>
  )
}
