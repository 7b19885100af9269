import { Fragment, type ReactNode } from 'react'
import { limits } from '#domain/text.ts'
import { addressOf, type FormField, type FormName, formFacts, trapField } from '#web/site/page.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import type { SiteWords } from '#web/words/site/en.ts'
import { AmountField, CapitalField, ExperienceField, LanguageField } from './ChoiceFields.tsx'
import { Consent, Notice } from './Consent.tsx'
import { FormTitle } from './FormTitle.tsx'
import { TextArea, TextField } from './fields.tsx'
import { FormProvider, untouched } from './form-context.tsx'
import { Outcome, Sent } from './Outcome.tsx'
import { PhoneFields } from './PhoneFields.tsx'

/**
 * A form for a message: a plain HTML form, so it needs no script. What it asks for stands in the table of forms; what it
 * shows is a function of its state: empty, with the problems of the last try and all that was typed, or the thanks in
 * its place.
 */
export function ContactForm({ name }: { name: FormName }) {
  const { page, words } = useSite()
  const state = page.forms[name] ?? untouched
  const { form } = words
  if (state.outcome === 'sent') return <Sent name={name} />
  return (
    <FormProvider value={{ name, state }}>
      <form
        id={name}
        className="form"
        method="post"
        action={`${addressOf(page.language, page.name)}#${name}`}
        aria-labelledby={`${name}-title`}
        noValidate
        data-sending={form.sending}
        data-unreachable={`${form.connection.title}. ${form.connection.text}`}
        data-restored={form.restored}
        data-all={form.allPrefixes}
      >
        <FormTitle name={name}>{form[name].title}</FormTitle>
        <Outcome name={name} state={state} />
        <input type="hidden" name="form" value={name} />
        {formFacts[name].fields.map((field) => (
          <Fragment key={field}>{fields[field](words)}</Fragment>
        ))}
        <Trap />
        <Consent />
        <Notice />
        <p className="failure" role="alert" hidden />
        <button type="submit" className="button">
          {form[name].submit}
        </button>
      </form>
    </FormProvider>
  )
}

/** Out of sight, out of the order of keys and of what is read aloud; a password manager is asked to pass it by. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <input name={trapField} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </div>
  )
}

const fields: Record<FormField, (words: SiteWords) => ReactNode> = {
  name: ({ form }) => <TextField field="name" label={form.name} maxLength={limits.name} autoComplete="name" />,
  email: ({ form }) => (
    <TextField field="email" label={form.email} maxLength={limits.email} type="email" autoComplete="email" dir="ltr" />
  ),
  phone: () => <PhoneFields />,
  preferredLanguage: () => <LanguageField />,
  capitalRange: () => <CapitalField />,
  investmentAmount: () => <AmountField />,
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
