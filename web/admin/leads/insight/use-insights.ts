import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Insights, Recommendation, Sentiment } from '#contract/insight.ts'
import type { Lead } from '#contract/leads.ts'
import { isLanguage } from '#domain/site/languages.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useLanguage } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useLiveLead } from '../store/use-live-lead.ts'

/** The analysis of a lead and its texts; follows every change of the lead. */
export function useInsights(leadId: string) {
  const [language] = useLanguage()
  const client = useQueryClient()
  const options = query('readInsights', { params: { id: leadId }, query: { language } })
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  useLiveLead(leadId, () => void client.invalidateQueries({ queryKey: options.queryKey }))
  const change = (next: (before: Insights) => Insights) =>
    client.setQueryData<Insights>(options.queryKey, (before) => before && next(before))
  return { insights: data, error, reload: () => void refetch(), change, key: options.queryKey }
}

/** Calls that change the analysis, each with its own error text. */
export function useInsightActions(lead: Lead) {
  const { insight } = useAllWords()
  const [language] = useLanguage()
  const { busy, act } = useAct()
  const { show } = useToast()
  const client = useQueryClient()
  const { change, key } = useInsights(lead.id)
  const params = { id: lead.id }
  return {
    busy,
    analyse: () =>
      act('analyse', insight.analyseFailed, async () => {
        client.setQueryData(key, await call.analyseLead({ params, body: { language } }))
        await client.invalidateQueries({ queryKey: ['listAnalyses'] })
        show({ tone: 'success', title: insight.analysed })
      }),
    analyseText: (text: string) =>
      act('text', insight.textFailed, async () => {
        const written = lead.preferredLanguage ?? lead.language
        const body = { text, language: isLanguage(written) ? written : language }
        const added: Sentiment = await call.analyseSentiment({ params, body })
        change((before) => ({ ...before, sentimentHistory: [added, ...before.sentimentHistory] }))
        show({ tone: 'success', title: insight.textAnalysed })
      }),
    settle: ({ id }: Recommendation, status: 'implemented' | 'dismissed') =>
      act(
        id,
        insight.settleFailed,
        async () => {
          try {
            const settled = await call.settleRecommendation({ params: { id }, body: { status } })
            change((before) => ({
              ...before,
              recommendations: before.recommendations.map((one) =>
                one.id === id ? { ...one, status: settled.status, implementedAt: settled.implementedAt } : one,
              ),
            }))
            show({ tone: 'success', title: insight.settled[status] })
          } catch (error) {
            void client.invalidateQueries({ queryKey: key })
            throw error
          }
        },
        { conflict: insight.settledElsewhere },
      ),
  }
}
export type InsightActions = ReturnType<typeof useInsightActions>
