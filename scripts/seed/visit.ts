import { addressPartOf } from '#domain/site/languages.ts'
import type { leadAttributions } from '#server/db/schema/leads.ts'
import { type Random, weighted } from './random.ts'

export type VisitRow = typeof leadAttributions.$inferSelect

type Origin = Pick<VisitRow, 'referrerHost' | 'utmSource' | 'utmMedium' | 'utmCampaign'>

const from = (
  referrerHost: string | null,
  utmSource: string | null,
  utmMedium: string | null,
  utmCampaign: string | null,
) => ({ referrerHost, utmSource, utmMedium, utmCampaign }) satisfies Origin

/** Origins of visits: mostly searches and typed addresses, some campaigns. */
const origin = weighted<Origin>([
  [from(null, null, null, null), 34],
  [from('www.google.com', null, null, null), 26],
  [from('www.bing.com', null, null, null), 5],
  [from('t.me', 'telegram', 'social', 'gold-signals-group'), 9],
  [from('www.youtube.com', 'youtube', 'video', 'how-it-trades'), 8],
  [from('www.instagram.com', 'instagram', 'social', 'autumn-offer'), 11],
  [from(null, 'newsletter', 'email', 'monthly-letter'), 7],
])

/** Origin of a lead's visit, consistent with its form's page. */
export function visitOf(
  random: Random,
  { id, platform, language }: { id: string; platform: string; language: string },
): VisitRow {
  const part = addressPartOf(language)
  const onLandingPage = platform === 'welcome-page-b' || (platform === 'main' && random.chance(0.75))
  return {
    leadId: id,
    variant: onLandingPage ? (platform === 'welcome-page-b' ? 'b' : 'a') : null,
    landingPage: onLandingPage ? `/${part}/welcome` : platform === 'main' ? `/${part}` : `/${part}/contact`,
    ...origin(random),
    utmTerm: null,
    utmContent: null,
  }
}
