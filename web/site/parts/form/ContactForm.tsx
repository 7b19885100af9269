import { limits } from '#domain/text.ts'
import type { FormName } from '#web/site/page.ts'
import { addressOf } from '#web/site/parts/existing-pages.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { CapitalField, ExperienceField, LanguageField } from './ChoiceFields.tsx'
import { Consent, Notice } from './Consent.tsx'
import { FormTitle } from './FormTitle.tsx'
import { TextArea, TextField } from './fields.tsx'
import { FormProvider, untouched } from './form-context.tsx'
import { Outcome, Sent } from './Outcome.tsx'
import { PhoneFields } from './PhoneFields.tsx'

/**
 * The quick form of the hero or the full one: a plain HTML form, so it needs no script. What it shows is a function of
 * its state: empty, with the problems of the last try and all that was typed, or the thanks in its place.
 */
export function ContactForm({ name }: { name: FormName }) {
  const { page, words } = useSite()
  const state = page.forms[name] ?? untouched
  const { form } = words
  const isFull = name === 'full'
  if (state.outcome === 'sent') return <Sent name={name} />
  return (
    <FormProvider value={{ name, state }}>
      <form
        id={name}
        className="form"
        method="post"
        action={`${addressOf(page.language, 'welcome')}#${name}`}
        aria-labelledby={`${name}-title`}
        noValidate
        data-sending={form.sending}
        data-unreachable={`${form.connection.title}. ${form.connection.text}`}
        data-restored={form.restored}
        data-all={form.allPrefixes}
      >
        <FormTitle name={name}>{isFull ? form.fullTitle : form.quickTitle}</FormTitle>
        <Outcome name={name} state={state} />
        <input type="hidden" name="form" value={name} />
        <TextField field="name" label={form.name} maxLength={limits.name} autoComplete="name" />
        <TextField
          field="email"
          label={form.email}
          maxLength={limits.email}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <PhoneFields />
        {isFull && <LanguageField />}
        <CapitalField />
        <ExperienceField />
        {isFull && (
          <TextArea
            field="message"
            label={form.message}
            optional
            maxLength={limits.message}
            placeholder={form.messagePlaceholder}
          />
        )}
        <Consent />
        <Notice />
        <p className="failure" role="alert" hidden />
        <button type="submit" className="button">
          {isFull ? form.submitFull : form.submitQuick}
        </button>
      </form>
    </FormProvider>
  )
}
