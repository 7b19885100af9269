import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

export function NotFoundPage() {
  const { notFound } = useSite().words
  return (
    <PageFrame>
      <section className="page-opening">
        <div className="head">
          <h1>{notFound.title}</h1>
          <p className="lead">{notFound.text}</p>
        </div>
        <SiteLink to="home" className="button">
          {notFound.back}
        </SiteLink>
      </section>
    </PageFrame>
  )
}
