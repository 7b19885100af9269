import { closingTime } from '#domain/record/printed-record.ts'
import type { Operation } from '#web/site/page.ts'
import { printedText } from './printed-text.ts'
import { useSite } from './site-context.tsx'

/** When a listed trade was closed. */
export function ClosingTime({ of: { at, time } }: { of: Operation }) {
  const { format } = useSite()
  const [unit, value] = closingTime({ at: new Date(at).toISOString(), time })
  return <bdi>{printedText(format, { unit, value })}</bdi>
}
