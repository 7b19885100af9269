import { CancelForm } from './cancel/CancelForm.tsx'
import { type FormName, isMessageForm } from './page.ts'
import { ContactForm } from './parts/form/ContactForm.tsx'
import { SetupForm } from './subscription-success/SetupForm.tsx'

/** A form of the site by its name. */
export function SiteForm({ name }: { name: FormName }) {
  if (isMessageForm(name)) return <ContactForm name={name} />
  return name === 'setup' ? <SetupForm /> : <CancelForm />
}
