import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { ContactForm } from '#web/site/parts/form/ContactForm.tsx'
import { Headline } from '#web/site/parts/Headline.tsx'
import { Offer } from '#web/site/parts/Offer.tsx'
import { Probe } from '#web/site/parts/Probe.tsx'
import { hasHeadlineRecord, showsAny } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Transactions } from './Transactions.tsx'

const statusFigures = ['results.winRate'] as const
const performanceFigures = ['results.return', 'company.clients', 'results.valueLocked', 'service.uptime'] as const
const badges = ['service.encryption', 'service.connection', 'service.support'] as const

export function Hero() {
  const { page, words } = useSite()
  const { hero } = words
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="pitch">
        <Headline lines={Object.values(hero.headline)} />
        <p className="lead">{hero.subtitle(page.brand.name)}</p>
        <Offer />
      </div>
      <div className="access">
        <Probe className="badge" online={hero.status.latency('{}')} />
        <ContactForm name="quick" />
        <p className="security">{hero.security}</p>
        <Evidence ids={badges} className="badges">
          <Figures ids={badges} />
        </Evidence>
      </div>
      <Evidence
        ids={[
          ...statusFigures,
          ...performanceFigures,
          ...(page.operations.length > 0 ? (['measured.operations'] as const) : []),
        ]}
        always
        className="ledger"
      >
        <div className="card status">
          <h2>{hero.status.title}</h2>
          <Probe online={hero.status.online} />
          <Figures ids={statusFigures} />
        </div>
        <Performance />
        {hasHeadlineRecord(page) && <Transactions />}
      </Evidence>
    </section>
  )
}

/** Only where there is a figure: an empty card says nothing. */
function Performance() {
  const { page, words } = useSite()
  if (!showsAny(page, performanceFigures)) return null
  return (
    <div className="card performance">
      <h2>{words.hero.performance}</h2>
      <Figures ids={performanceFigures} />
    </div>
  )
}
