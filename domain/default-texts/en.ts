/** A sample testimonial; `country` by ISO 3166. */
type Quotation = { author: string; country: string; quote: string }

/** Texts that ship with the software, until the operator replaces them: the tagline, and samples that are marked as such. */
export const en = {
  tagline: 'Automated gold trading',
  claims: {
    verified: 'Results verified independently',
    openSource: 'Open source: anyone can inspect how it works',
    licensed: 'Licensed entity in Dubai',
    encryption: '256-bit',
    nextHours: 'in the next few hours',
    regulatedBroker: 'Regulated broker',
  },
  testimonials: [
    {
      author: 'Daniel M.',
      country: 'GB',
      quote:
        'My money stays with my own broker, and I can look at every trade. That mattered more to me than anything.',
    },
    {
      author: 'Rachel T.',
      country: 'IE',
      quote:
        'Setup took an afternoon, with someone on the phone. There have been weak weeks; they never pretended otherwise.',
    },
    {
      author: 'Andrew K.',
      country: 'CA',
      quote:
        'I no longer sit in front of the chart at night. I started small and I still read the risk page now and then.',
    },
  ] as [Quotation, Quotation, Quotation],
}

export type DefaultTexts = typeof en
