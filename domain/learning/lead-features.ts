/**
 * Features of a lead known on arrival. Assignee, stage, replies, notes, value and tags come later and would leak the
 * outcome; name, country and contact details say nothing about interest.
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
