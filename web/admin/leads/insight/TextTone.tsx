import { urgentFrom } from '#domain/insight/insight.ts'
import { SentimentBadges } from './SentimentBadges.tsx'
import { useInsights } from './use-insights.ts'

/** Sentiment and urgency of a visitor's message. Nothing while unread, or if neither is clear. */
export function TextTone({ leadId, interactionId }: { leadId: string; interactionId: string | null }) {
  const { insights } = useInsights(leadId)
  const text = insights?.sentimentHistory.find((one) => one.source !== 'typed' && one.interactionId === interactionId)
  const tells = text && (!text.isUnsure || text.urgencyLevel >= urgentFrom)
  return tells ? <SentimentBadges text={text} withUrgency /> : null
}
