/** How the visit began that a lead came from. */
export const origin = {
  title: 'How they came',
  note: 'As their browser told it when they wrote for the first time.',
  landingPage: 'First page seen',
  referrerHost: 'Came from',
  campaign: 'Campaign',
  campaignParts: {
    utmSource: 'Source',
    utmMedium: 'Medium',
    utmCampaign: 'Name',
    utmTerm: 'Search term',
    utmContent: 'Content',
  },
  variant: 'Landing page shown',
  variants: { a: 'Variant A', b: 'Variant B' },
}
