import type { Insights, Recommendation } from '#contract/insight.ts'
import type { Lead } from '#contract/leads.ts'
import { canSettleRecommendation, type RecommendationStatus } from '#domain/insight/insight.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import styles from './Insight.module.css'
import { useAdvice } from './use-advice.ts'
import type { InsightActions } from './use-insights.ts'

const urgencyTones: Record<Recommendation['urgency'], Tone> = { high: 'danger', medium: 'warning', low: 'neutral' }
const statusTones: Record<RecommendationStatus, Tone> = {
  pending: 'info',
  implemented: 'success',
  dismissed: 'neutral',
}

type TabProps = { lead: Lead; insights: Insights; actions: InsightActions; onClose: () => void }

/** Recommendations, each with its facts and a button. */
export function RecommendationsTab({ lead, insights, actions, onClose }: TabProps) {
  const { insight } = useAllWords()
  const { recommendations, analysis } = insights
  if (recommendations.length === 0) {
    return <EmptyState icon="check" title={insight.noRecommendations} text={insight.noRecommendationsText} />
  }
  const facts = (one: Recommendation) =>
    one.analysisId === analysis?.id
      ? analysis.keyInsights.filter(({ code }) => one.restsOn.includes(code)).map(({ text }) => text)
      : []
  return (
    <ul className={styles.advice}>
      {recommendations.map((one) => (
        <li key={one.id}>
          <EntryBoundary place="advice" of={one} fallback={<p dir="auto">{one.title}</p>}>
            <Advice lead={lead} advice={one} facts={facts(one)} actions={actions} onClose={onClose} />
          </EntryBoundary>
        </li>
      ))}
    </ul>
  )
}

type AdviceProps = {
  lead: Lead
  advice: Recommendation
  facts: readonly string[]
  actions: InsightActions
  onClose: () => void
}

function Advice({ lead, advice, facts, actions, onClose }: AdviceProps) {
  const { insight } = useAllWords()
  const mayRun = useCan('insight.run')
  const follow = useAdvice(lead, actions, onClose)
  const isBusy = actions.busy === advice.id
  return (
    <article className={styles.card} aria-label={advice.title} data-settled={advice.status !== 'pending' || undefined}>
      <header>
        <h3>{advice.title}</h3>
        <Badge tone={urgencyTones[advice.urgency]}>{insight.priority(insight.urgencies[advice.urgency])}</Badge>
        <Badge tone={statusTones[advice.status]}>{insight.statuses[advice.status]}</Badge>
      </header>
      <p dir="auto">{advice.description}</p>
      {facts.length > 0 && (
        <>
          <h4>{insight.restsOn}</h4>
          <ul>
            {facts.map((fact) => (
              <li key={fact} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </>
      )}
      {advice.expectedOutcome && (
        <p className={layout.faint}>
          {insight.expected}: {advice.expectedOutcome}
        </p>
      )}
      {mayRun && canSettleRecommendation(advice.status) && (
        <div className={styles.buttons}>
          <Button tone="primary" size="small" busy={isBusy} onClick={() => void follow(advice)}>
            {advice.suggestedAction}
          </Button>
          <Button size="small" busy={isBusy} onClick={() => void actions.settle(advice, 'implemented')}>
            {insight.implement}
          </Button>
          <Button size="small" tone="plain" busy={isBusy} onClick={() => void actions.settle(advice, 'dismissed')}>
            {insight.dismiss}
          </Button>
        </div>
      )}
    </article>
  )
}
