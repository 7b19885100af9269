import { defaultTexts } from '#domain/site/default-texts.ts'
import { languages } from '#domain/site/languages.ts'
import type { Claim } from './claims.ts'

/** A made-up testimonial in place of a real one; marked as a sample and never rendered in live mode. */
interface SampleTestimonial extends Claim {
  provenance: 'sample'
  topic: 'testimonial'
}

/** Months of use of the first, second and third testimonial of each language. */
const testimonialMonths = [8, 5, 12] as const

/** Three sample testimonials in each language of the site. */
export const sampleTestimonials: readonly SampleTestimonial[] = languages.flatMap((language) =>
  defaultTexts[language].testimonials.map(({ author, country, quote }, index) => ({
    id: `testimonial.${language}.${index + 1}`,
    topic: 'testimonial',
    provenance: 'sample',
    value: {
      kind: 'text',
      text: { [language]: quote },
      quoted: { author, country, months: testimonialMonths[index] ?? 0 },
    },
    accountType: null,
    asOf: null,
    evidence: null,
  })),
)
