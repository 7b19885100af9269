import type { ReactNode } from 'react'
import type { LeadAnalysis } from '#contract/insight.ts'
import type { Measure } from '#domain/insight/analyse.ts'
import { engagementPercent, insightRanges } from '#domain/insight/insight.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { ConversionReasons } from './ConversionReasons.tsx'
import styles from './Insight.module.css'

/** The figures of an analysis, each with the lines that it adds up from. */
export function Figures({ analysis }: { analysis: LeadAnalysis }) {
  const { insight } = useAllWords()
  const format = useFormat()
  const { qualityScore, quality, engagementLevel, riskAssessment, confidenceLevel } = analysis
  const { receipts } = analysis.analysisData
  const most = insightRanges.qualityScore.max
  return (
    <div className={styles.figures}>
      <Figure
        name={insight.figures.quality}
        value={insight.outOf(format.number(qualityScore), format.number(most))}
        note={insight.qualities[quality]}
        percent={qualityScore}
      >
        <Receipt measure="quality" lines={receipts.quality} />
      </Figure>
      <Conversion analysis={analysis} />
      <Figure
        name={insight.figures.engagement}
        value={insight.outOf(format.number(engagementLevel), format.number(insightRanges.engagementLevel.max))}
        percent={engagementPercent(engagementLevel)}
      >
        <Receipt measure="engagement" lines={receipts.engagement} />
      </Figure>
      <Figure name={insight.figures.risk} value={insight.risks[riskAssessment]} level={riskAssessment}>
        <Receipt measure="risk" lines={receipts.risk} />
      </Figure>
      <Figure name={insight.figures.confidence} value={format.percent(confidenceLevel)} percent={confidenceLevel}>
        <Receipt measure="confidence" lines={receipts.confidence} />
      </Figure>
    </div>
  )
}

function Conversion({ analysis }: { analysis: LeadAnalysis }) {
  const { insight } = useAllWords()
  const format = useFormat()
  const { conversion } = analysis.analysisData
  const share = (percent: number) => format.percent(Math.round(percent))
  const note =
    conversion.state === 'learned'
      ? insight.between(share(conversion.low), share(conversion.high))
      : insight.notLearned(conversion.closed, conversion.needed)
  return (
    <Figure
      name={insight.figures.conversion}
      value={share(analysis.conversionProbability)}
      note={note}
      percent={analysis.conversionProbability}
    >
      {conversion.state === 'learned' && conversion.reasons.length > 0 && (
        <ConversionReasons reasons={conversion.reasons} />
      )}
    </Figure>
  )
}

type FigureProps = {
  name: string
  value: string
  note?: string
  percent?: number
  level?: string
  children?: ReactNode
}

function Figure({ name, value, note, percent, level, children }: FigureProps) {
  const { insight } = useAllWords()
  return (
    <section className={styles.figure} aria-label={name} data-level={level}>
      <h3>{name}</h3>
      <p className={styles.value}>{value}</p>
      {note && <p className={layout.faint}>{note}</p>}
      {percent !== undefined && (
        <span className={styles.meter} aria-hidden="true">
          <i style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      {children && (
        <details>
          <summary>{insight.why}</summary>
          {children}
        </details>
      )}
    </section>
  )
}

type ReceiptProps = { measure: Measure; lines: LeadAnalysis['analysisData']['receipts'][Measure] }

/** One line per rule: points given out of the maximum. */
function Receipt({ measure, lines }: ReceiptProps) {
  const { insight } = useAllWords()
  const format = useFormat()
  const names: Record<string, string> = insight.rules[measure]
  return (
    <dl className={styles.lines}>
      {lines.map(({ rule, earned, points }) => (
        <div key={rule} data-none={earned === 0 || undefined}>
          <dt>{names[rule] ?? rule}</dt>
          <dd>{insight.outOf(format.number(earned), format.number(points))}</dd>
        </div>
      ))}
    </dl>
  )
}
