import { Facts } from '#web/site/parts/Facts.tsx'
import { Prose } from '#web/site/parts/Prose.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { LegalPage } from './LegalPage.tsx'

const regions = ['eu', 'uae', 'us'] as const

/** Company, supervision and rules; each entry is a claim. */
export function CompliancePage() {
  const { words } = useSite()
  const { compliance, imprint } = words.legal
  const { facts } = compliance
  const { licence } = words.proof
  return (
    <LegalPage
      title={compliance.title}
      lead={compliance.lead}
      sections={[
        {
          id: 'status',
          title: compliance.status,
          content: (
            <>
              <Prose text={compliance.statusText} />
              <Facts
                together={imprint.facts.licence}
                of={[
                  [licence.holder, 'licence.holder'],
                  [licence.regulator, 'licence.regulator'],
                  [licence.number, 'licence.number'],
                  [licence.activity, 'licence.activity'],
                  [licence.register, 'licence.registerUrl'],
                ]}
              />
            </>
          ),
        },
        {
          id: 'entities',
          title: compliance.entities,
          content: (
            <Facts
              of={[
                [facts.company, 'company.legalName'],
                [facts.address, 'company.address'],
                [facts.custody, 'custody.entity'],
                [facts.technology, 'technology.provider'],
                [facts.broker, 'broker.legalName'],
                [facts.brokerRegulator, 'broker.regulator'],
                [facts.brokerRegister, 'broker.registerUrl'],
                [facts.officer, 'compliance.officer'],
                [facts.dpo, 'dataProtection.officer'],
              ]}
            />
          ),
        },
        {
          id: 'frameworks',
          title: compliance.frameworks,
          content: (
            <>
              <Prose text={compliance.frameworksText} />
              {regions.map((region) => (
                <div key={region}>
                  <h3>{compliance[region].title}</h3>
                  <Prose text={compliance[region].text} />
                </div>
              ))}
            </>
          ),
        },
        { id: 'identity', title: compliance.identity, content: <Prose text={compliance.identityText} /> },
        {
          id: 'data',
          title: compliance.data,
          content: (
            <>
              <Prose text={compliance.dataText} />
              <p>
                <SiteLink to="privacy">{words.footer.links.privacy}</SiteLink>
              </p>
            </>
          ),
        },
        {
          id: 'complaints',
          title: compliance.complaints,
          content: (
            <>
              <Prose text={compliance.complaintsText} />
              <p>
                <SiteLink to="contact">{words.pages.contact.link}</SiteLink>
              </p>
            </>
          ),
        },
      ]}
    />
  )
}
