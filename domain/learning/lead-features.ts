/**
 * What is known of a lead when it arrives, by the name it is learned under. Owner, stage, replies, notes, value and tags
 * come later and would give the outcome away; name, country and contact details say nothing about interest.
 */
export const leadFeatures = [
  'experience',
  'source',
  'platform',
  'language',
  'message length',
  'hour of arrival (UTC)',
  'weekday',
  'first page',
  'referrer',
  'campaign source',
  'campaign medium',
  'variant',
] as const
export type LeadFeature = (typeof leadFeatures)[number]

export const isLeadFeature = (name: string): name is LeadFeature => (leadFeatures as readonly string[]).includes(name)
