import { offer } from '#domain/offer.ts'
import { useCompany } from '#web/site/parts/company.ts'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { ContactForm } from '#web/site/parts/form/ContactForm.tsx'
import { Probe } from '#web/site/parts/Probe.tsx'
import { showsAny } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Transactions } from './Transactions.tsx'

const statusFigures = ['hero.successRate']
const performanceFigures = ['hero.return', 'hero.users', 'hero.valueLocked', 'hero.uptime']
const badges = ['badge.encryption', 'badge.ssl', 'badge.support']

export function Hero() {
  const { page, words } = useSite()
  const { hero } = words
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="pitch">
        <Headline />
        <p className="lead">{hero.subtitle}</p>
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
        ids={[...statusFigures, ...performanceFigures, ...(page.operations.length > 0 ? ['measured.operations'] : [])]}
        always
        className="ledger"
      >
        <div className="card status">
          <h2>{hero.status.title}</h2>
          <Probe online={hero.status.online} />
          <Figures ids={statusFigures} />
        </div>
        <Performance />
        <Transactions />
      </Evidence>
    </section>
  )
}

/** Longest line, in letters, that fits the column at full size. */
const fullSizeLetters = 19

/** Three lines in every language, so a long one is set smaller. */
function Headline() {
  const { page, words } = useSite()
  const lines = Object.values(words.hero.headline)
  const letters = new Intl.Segmenter(page.language)
  const isLong = lines.some((line) => [...letters.segment(line)].length > fullSizeLetters)
  return (
    <h1 id="headline" className={isLong ? 'long' : undefined}>
      {lines.map((line, index) => [index > 0 && ' ', <span key={line}>{line}</span>])}
    </h1>
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

/** The terms, and the way to the checkout where there is one: what is owed stands before the button. */
function Offer() {
  const { page, words, format } = useSite()
  const { hero, mark } = words
  const company = useCompany()
  const price = format.money(offer.monthlyPrice)
  return (
    <div className="offer">
      <p>
        <strong>{hero.trial(offer.trialDays, format.number(offer.trialDays))}</strong> {hero.price(price)}
      </p>
      <p>
        {hero.deposit(format.money(offer.recommendedDeposit))}{' '}
        {hero.burden(format.percent((100 * offer.monthlyPrice) / offer.recommendedDeposit))}
      </p>
      <p className="marks">
        <span className="mark" data-provenance="stated">
          {hero.terms(company ?? mark.operator)}
        </span>
      </p>
      {page.links.checkout && (
        <a className="button" href={page.links.checkout} target="_blank" rel="noopener">
          {hero.checkout}
          <span className="hidden"> ({words.navigation.newTab})</span>
        </a>
      )}
    </div>
  )
}
