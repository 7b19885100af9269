import { isReceiving } from '#domain/start-list.ts'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { ContactForm } from '#web/site/parts/form/ContactForm.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WhatsApp } from '#web/site/parts/WhatsApp.tsx'

/** The claims for response and setup time. */
const promises = ['response.firstAnswer', 'response.setup'] as const

export function Contact() {
  const { contact } = useSite().words
  return (
    <section className="contact paper" id="contact-form" aria-labelledby="contact-title">
      <div className="head">
        <h2 id="contact-title">{contact.title}</h2>
        <p className="lead">{contact.intro}</p>
        <Evidence ids={promises}>
          <Figures ids={promises} />
        </Evidence>
        <p>
          <WhatsApp className="button quiet" />
        </p>
      </div>
      <FoldedForm />
    </section>
  )
}

/** Behind one tap on a phone, where the page has asked for the same before; open once something was sent. */
function FoldedForm() {
  const { page, words } = useSite()
  const form = <ContactForm name="full" />
  if (!isReceiving(page)) return form
  return (
    <details className="fold" open={page.forms.full !== undefined}>
      <summary className="button">{words.form.full.title}</summary>
      {form}
    </details>
  )
}
