import { type SentimentLabel, sentimentLabels } from '#domain/insight/insight.ts'

type Pair = { readonly truth: SentimentLabel; readonly found: SentimentLabel }

/** Macro F1 of the three labels, and the share of texts with positive and negative swapped; 0 to 1. */
export function measured(pairs: readonly Pair[]): { n: number; macroF1: number; swapped: number } {
  const f1 = sentimentLabels.map((label) => {
    const hits = pairs.filter(({ truth, found }) => truth === label && found === label).length
    const said = pairs.filter(({ found }) => found === label).length
    const real = pairs.filter(({ truth }) => truth === label).length
    return said + real === 0 ? 0 : (2 * hits) / (said + real)
  })
  const swaps = pairs.filter(({ truth, found }) => truth !== 'neutral' && found !== 'neutral' && truth !== found)
  return {
    n: pairs.length,
    macroF1: f1.reduce((sum, one) => sum + one, 0) / f1.length,
    swapped: pairs.length === 0 ? 0 : swaps.length / pairs.length,
  }
}
