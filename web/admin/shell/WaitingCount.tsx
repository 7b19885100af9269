import { maxWaitingCount } from '#domain/leads/waiting.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import type { ScreenName } from './screens.ts'
import type { Waiting } from './use-waiting.ts'

type WaitingCountProps = { waiting: Waiting | undefined; screens: readonly { readonly name: ScreenName }[] }

const countOf = (waiting: Waiting, name: ScreenName) => (name in waiting ? waiting[name as keyof Waiting] : 0)

/** Number of waiting items on these screens; nothing for zero. */
export function WaitingCount({ waiting, screens }: WaitingCountProps) {
  const words = useWords()
  const format = useFormat()
  if (!waiting) return null
  const count = screens.reduce((sum, { name }) => sum + countOf(waiting, name), 0)
  if (count === 0) return null
  const shown = count < maxWaitingCount ? format.number(count) : `${format.number(maxWaitingCount - 1)}+`
  return (
    <Badge>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{words.waiting(shown)}</VisuallyHidden>
    </Badge>
  )
}
