import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { ContactForm } from '#web/site/parts/form/ContactForm.tsx'
import { Headline } from '#web/site/parts/Headline.tsx'
import { Offer } from '#web/site/parts/Offer.tsx'
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
        <a className="button to-form" href="#quick">
          {words.form.quick.submit}
        </a>
        <RiskStrip />
        <Offer />
      </div>
      <div className="access">
        <Probe className="badge" online={hero.status.latency('{}')} />
        <ContactForm name="quick" intro={words.home.close.text} />
        <p className="security">{hero.security}</p>
        <div className="card">
          <h2>{hero.status.title}</h2>
          <Probe online={hero.status.online} />
        </div>
        <Evidence ids={badges} className="badges">
          <Figures ids={badges} />
        </Evidence>
      </div>
    </section>
  )
}
