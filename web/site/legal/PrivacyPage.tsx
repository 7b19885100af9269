import { cookieNames } from '#domain/privacy/cookies.ts'
import { binDays, type RetentionKind } from '#domain/privacy/retention.ts'
import { passwordLifetimeDays } from '#domain/setups/setups.ts'
import { Facts } from '#web/site/parts/Facts.tsx'
import { Prose } from '#web/site/parts/Prose.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { LegalPage, type LegalSection } from './LegalPage.tsx'

/** The privacy notice: stored data, purposes and periods (GDPR Art. 13), with this installation's cookies and periods. */
export function PrivacyPage() {
  const { page, words } = useSite()
  const { title, lead, controller, controllerText, sections } = words.legal.privacy
  const { facts } = words.legal.compliance
  const { email } = page.brand
  const plain = (id: Exclude<keyof typeof sections, 'cookies'>): LegalSection => ({
    id,
    title: sections[id].title,
    content: <Prose text={sections[id].text} />,
  })
  const { language, formToken, formProof, session } = cookieNames
  return (
    <LegalPage
      title={title}
      lead={lead}
      sections={[
        {
          id: 'controller',
          title: controller,
          content: (
            <>
              <Prose text={controllerText} />
              <Facts
                of={[
                  [facts.company, 'company.legalName'],
                  [facts.address, 'company.address'],
                  [facts.dpo, 'dataProtection.officer'],
                ]}
              />
              {email && (
                <p>
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              )}
            </>
          ),
        },
        plain('collected'),
        plain('visit'),
        {
          id: 'cookies',
          title: sections.cookies.title,
          content: <Prose text={sections.cookies.text(language, formToken, formProof, session)} />,
        },
        plain('purposes'),
        plain('recipients'),
        plain('abroad'),
        {
          ...plain('retention'),
          content: (
            <>
              <Prose text={sections.retention.text} />
              <Periods />
            </>
          ),
        },
        plain('scoring'),
        plain('security'),
        {
          ...plain('rights'),
          content: (
            <>
              <Prose text={sections.rights.text} />
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

const kinds = [
  'lostLeads',
  'untouchedLeads',
  'convertedLeads',
  'setups',
  'openSetups',
  'mails',
  'audit',
] as const satisfies RetentionKind[]

/** How long each kind of record is kept, as it is set now. */
function Periods() {
  const { page, words, format } = useSite()
  const { kept } = words.legal.privacy
  const rows = [
    ...kinds.map((kind) => {
      const months = page.retention[kind]
      return [kept[kind], months === null ? kept.forever : format.months(months)]
    }),
    [kept.binnedLeads, format.days(binDays)],
    [kept.password, format.days(passwordLifetimeDays)],
  ]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{kept.kind}</th>
          <th scope="col">{kept.time}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([kind, time]) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
