import { SentimentBadges } from './SentimentBadges.tsx'
import { useInsights } from './use-insights.ts'

/** What a message of the visitor says: mood, and that it is urgent. Nothing while unread, and nothing if unclear. */
export function TextTone({ leadId, interactionId }: { leadId: string; interactionId: string | null }) {
  const { insights } = useInsights(leadId)
  const text = insights?.sentimentHistory.find((one) => one.source !== 'typed' && one.interactionId === interactionId)
  return text && !text.isUnsure ? <SentimentBadges text={text} withUrgency /> : null
}
