import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { ConversionReasons } from './ConversionReasons.tsx'
import { useInsights } from './use-insights.ts'

/** How likely the lead is to convert by its latest analysis, with the reasons; nothing before the first one. */
export function WinProbability({ leadId }: { leadId: string }) {
  const { conversion: words, insight } = useAllWords()
  const format = useFormat()
  const { insights } = useInsights(leadId)
  if (!insights?.analysis) return null
  const { conversion } = insights.analysis.analysisData
  const share = (percent: number) => format.percent(Math.round(percent))
  if (conversion.state === 'not_learned') {
    return (
      <p className={layout.faint}>
        {words.title}: {share(conversion.prior)}, {insight.notLearned(conversion.closed, conversion.needed)}
      </p>
    )
  }
  return (
    <div>
      <p>
        {words.title}: <strong>{share(conversion.percent)}</strong>,{' '}
        {insight.between(share(conversion.low), share(conversion.high))}
      </p>
      {conversion.reasons.length > 0 && (
        <details>
          <summary>{words.reasons}</summary>
          <ConversionReasons reasons={conversion.reasons} />
        </details>
      )}
    </div>
  )
}
