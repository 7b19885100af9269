import type { FormName } from '#web/site/page.ts'

/** The quick form stands right under the headline, the full one in a section with a title of its own. */
export function FormTitle({ name, children }: { name: FormName; children: string }) {
  const Heading = name === 'quick' ? 'h2' : 'h3'
  return (
    <Heading className="form-title" id={`${name}-title`}>
      {children}
    </Heading>
  )
}
