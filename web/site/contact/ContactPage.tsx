import type { ReactNode } from 'react'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { ContactForm } from '#web/site/parts/form/ContactForm.tsx'
import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import type { ShownId } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WhatsApp } from '#web/site/parts/WhatsApp.tsx'

/** The contact page: three tiles with claims, and the form. */
export function ContactPage() {
  const { page, words } = useSite()
  const { contactPage } = words
  const { response, direct, reach } = contactPage
  return (
    <PageFrame>
      <section className="opening-contact" aria-labelledby="headline">
        <div className="head">
          <h1 id="headline">{contactPage.title}</h1>
          <p className="lead">{contactPage.subtitle}</p>
        </div>
        <ContactForm name="contact" />
        <ul className="tiles">
          <Tile title={response.title} text={response.text} figures={['service.support', 'response.firstAnswer']} />
          <Tile title={direct.title} text={direct.text}>
            <WhatsApp />
            {page.brand.email && <a href={`mailto:${page.brand.email}`}>{page.brand.email}</a>}
          </Tile>
          <Tile title={reach.title} text={reach.text} figures={['service.languages']} />
        </ul>
      </section>
    </PageFrame>
  )
}

function Tile({
  title,
  text,
  figures = [],
  children,
}: {
  title: string
  text: string
  figures?: readonly ShownId[]
  children?: ReactNode
}) {
  return (
    <li>
      <h2>{title}</h2>
      <p>{text}</p>
      {figures.length > 0 && (
        <Evidence ids={figures}>
          <Figures ids={figures} />
        </Evidence>
      )}
      {children}
    </li>
  )
}
