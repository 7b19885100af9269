import { announcedAs, pageFacts, pageNames } from '#web/site/page.ts'
import { announcementOf } from './announcement.ts'
import { licenceClaims } from './company.ts'
import { Statement } from './Evidence.tsx'
import { Unstated } from './Facts.tsx'
import { InShort } from './InShort.tsx'
import { Probe } from './Probe.tsx'
import { showsAny, visibleClaim } from './provenance.ts'
import { SiteLink } from './SiteLink.tsx'
import { useSite } from './site-context.tsx'

/** The year the product began. */
const firstYear = 2024

/** `hasAnswers`: on a page that does not open with the offer, with what a stranger asks. */
export function Footer({ hasAnswers }: { hasAnswers: boolean }) {
  const { page, words, format } = useSite()
  const { footer, risk } = words
  const { countriesNotServed } = page.brand
  const { facts } = words.legal.compliance
  const firm = [
    { id: 'company.legalName', label: footer.company, name: facts.company },
    { id: 'company.address', label: footer.address, name: facts.address },
  ] as const
  const isStated = ({ id }: (typeof firm)[number]) => visibleClaim(page, id) !== undefined
  const isLicensed = showsAny(page, Object.values(licenceClaims))
  const licence = isLicensed ? [] : [words.legal.imprint.facts.licence]
  const links = pageNames.flatMap((name) => (pageFacts[name].isInFooter && announcedAs(name)) || [])
  return (
    <footer className="footer">
      <div className="disclosure">
        <h2>{risk.disclosureTitle}</h2>
        <p>{risk.disclosure}</p>
      </div>
      {hasAnswers && <InShort />}
      <div className="imprint">
        {firm.filter(isStated).map(({ id, label }) => (
          <p key={id}>
            {format.label(label)}
            <Statement id={id} />
          </p>
        ))}
        <Unstated names={[...firm.filter((one) => !isStated(one)).map(({ name }) => name), ...licence]} />
        <p>
          <Statement id="company.licensedEntity" />
        </p>
        {countriesNotServed.length > 0 && <p>{footer.notServed(format.countries(countriesNotServed))}</p>}
      </div>
      <ul className="links">
        {links.map((name) => (
          <li key={name}>
            <SiteLink to={name}>{announcementOf(words, name, page.brand.name).link}</SiteLink>
          </li>
        ))}
        {/* In the words of Directive (EU) 2023/2673, Art. 1(4), beside the link that names both. */}
        <li>
          <SiteLink to="cancel">{words.service.cancel.submit.withdraw}</SiteLink>
        </li>
      </ul>
      <div className="last">
        <p>
          © {firstYear}–{page.year} {page.brand.name}. {footer.rights}
        </p>
        <Probe online={footer.online} />
      </div>
    </footer>
  )
}
