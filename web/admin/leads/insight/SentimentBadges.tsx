import type { Sentiment } from '#contract/insight.ts'
import { type SentimentLabel, urgentFrom } from '#domain/insight/insight.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'

const tones: Record<SentimentLabel, Tone> = { positive: 'success', neutral: 'neutral', negative: 'danger' }

/** Mood, emotion and urgency of a text, or a note that it is unclear. */
export function SentimentBadges({ text, withUrgency = false }: { text: Sentiment; withUrgency?: boolean }) {
  const { insight } = useAllWords()
  const { sentiment, emotionDetected, urgencyLevel, isUnsure } = text
  return (
    <p className={layout.wrap}>
      {isUnsure ? (
        <Badge>{insight.unsure}</Badge>
      ) : (
        <Badge tone={tones[sentiment]}>{insight.sentiments[sentiment]}</Badge>
      )}
      {!isUnsure && emotionDetected && <Badge>{insight.emotions[emotionDetected]}</Badge>}
      {withUrgency && urgencyLevel >= urgentFrom && (
        <Badge tone="danger" icon="alert">
          {insight.urgent}
        </Badge>
      )}
    </p>
  )
}
