import { isVisible } from '#domain/claims.ts'
import { testimonialsOf } from '#domain/sample-testimonials.ts'
import { Evidence, Figures, Statement } from '#web/site/parts/Evidence.tsx'
import { StatedOr } from '#web/site/parts/Footer.tsx'
import { ProvenanceMark } from '#web/site/parts/ProvenanceMark.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

const figures = ['proof.generated', 'proof.activeInvestors', 'proof.successRatio']
const transparency = ['proof.openSource', 'proof.yearsActive']
const licence = {
  holder: 'licence.holder',
  regulator: 'licence.regulator',
  number: 'licence.number',
  activity: 'licence.activity',
  register: 'licence.registerUrl',
} as const

/** Social proof: figures, testimonials, licence. What nobody stands for is not here. */
export function Proof() {
  const { page, words } = useSite()
  const { proof } = words
  return (
    <section className="proof paper" aria-labelledby="proof-title">
      <div className="head">
        <h2 id="proof-title">{proof.title}</h2>
        <p className="lead">{page.mode === 'demo' ? proof.introDemo : proof.intro}</p>
      </div>
      <Evidence ids={figures}>
        <h3>{proof.figures}</h3>
        <Figures ids={figures} />
      </Evidence>
      <Testimonials />
      <div className="strip-of-licence">
        <div>
          <h3>{proof.regulation}</h3>
          <dl className="licence">
            {(Object.keys(licence) as (keyof typeof licence)[]).map((key) => (
              <div key={key}>
                <dt>{proof.licence[key]}</dt>
                <dd>
                  <StatedOr id={licence[key]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Evidence ids={transparency}>
          <h3>{proof.transparency}</h3>
          <p>
            <Statement id="proof.openSource" />
          </p>
          <Figures ids={['proof.yearsActive']} />
        </Evidence>
      </div>
    </section>
  )
}

function Testimonials() {
  const { page, words, format } = useSite()
  const { proof } = words
  const shown = testimonialsOf(page.language).filter((testimonial) => isVisible(testimonial, page.mode))
  if (shown.length === 0) return null
  return (
    <div className="testimonials">
      <h3>{proof.testimonials}</h3>
      <ul>
        {shown.map((testimonial) => (
          <li key={testimonial.id}>
            <figure>
              <ProvenanceMark claim={testimonial} />
              <blockquote>{format.claim(testimonial.value)}</blockquote>
              <figcaption>
                {testimonial.author} · {format.country(testimonial.country)} ·{' '}
                {proof.testimonialPeriod(testimonial.months, format.number(testimonial.months))}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="risk">{proof.testimonialNote}</p>
    </div>
  )
}
