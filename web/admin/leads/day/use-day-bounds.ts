import { useEffect, useState } from 'react'
import { minuteMs } from '#domain/basics/instant.ts'
import { endOfToday } from '#web/admin/parts/date/local-moment.ts'

const thisMinute = () => new Date(Math.floor(Date.now() / minuteMs) * minuteMs)

/** The bounds between the parts of the day: the current minute and the end of today. Updated every minute. */
export function useDayBounds(): { now: string; midnight: string } {
  const [now, setNow] = useState(thisMinute)
  useEffect(() => {
    const timer = setInterval(() => setNow(thisMinute()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return { now: now.toISOString(), midnight: endOfToday(now).toISOString() }
}
