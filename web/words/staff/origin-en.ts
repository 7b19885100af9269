/** How the visit began that a lead came from. */
export const origin = {
  title: 'Original source',
  note: 'From the browser, at first contact.',
  landingPage: 'First page',
  referrerHost: 'Referring site',
  campaign: 'Campaign',
  campaignParts: {
    utmSource: 'Source',
    utmMedium: 'Medium',
    utmCampaign: 'Name',
    utmTerm: 'Search term',
    utmContent: 'Content',
  },
  variant: 'Landing page',
  variants: { a: 'Variant A', b: 'Variant B' },
}
