import { isReceiving } from '#domain/claims/start-list.ts'
import { Headline } from '#web/site/parts/Headline.tsx'
import { FreeTrial } from '#web/site/parts/Offer.tsx'
import { RiskStrip } from '#web/site/parts/RiskNote.tsx'
import { Scene } from '#web/site/parts/Scene.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** The opening: the offer, whose money it is, and two buttons; before messages are taken, one to the questions. */
export function Opening() {
  const { page, words } = useSite()
  const { home, pages, questions } = words
  return (
    <section className="opening" aria-labelledby="headline">
      <div className="pitch">
        <Headline lines={Object.values(home.headline)} />
        <p className="lead">{home.subtitle(page.brand.name)}</p>
        <FreeTrial />
        <p className="ways-on">
          {isReceiving(page) ? (
            <>
              <SiteLink to="welcome" className="button">
                {pages.welcome.link}
              </SiteLink>
              <SiteLink to="contact" className="button quiet">
                {home.ask}
              </SiteLink>
            </>
          ) : (
            <a className="button quiet" href="#questions-title">
              {questions.title}
            </a>
          )}
        </p>
        <RiskStrip />
      </div>
      <Scene isFirst />
    </section>
  )
}
