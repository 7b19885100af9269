import { useQuery } from '@tanstack/react-query'
import { useLive } from '#web/admin/parts/live.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'

/** Number of suspected spam messages to review; renders nothing for zero. */
export function WaitingCount() {
  const words = useWords()
  const format = useFormat()
  const { data, refetch } = useQuery(query('listQuarantine', { query: { limit: 1 } }))
  useLive('quarantine', () => void refetch())
  if (!data?.waiting) return null
  const count = format.number(data.waiting)
  return (
    <Badge tone="warning">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{words.waiting(count)}</VisuallyHidden>
    </Badge>
  )
}
