import type { FormName } from '#web/site/page.ts'

/** The quick form and that of the contact page stand right under the headline, the others in a section with a title. */
export function FormTitle({ name, children }: { name: FormName; children: string }) {
  const Heading = name === 'quick' || name === 'contact' ? 'h2' : 'h3'
  return (
    <Heading className="form-title" id={`${name}-title`}>
      {children}
    </Heading>
  )
}
