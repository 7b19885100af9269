import { withClient } from './support/databases.ts'
import { ratioFigure } from './support/figure.ts'
import { interleave, ratioOf } from './support/interleave.ts'
import type { Bench } from './support/stage.ts'

const queries = 20
const kept = 'select status, sum(leads) as count, sum(value) as value from lead_totals group by status'
const counted =
  'select status, count(*), sum(coalesce(estimated_value, 0)) as value from contact_requests where deleted_at is null group by status'

/** Stored counts and sums by column, compared with counting on each read. */
export const counts: Bench = async (stage) => {
  const url = await stage.databases.withLeads(stage.leads)
  return withClient(url, async (client) => {
    const rate = (text: string) => async () => {
      const started = performance.now()
      for (let i = 0; i < queries; i++) await client.query({ name: text.slice(0, 40), text })
      return queries / (performance.now() - started)
    }
    const found = await interleave({ kept: rate(kept), counted: rate(counted) })
    const what = `counts and sums by column, ${stage.leads.toLocaleString('en')} leads, against group by`
    return [ratioFigure(what, ratioOf(found.kept, found.counted), { min: 10 })]
  })
}
