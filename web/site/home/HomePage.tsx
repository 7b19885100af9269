import { Headline } from '#web/site/parts/Headline.tsx'
import { Offer } from '#web/site/parts/Offer.tsx'
import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** The home page (decisions B). */
export function HomePage() {
  const { page, words } = useSite()
  const { hero } = words
  return (
    <PageFrame>
      <section className="hero" aria-labelledby="headline">
        <div className="pitch">
          <Headline lines={Object.values(hero.headline)} />
          <p className="lead">{hero.subtitle(page.brand.name)}</p>
          <Offer />
        </div>
      </section>
    </PageFrame>
  )
}
