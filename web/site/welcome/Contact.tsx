import { Beside } from '#web/site/parts/Beside.tsx'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { ContactForm } from '#web/site/parts/form/ContactForm.tsx'
import { Folded } from '#web/site/parts/form/Folded.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WhatsApp } from '#web/site/parts/WhatsApp.tsx'

/** The claims for response and setup time. */
const promises = ['response.firstAnswer', 'response.setup'] as const

export function Contact() {
  const { contact, home } = useSite().words
  const { connect, watch } = home.steps
  return (
    <section className="contact paper" id="contact-form" aria-labelledby="contact-title">
      <div className="head">
        <h2 id="contact-title">{contact.title}</h2>
        <p className="lead">{contact.intro}</p>
        <div>
          <Beside picture="keys">
            <p>{connect.text}</p>
          </Beside>
          <Beside picture="off">
            <p>{watch.text}</p>
          </Beside>
        </div>
        <Evidence ids={promises}>
          <Figures ids={promises} />
        </Evidence>
        <p>
          <WhatsApp className="button quiet" />
        </p>
      </div>
      <Folded name="full">
        <ContactForm name="full" />
      </Folded>
    </section>
  )
}
