import type { FormName } from '#web/site/page.ts'

/** Forms right under the headline; others are in a titled section. */
const underHeadline: ReadonlySet<FormName> = new Set(['quick', 'contact', 'cancel', 'setup'])

export function FormTitle({ name, children }: { name: FormName; children: string }) {
  const Heading = underHeadline.has(name) ? 'h2' : 'h3'
  return (
    <Heading className="form-title" id={`${name}-title`}>
      {children}
    </Heading>
  )
}
