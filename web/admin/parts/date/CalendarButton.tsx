import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { prefetch } from '#web/kit/prefetch.ts'
import type { CalendarProps } from './Calendar.tsx'

const load = () => import('./CalendarPopup.tsx')
const CalendarPopup = lazy(async () => ({ default: (await load()).CalendarPopup }))

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
