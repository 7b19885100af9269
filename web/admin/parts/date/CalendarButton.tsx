import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { prefetch } from '#web/kit/prefetch.ts'

const load = () => import('./CalendarPopup.tsx')
const CalendarPopup = lazy(async () => ({ default: (await load()).CalendarPopup }))

export type CalendarProps = {
  /** The chosen day, such as `2026-11-23`; empty: none. */
  day: string
  today: string
  /** First and last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/** Opens a calendar, whose code is loaded first. */
export function CalendarButton({ disabled, ...calendar }: CalendarProps & { disabled?: boolean | undefined }) {
  const { date: words } = useWords()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => prefetch(() => void load().catch(() => undefined)), [])
  const trigger = <IconButton label={words.open} icon="calendar" disabled={disabled} />
  if (!isAsked) return <IconButton {...trigger.props} aria-haspopup="dialog" onClick={() => setAsked(true)} />
  return (
    <Suspense fallback={trigger}>
      <CalendarPopup {...calendar} trigger={trigger} />
    </Suspense>
  )
}
