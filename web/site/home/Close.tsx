import { isReceiving } from '#domain/claims/start-list.ts'
import { ContactForm } from '#web/site/parts/form/ContactForm.tsx'
import { Folded } from '#web/site/parts/form/Folded.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WhatsApp } from '#web/site/parts/WhatsApp.tsx'

/** The end of the home page: a form, and a link to the contact page for longer questions. */
export function Close() {
  const { page, words } = useSite()
  const { close, ask } = words.home
  return (
    <section className="close" aria-labelledby="close-title">
      <div className="head">
        <h2 id="close-title">{close.title}</h2>
        {isReceiving(page) && <p className="lead">{close.text}</p>}
        <p className="ways-on">
          {isReceiving(page) && (
            <SiteLink to="contact" className="button quiet">
              {ask}
            </SiteLink>
          )}
          <WhatsApp className="button quiet" />
        </p>
      </div>
      <Folded name="quick">
        <ContactForm name="quick" />
      </Folded>
    </section>
  )
}
