import type { FormName } from '#web/site/page.ts'

/** Forms that stand right under the headline; the others are in a section with a title. */
const underHeadline: ReadonlySet<FormName> = new Set(['quick', 'contact', 'cancel', 'setup'])

export function FormTitle({ name, children }: { name: FormName; children: string }) {
  const Heading = underHeadline.has(name) ? 'h2' : 'h3'
  return (
    <Heading className="form-title" id={`${name}-title`}>
      {children}
    </Heading>
  )
}
