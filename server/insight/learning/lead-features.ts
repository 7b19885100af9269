import { type LeadFeature, leadFeatures } from '#domain/learning/lead-features.ts'
import { sql } from '#server/db/drizzle.ts'

/** Each feature as text. */
const features: Record<LeadFeature, string> = {
  experience: `coalesce(l.investment_experience, '')`,
  source: 'l.lead_source',
  platform: 'l.platform',
  language: 'l.language',
  'message length': `char_length(coalesce(l.message, ''))::text`,
  'hour of arrival (UTC)': `extract(hour from l.created_at at time zone 'UTC')::int::text`,
  weekday: `to_char(l.created_at at time zone 'UTC', 'FMday')`,
  'first page': `coalesce(a.landing_page, '')`,
  referrer: `coalesce(a.referrer_host, '')`,
  'campaign source': `coalesce(a.utm_source, '')`,
  'campaign medium': `coalesce(a.utm_medium, '')`,
  variant: `coalesce(a.variant, '')`,
}

/** The features of lead `l` with attribution `a`, as an array in the order of `leadFeatures`. */
export const featuresSql = sql.raw(`array[${leadFeatures.map((name) => features[name]).join(', ')}]`)
