import { isReceiving } from '#domain/claims/start-list.ts'
import { headlineAccounts } from '#domain/record/account-headline.ts'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { Headline } from '#web/site/parts/Headline.tsx'
import { Checkout, FreeTrial, Offer } from '#web/site/parts/Offer.tsx'
import { Probe } from '#web/site/parts/Probe.tsx'
import { RiskStrip } from '#web/site/parts/RiskNote.tsx'
import { Scene } from '#web/site/parts/Scene.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Hours } from './Hours.tsx'

const service = ['service.support', 'service.encryption'] as const

/** A dial, a bar of gold, a plug in its socket. */
const benefits = [
  { name: 'automatic', picture: 'M20 3a17 17 0 1017 17M20 10v10l7 5M20 3h5M37 20v-5' },
  { name: 'gold', picture: 'M9 14h22l7 17H2zM9 14l5-5h12l5 5M14 20h12' },
  { name: 'setup', picture: 'M14 3v9M26 3v9M9 12h22v8a11 11 0 01-22 0zM20 31v6' },
] as const

/** Two buttons, trading hours of an account or else where the money is, three benefits, a note on security, and the probed system state. */
export function Hero() {
  const { page, words } = useSite()
  const { welcomeB, hero } = words
  const [account] = headlineAccounts(page.accounts)
  return (
    <section className="hero-b" aria-labelledby="headline">
      <div className="pitch">
        <Headline lines={Object.values(welcomeB.headline)} />
        <p className="lead">{welcomeB.subtitle(page.brand.name)}</p>
        <FreeTrial />
        <p className="ways-on">
          <Checkout />
          {isReceiving(page) && (
            <a className={page.links.checkout ? 'button quiet' : 'button'} href="#ask">
              {welcomeB.connect}
            </a>
          )}
          <a className="button quiet" href="#resultados">
            {welcomeB.seeResults}
          </a>
        </p>
        <RiskStrip />
      </div>
      {account ? <Hours of={account} /> : <Scene isFirst />}
      <ul className="benefits" aria-label={welcomeB.benefits}>
        {benefits.map(({ name, picture }) => (
          <li key={name}>
            <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
              <path d={picture} />
            </svg>
            <h2>{welcomeB[name].title}</h2>
            <p>{welcomeB[name].text}</p>
          </li>
        ))}
      </ul>
      <div className="assurance">
        <Offer />
        <Evidence ids={service}>
          <Figures ids={service} />
        </Evidence>
        <Probe online={hero.status.online} />
        <Probe online={hero.status.latency('{}')} />
        <p className="security">{hero.security}</p>
      </div>
    </section>
  )
}
