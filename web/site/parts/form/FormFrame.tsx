import type { ReactNode } from 'react'
import { addressOf, type FormName } from '#web/site/page.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FormTitle } from './FormTitle.tsx'
import { FormProvider, type OpenForm } from './form-context.tsx'
import { Outcome } from './Outcome.tsx'

/**
 * The HTML form around the fields, with data for the script. `failed`: text if the last attempt did not arrive;
 * `children`: the fields; `buttons`: the last line.
 */
export function FormFrame({
  name,
  state,
  say,
  title,
  intro,
  failed,
  buttons,
  children,
}: OpenForm & {
  readonly name: FormName
  readonly title: string
  readonly intro?: string | undefined
  readonly failed: { readonly title: string; readonly text: string }
  readonly buttons: ReactNode
  readonly children: ReactNode
}) {
  const { page, words } = useSite()
  const { form } = words
  return (
    <FormProvider value={{ name, state, say }}>
      <form
        id={name}
        className="form"
        method="post"
        action={`${addressOf(page.language, page.name)}#${name}`}
        aria-labelledby={`${name}-title`}
        noValidate
        data-sending={form.sending}
        data-unreachable={`${failed.title}\n${failed.text}`}
        data-restored={form.restored}
        data-all={form.allPrefixes}
      >
        <FormTitle name={name}>{title}</FormTitle>
        {intro && <p>{intro}</p>}
        <Outcome name={name} state={state} failed={failed} />
        <input type="hidden" name="form" value={name} />
        {children}
        <p className="failure" role="alert" hidden />
        {buttons}
      </form>
    </FormProvider>
  )
}
