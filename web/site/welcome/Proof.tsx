import { type ClaimValue, isVisible } from '#domain/claims/claims.ts'
import type { Page } from '#web/site/page.ts'
import { licenceClaims } from '#web/site/parts/company.ts'
import { Evidence, Figures, Statement } from '#web/site/parts/Evidence.tsx'
import { Facts, Unstated } from '#web/site/parts/Facts.tsx'
import { ProvenanceMark, ProvenanceSign } from '#web/site/parts/ProvenanceMark.tsx'
import { groupsOf, showsAny } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WaitingFor } from '#web/site/parts/Waiting.tsx'

const licenceKeys = Object.keys(licenceClaims) as (keyof typeof licenceClaims)[]
const transparency = ['company.openSource', 'company.years'] as const

/** Social proof: testimonials, licence, transparency; missing evidence is named. */
export function Proof() {
  const { page, words } = useSite()
  const { proof } = words
  const isLicensed = showsAny(page, Object.values(licenceClaims))
  return (
    <section className="proof paper" aria-labelledby="quoted">
      <Testimonials />
      <div className="strip-of-licence">
        <div>
          <h3>{proof.regulation}</h3>
          {isLicensed ? (
            <Facts of={licenceKeys.map((key) => [proof.licence[key], licenceClaims[key]])} />
          ) : (
            <Unstated names={[words.legal.imprint.facts.licence]} />
          )}
        </div>
        <div>
          <h3>{proof.transparency}</h3>
          {showsAny(page, transparency) ? (
            <Evidence ids={transparency}>
              <p>
                <Statement id="company.openSource" />
              </p>
              <Figures ids={['company.years']} />
            </Evidence>
          ) : (
            <WaitingFor ids={['company.years']} isStated />
          )}
        </div>
      </div>
    </section>
  )
}

function Testimonials() {
  const { page, words, format } = useSite()
  const { proof } = words
  const shown = testimonialsOf(page)
  const groups = groupsOf(shown)
  return (
    <div className="testimonials">
      <h2 id="quoted">{proof.testimonials}</h2>
      {groups.map(([first]) => (
        <ProvenanceMark key={first.id} claim={first} />
      ))}
      {shown.length === 0 ? (
        <p className="waiting">{words.waiting.testimonials}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
          <ul tabIndex={0} aria-labelledby="quoted">
            {shown.map((testimonial) => (
              <li key={testimonial.id}>
                <figure>
                  {/* With a single source the heading's line has the mark. */}
                  {groups.length > 1 && <ProvenanceSign claim={testimonial} />}
                  <blockquote>{format.claim(testimonial.value)}</blockquote>
                  {testimonial.value.quoted && <Quoted {...testimonial.value.quoted} />}
                </figure>
              </li>
            ))}
          </ul>
          <p className="risk">{proof.testimonialNote}</p>
        </>
      )}
    </div>
  )
}

const testimonialsOf = ({ claims, language, mode }: Page) =>
  claims.filter((claim) => claim.topic === 'testimonial' && claim.value.text?.[language] && isVisible(claim, mode))

/** Author of a quotation, country, and duration. */
function Quoted({ author, country, months }: NonNullable<ClaimValue['quoted']>) {
  const { words, format } = useSite()
  return (
    <figcaption>
      {author} · {format.country(country)} · {words.proof.testimonialPeriod(months, format.number(months))}
    </figcaption>
  )
}
