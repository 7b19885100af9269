import type { Records } from '#domain/record/measures.ts'
import type { PrintedFigure } from '#domain/record/printed-figure.ts'
import { printedOfHistory } from '#domain/record/printed-history.ts'
import { printedOfRecord } from '#domain/record/printed-record.ts'
import type { Page } from '#web/site/page.ts'

/**
 * All printed figures of a page's record by the ledger, without accounts. `records`: the full records, if the page
 * lists fewer.
 */
export function figuresOfRecord(page: Page, records?: Records): PrintedFigure[] {
  const { months, operations, statedRecord, corrections } = page
  const isoOf = ({ at }: Page['operations'][number]) => new Date(at).toISOString()
  const recordOf = (list: Pick<Page, 'months' | 'operations'>): Records => ({
    months: list.months,
    operations: list.operations.map((one) => ({ ...one, day: isoOf(one).slice(0, 10) })),
    accountType: null,
    madeUp: { months: false, operations: false },
  })
  const listed = (list: Page['operations']) => list.map((one, id) => ({ ...one, id: String(id), at: isoOf(one) }))
  const isStated = [...months, ...operations].some((one) => one.isStated)
  const hasImported = page.accounts.length > 0
  const own = isStated ? 'stated' : 'measured'
  return [
    ...printedOfRecord(own, records ?? recordOf({ months, operations }), listed(operations), hasImported),
    ...printedOfRecord('stated', recordOf(statedRecord), listed(statedRecord.operations), hasImported),
    ...printedOfHistory(corrections, page.events),
  ]
}
