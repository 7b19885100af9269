import { withdrawalDays } from '#domain/setups/cancellations.ts'
import { useCompany } from '#web/site/parts/company.ts'
import { StatedFacts } from '#web/site/parts/Facts.tsx'
import { Terms } from '#web/site/parts/Offer.tsx'
import { Prose } from '#web/site/parts/Prose.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { LegalPage, type LegalSection } from './LegalPage.tsx'

/** Service, price and cancellation, with the configured prices. */
export function TermsPage() {
  const { words, format } = useSite()
  const { title, lead, sections } = words.legal.terms
  const { governingLaw, courts } = words.legal.imprint.facts
  const company = useCompany()
  const plain = (id: Exclude<keyof typeof sections, 'parties' | 'price' | 'withdrawal'>): LegalSection => ({
    id,
    title: sections[id].title,
    content: <Prose text={sections[id].text} />,
  })
  const toCancel = (label: string) => (
    <p>
      <SiteLink to="cancel">{label}</SiteLink>
    </p>
  )
  return (
    <LegalPage
      title={title}
      lead={lead}
      sections={[
        { id: 'parties', title: sections.parties.title, content: <Prose text={sections.parties.text(company)} /> },
        plain('service'),
        plain('not'),
        plain('money'),
        { id: 'price', title: sections.price.title, content: <Terms /> },
        plain('renewal'),
        {
          ...plain('cancelling'),
          content: (
            <>
              <Prose text={sections.cancelling.text} />
              {toCancel(words.footer.links.cancel)}
            </>
          ),
        },
        {
          id: 'withdrawal',
          title: sections.withdrawal.title,
          content: (
            <>
              <Prose text={sections.withdrawal.text(format.number(withdrawalDays))} />
              {toCancel(words.service.cancel.submit.withdraw)}
            </>
          ),
        },
        plain('duties'),
        plain('liability'),
        {
          ...plain('law'),
          content: (
            <>
              <StatedFacts
                of={[
                  [governingLaw, 'contract.governingLaw'],
                  [courts, 'contract.courts'],
                ]}
              />
              <Prose text={sections.law.text} />
            </>
          ),
        },
        plain('changes'),
      ]}
    />
  )
}
