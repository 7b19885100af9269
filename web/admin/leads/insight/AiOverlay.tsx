import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { Tabs } from '#web/kit/Tabs.tsx'
import styles from './Insight.module.css'
import { OverviewTab } from './OverviewTab.tsx'
import { RecommendationsTab } from './RecommendationsTab.tsx'
import { SentimentTab } from './SentimentTab.tsx'
import { useInsightActions, useInsights } from './use-insights.ts'

/** The analysis of a lead: overview, recommendations, and its texts. */
export function AiOverlay({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const words = useAllWords()
  const format = useFormat()
  const { insight } = words
  const mayRun = useCan('insight.run')
  const { insights, error, reload } = useInsights(lead.id)
  const actions = useInsightActions(lead)
  const [tab, setTab] = useState<'overview' | 'recommendations' | 'sentiment'>('overview')
  const pending = insights?.recommendations.filter(({ status }) => status === 'pending').length ?? 0
  const isAnalysing = actions.busy === 'analyse'
  const analyse = (label: string) =>
    mayRun && (
      <Button tone="primary" icon="spark" busy={isAnalysing} onClick={() => void actions.analyse()}>
        {isAnalysing ? insight.analysing : label}
      </Button>
    )
  const none = (
    <EmptyState
      icon="spark"
      title={insight.none}
      text={mayRun ? insight.noneText : insight.noneReadOnly}
      action={analyse(insight.analyse)}
    />
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={<bdi className={styles.title}>{insight.title(lead.name)}</bdi>}
      footer={insights?.analysis && analyse(insight.again)}
    >
      {insights === undefined && error === null && (
        <>
          <p role="status">{insight.loading}</p>
          <Skeleton shape="card" />
        </>
      )}
      {insights === undefined && error !== null && (
        <EmptyState
          icon="alert"
          title={insight.loadFailed}
          text={problemText(error, words, format)}
          action={<Button onClick={reload}>{words.tryAgain}</Button>}
        />
      )}
      {insights && (
        <div className={styles.body}>
          <Tabs
            label={insight.tabs}
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'overview',
                label: insight.overview,
                panel: insights.analysis ? (
                  <OverviewTab lead={lead} analysis={insights.analysis} onClose={onClose} />
                ) : (
                  none
                ),
              },
              {
                value: 'recommendations',
                label: insight.recommendations,
                panel: insights.analysis ? (
                  <RecommendationsTab lead={lead} insights={insights} actions={actions} onClose={onClose} />
                ) : (
                  none
                ),
                ...(pending > 0 && { badge: format.number(pending) }),
              },
              {
                value: 'sentiment',
                label: insight.sentiment,
                panel: <SentimentTab texts={insights.sentimentHistory} actions={actions} />,
                keep: true,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}
