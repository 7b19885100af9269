import { useQueryClient } from '@tanstack/react-query'
import type { CallOf } from '#contract/api.ts'
import type { AskedChange, Bulk } from '#contract/bulk.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { useFollowedBulk } from '#web/admin/parts/bulk/use-followed-bulk.ts'
import { problemText, wasDeclined } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

type BulkBody = CallOf<'startBulk'>['body']
/** The leads to change with their seen values, or the time the filtered list was shown. */
type BulkOf =
  | { ids: NonNullable<BulkBody['ids']>; seen: NonNullable<BulkBody['seen']> }
  | { filters: LeadFilters; seenAt: string }

export interface BulkWork {
  /** The last change started here; null once dismissed. */
  readonly bulk: Bulk | null
  start(change: AskedChange, of: BulkOf): Promise<boolean>
  cancel(): void
  undo(): void
  dismiss(): void
  /** Shows a change that was made before, with its undo. */
  show(bulk: Bulk): void
}

/** A bulk change: start, follow, stop, undo. */
export function useBulk(): BulkWork {
  const words = useWords()
  const format = useFormat()
  const client = useQueryClient()
  const { show } = useToast()
  const [bulk, setBulk] = useFollowedBulk(() => void client.invalidateQueries({ queryKey: ['listLeads'] }))
  const { bulk: texts } = words.workspace

  const ask = async (work: () => Promise<Bulk>, failed: string) => {
    try {
      setBulk(await work())
      return true
    } catch (error) {
      const text = problemText(error, words, format)
      if (wasDeclined(error)) show({ tone: 'info', title: words.proof.declined, text })
      else show({ tone: 'error', title: failed, text })
      return false
    }
  }
  const params = { id: bulk?.id ?? '' }
  return {
    bulk,
    start: (change, of) => ask(() => call.startBulk({ body: { change, ...of } }), texts.failed),
    cancel: () => void ask(() => call.cancelBulk({ params }), texts.failed),
    undo: () => void ask(() => call.undoBulk({ params }), texts.undoFailed),
    dismiss: () => setBulk(null),
    show: setBulk,
  }
}
