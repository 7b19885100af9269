import type { LeadFeature } from '#domain/learning/lead-features.ts'

const features: Record<LeadFeature, string> = {
  experience: 'Experience',
  source: 'Source',
  platform: 'Platform',
  language: 'Language',
  'message length': 'Length of the message',
  'hour of arrival (UTC)': 'Hour of arrival (UTC)',
  weekday: 'Weekday of arrival',
  'first page': 'First page',
  referrer: 'Came from',
  'campaign source': 'Campaign source',
  'campaign medium': 'Campaign medium',
  variant: 'Page variant',
}

/** English: why a lead's win probability is what it is. */
export const conversion = {
  title: 'Win probability',
  reasons: 'Why this figure',
  features,
  none: 'none',
  rare: 'a rare value',
  counted: (converted: string, closed: string) => `${converted} of ${closed} converted`,
  raises: 'raises it',
  lowers: 'lowers it',
}

export type ConversionWords = typeof conversion
