import type { ReactNode } from 'react'
import type { PageName } from '#web/site/page.ts'
import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

export type LegalSection = { readonly id: string; readonly title: string; readonly content: ReactNode }

const together = [
  'risk-disclosure',
  'compliance',
  'privacy',
  'terms',
  'imprint',
  'cancel',
] as const satisfies PageName[]

/** A legal page: introduction, table of contents, sections, and links to the other ones. */
export function LegalPage({
  title,
  lead,
  sections,
}: {
  title: string
  lead: string
  sections: readonly LegalSection[]
}) {
  const { page, words } = useSite()
  const { legal, footer } = words
  return (
    <PageFrame>
      <section className="page-opening" aria-labelledby="headline">
        <div className="head">
          <h1 id="headline">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <div className="legal paper">
        <nav className="contents" aria-labelledby="contents">
          <h2 id="contents">{legal.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
          <h2 id="more">{legal.more}</h2>
          <ul>
            {together
              .filter((name) => name !== page.name)
              .map((name) => (
                <li key={name}>
                  <SiteLink to={name}>{footer.links[name]}</SiteLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className="sections">
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
