import type { FormName } from '#web/site/page.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FormTitle } from './FormTitle.tsx'

/** Replaces a form on a live site that does not name who is responsible for the data (`domain/site/start-list`). */
export function Closed({ name, title }: { name: FormName; title: string }) {
  const { form } = useSite().words
  return (
    <div id={name} className="form" tabIndex={-1}>
      <FormTitle name={name}>{title}</FormTitle>
      <p>{form.closed}</p>
    </div>
  )
}
