import type { Sentiment } from '#contract/insight.ts'
import { sentimentLabels } from '#domain/insight/insight.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import styles from './Insight.module.css'

const width = 600
const height = 120
const margin = 8

/** Positions in the chart: time across, score up. */
function placesOf(texts: readonly Sentiment[]): { text: Sentiment; x: number; y: number }[] {
  const moments = texts.map(({ analysisTimestamp }) => Date.parse(analysisTimestamp))
  const first = Math.min(...moments)
  const span = Math.max(1, Math.max(...moments) - first)
  return texts.map((text, i) => ({
    text,
    x: margin + ((moments[i]! - first) / span) * (width - 2 * margin),
    y: margin + ((1 - text.sentimentScore) / 2) * (height - 2 * margin),
  }))
}

/** The score of each text over time, and the same as a table. */
export function SentimentChart({ texts }: { texts: readonly Sentiment[] }) {
  const { insight } = useAllWords()
  const format = useFormat()
  const inOrder = texts.toSorted((a, b) => Date.parse(a.analysisTimestamp) - Date.parse(b.analysisTimestamp))
  const places = placesOf(inOrder)
  const [first, last] = [inOrder[0]!, inOrder.at(-1)!]
  const label = insight.chart(
    texts.length,
    format.dateTime(first.analysisTimestamp),
    format.dateTime(last.analysisTimestamp),
  )
  return (
    <section className={styles.section} aria-labelledby="sentiment-over-time">
      <h3 id="sentiment-over-time">{insight.overTime}</h3>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {sentimentLabels.map((one) => (
            <span key={one}>{insight.sentiments[one]}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <line x1={0} x2={width} y1={height / 2} y2={height / 2} />
          <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {places.map(({ text, x, y }) => (
            <circle key={text.id} cx={x} cy={y} r={7} data-reads={text.isUnsure ? 'unsure' : text.sentiment}>
              <title>{format.dateTime(text.analysisTimestamp)}</title>
            </circle>
          ))}
        </svg>
        <div className={styles.span} aria-hidden="true">
          <span>{format.date(first.analysisTimestamp)}</span>
          <span>{format.date(last.analysisTimestamp)}</span>
        </div>
      </div>
      <details>
        <summary>{insight.table}</summary>
        <Table texts={inOrder} />
      </details>
    </section>
  )
}

function Table({ texts }: { texts: readonly Sentiment[] }) {
  const { insight } = useAllWords()
  const format = useFormat()
  const { columns } = insight
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard where it is wider than the screen
    <section className={styles.scroll} aria-label={insight.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.text}</th>
            <th scope="col">{columns.sentiment}</th>
            <th scope="col">{columns.score}</th>
            <th scope="col">{columns.emotion}</th>
            <th scope="col">{columns.urgency}</th>
          </tr>
        </thead>
        <tbody>
          {texts.map((one) => (
            <tr key={one.id}>
              <td>{format.dateTime(one.analysisTimestamp)}</td>
              <td dir="auto">{one.textAnalyzed.slice(0, 80)}</td>
              <td>{one.isUnsure ? insight.unsure : insight.sentiments[one.sentiment]}</td>
              <td>{format.number(one.sentimentScore)}</td>
              <td>{one.emotionDetected ? insight.emotions[one.emotionDetected] : insight.noEmotion}</td>
              <td>{format.number(one.urgencyLevel)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
