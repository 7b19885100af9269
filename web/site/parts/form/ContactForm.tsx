import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { limits } from '#domain/basics/text.ts'
import { isReceiving } from '#domain/claims/start-list.ts'
import { leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { requiresAmount } from '#domain/leads/options.ts'
import { type FormField, type FormLine, formFacts, type MessageFormName, trapField } from '#web/site/page.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import type { SiteWords } from '#web/words/site/en.ts'
import { AmountField, CapitalField, ExperienceField, LanguageField } from './ChoiceFields.tsx'
import { Closed } from './Closed.tsx'
import { Consent, Notice } from './Consent.tsx'
import { FormFrame } from './FormFrame.tsx'
import { TextArea, TextField } from './fields.tsx'
import { untouched } from './form-context.tsx'
import { Sent } from './Outcome.tsx'
import { PhoneFields } from './PhoneFields.tsx'

/**
 * A message form in plain HTML, so it needs no script. Its fields are in the table of forms; its content is a function
 * of its state: empty, with problems and input, or a thank-you card. `intro`: what sending leads to, unless stated
 * beside it.
 */
export function ContactForm({ name, intro }: { name: MessageFormName; intro?: string }) {
  const { page, words } = useSite()
  const state = page.forms[name] ?? untouched
  const { form } = words
  if (state.outcome === 'sent') return <Sent name={name} state={state} />
  if (!isReceiving(page)) return <Closed name={name} title={form[name].title} />
  return (
    <FormFrame
      name={name}
      state={state}
      title={form[name].title}
      intro={intro}
      failed={{ title: form[name].failedTitle, text: form[name].failedText }}
      buttons={
        <button type="submit" className="button">
          {form[name].submit}
        </button>
      }
    >
      {formFacts[name].fields.map((field) => (
        <Fragment key={field}>{fields[field](words, name)}</Fragment>
      ))}
      <Trap />
      <Consent />
      <Notice />
    </FormFrame>
  )
}

/** Hidden from sight, tab order and screen readers; password managers are asked to skip it. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <input name={trapField} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </div>
  )
}

type Draw = (words: SiteWords, form: MessageFormName) => ReactNode

/** Attributes of a line beside its name and limit. */
const hints: Partial<Record<FormLine, Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'dir'>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
}

const lines = Object.fromEntries(
  leadFieldsWith({ visitor: true, kind: 'text' }).map((field): [FormLine, Draw] => {
    const { limit, optional } = leadFields[field]
    return [
      field,
      ({ form }) => (
        <TextField field={field} label={form[field]} maxLength={limit} optional={optional} {...hints[field]} />
      ),
    ]
  }),
) as Record<FormLine, Draw>

const fields: Record<FormField, Draw> = {
  ...lines,
  // On the full form's page the quick form has said it.
  phone: ({ form }, name) => <PhoneFields hint={name === 'full' ? undefined : form.phoneHint} />,
  preferredLanguage: () => <LanguageField />,
  capitalRange: () => <CapitalField />,
  investmentAmount: (_, name) => <AmountField optional={!requiresAmount(formFacts[name].platform)} />,
  investmentExperience: () => <ExperienceField />,
  message: ({ form }) => (
    <TextArea
      field="message"
      label={form.message}
      optional
      maxLength={limits.message}
      placeholder={form.messagePlaceholder}
    />
  ),
}
