import { isReceiving } from '#domain/claims/start-list.ts'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { ContactForm } from '#web/site/parts/form/ContactForm.tsx'
import { Folded } from '#web/site/parts/form/Folded.tsx'
import { Headline } from '#web/site/parts/Headline.tsx'
import { Checkout, FreeTrial, Offer } from '#web/site/parts/Offer.tsx'
import { Probe } from '#web/site/parts/Probe.tsx'
import { RiskStrip } from '#web/site/parts/RiskNote.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

const badges = ['service.encryption', 'service.connection', 'service.support'] as const

export function Hero() {
  const { page, words } = useSite()
  const { hero } = words
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="pitch">
        <Headline lines={Object.values(hero.headline)} />
        <p className="lead">{hero.subtitle(page.brand.name)}</p>
        <FreeTrial />
        <p className="ways-on">
          {isReceiving(page) && (
            <a className={page.links.checkout ? 'button quiet to-form' : 'button to-form'} href="#access">
              {words.form.quick.submit}
            </a>
          )}
          <Checkout />
        </p>
        <RiskStrip />
        <Offer />
      </div>
      <div className="access">
        <Probe className="badge" online={hero.status.latency('{}')} />
        <Folded name="quick" id="access">
          <ContactForm name="quick" intro={words.home.close.text} />
        </Folded>
        <p className="security">{hero.security}</p>
        <Evidence ids={badges} className="badges">
          <Figures ids={badges} />
        </Evidence>
      </div>
    </section>
  )
}
