import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, dayIn, weekdayOf } from '#domain/basics/calendar-day.ts'
import { type FollowUpTime, followUpMoments } from '#domain/leads/follow-up-times.ts'
import { hoursOf } from '#domain/staff/working-hours.ts'
import { localMoment, nextMorning } from '#web/admin/parts/date/local-moment.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { shownZone } from '#web/api/time-zone.ts'

type FollowUpMoments = {
  /** The offered times of the signed-in teammate, by their own working hours or the team's; none until these are read. */
  readonly moments: ReadonlyMap<FollowUpTime, number>
  /** The time to begin with, as the value of a `DateField`: the next working day. */
  readonly usual: string
}

/** Times for the next contact with a lead. */
export function useFollowUpMoments(): FollowUpMoments {
  const { user } = useSession()
  const [now] = useState(() => Date.now())
  const { data, isError } = useQuery(query('readTeamHours', {}))
  const own = data?.people.find(({ id }) => id === user.id)?.hours ?? null
  const isRead = data !== undefined || isError
  const moments = isRead
    ? followUpMoments(hoursOf(own, data?.team ?? null), now, shownZone.value)
    : new Map<FollowUpTime, number>()
  const usual = moments.get('nextDay') ?? moments.get('nextShift') ?? moments.get('soon')
  return { moments, usual: localMoment(usual === undefined ? nextMorning(new Date(now)) : new Date(usual)) }
}

/** A name for an offered time, such as "Tomorrow" or "Monday". */
export function useFollowUpLabel(): (time: FollowUpTime, at: number) => string {
  const { times } = useAllWords().desk.plan
  const format = useFormat()
  const tomorrow = addDays(dayIn(shownZone.value, new Date()), 1)
  return (time, at) => {
    const day = dayIn(shownZone.value, new Date(at))
    if (day < tomorrow) return time === 'soon' ? times.soon : times.today
    if (time === 'nextWeek') return times.nextWeek
    return day === tomorrow ? times.tomorrow : format.weekday(weekdayOf(day))
  }
}
