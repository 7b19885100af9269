import type { LeadAnalysis } from '#contract/insight.ts'
import type { Lead } from '#contract/leads.ts'
import { staffLanguageOf } from '#domain/site/languages.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { reachable, useQuickActions } from '../actions/quick-actions.ts'
import { useClock } from '../store/board-clock.ts'
import { Figures } from './Figures.tsx'
import styles from './Insight.module.css'
import { PastAnalyses } from './PastAnalyses.tsx'

const tones: Record<LeadAnalysis['keyInsights'][number]['category'], Tone> = {
  quality: 'neutral',
  behavior: 'info',
  risk: 'danger',
  opportunity: 'success',
}

type OverviewProps = { lead: Lead; analysis: LeadAnalysis; onClose: () => void }

/** Figures with their receipts, insights, and earlier analyses. */
export function OverviewTab({ lead, analysis, onClose }: OverviewProps) {
  const { insight } = useAllWords()
  const { keyInsights } = analysis
  return (
    <div className={styles.tab}>
      <Origin analysis={analysis} />
      <Written lead={lead} analysis={analysis} onClose={onClose} />
      <Figures analysis={analysis} />
      <section className={styles.section} aria-labelledby="key-insights">
        <h3 id="key-insights">{insight.insights}</h3>
        <ul className={styles.insights}>
          {keyInsights.map(({ category, impact, text }) => (
            <li key={text}>
              <Badge tone={tones[category]}>{insight.categories[category]}</Badge>
              <p dir="auto">{text}</p>
              <span className={layout.faint}>{insight.impacts[impact]}</span>
            </li>
          ))}
        </ul>
      </section>
      <PastAnalyses leadId={lead.id} />
    </div>
  )
}

/** Time, author and engine; and replacements for missing parts. */
function Origin({ analysis }: { analysis: LeadAnalysis }) {
  const { insight } = useAllWords()
  const format = useFormat()
  const { by, engine, fallback, requestedLanguage } = analysis.analysisData
  const ago = useClock((now) => format.relative(analysis.createdAt, now))
  const hasNoWords = staffLanguageOf(requestedLanguage) !== requestedLanguage
  return (
    <>
      <p className={layout.faint} title={format.exact(analysis.createdAt)}>
        {insight.when(ago, by)} · {insight.engine[engine]}
      </p>
      {fallback !== null && <Banner tone="warning">{insight.fallback(insight.fallbacks[fallback])}</Banner>}
      {hasNoWords && <Banner>{insight.otherLanguage(format.languageName(requestedLanguage))}</Banner>}
    </>
  )
}

/** The language model's texts, if one is configured. */
function Written({ lead, analysis, onClose }: OverviewProps) {
  const { insight } = useAllWords()
  const act = useQuickActions()
  const mayWrite = useCan('lead.write')
  const { summary, draft } = analysis.analysisData
  return (
    <>
      {summary !== null && (
        <section className={styles.section} aria-labelledby="ai-summary">
          <h3 id="ai-summary">{insight.summary}</h3>
          <p dir="auto">{summary}</p>
        </section>
      )}
      {draft !== null && (
        <section className={styles.section} aria-labelledby="ai-draft">
          <h3 id="ai-draft">{insight.draft}</h3>
          <p className={layout.faint}>{insight.draftHint}</p>
          <p className={styles.draft} dir="auto">
            {draft}
          </p>
          {mayWrite && (
            <Button
              icon="mail"
              onClick={() => {
                onClose()
                act(reachable(lead), 'email', { text: draft })
              }}
            >
              {insight.useDraft}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
