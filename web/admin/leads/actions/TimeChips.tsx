import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, dayIn, weekdayOf } from '#domain/basics/calendar-day.ts'
import { timeZonesOf } from '#domain/basics/time-zones.ts'
import { type FollowUpTime, followUpMoments } from '#domain/leads/follow-up-times.ts'
import { hoursOf } from '#domain/staff/working-hours.ts'
import { localMoment } from '#web/admin/parts/date/local-moment.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { shownZone } from '#web/api/time-zone.ts'
import styles from './TimeChips.module.css'

/** The offered times of the signed-in teammate, by their own working hours or the team's; none until these are read. */
export function useFollowUpMoments(): ReadonlyMap<FollowUpTime, number> {
  const { user } = useSession()
  const [now] = useState(() => Date.now())
  const { data, isError } = useQuery(query('readTeamHours', {}))
  if (!data && !isError) return new Map()
  const own = data?.people.find(({ id }) => id === user.id)?.hours ?? null
  return followUpMoments(hoursOf(own, data?.team ?? null), now, shownZone.value)
}

type TimeChipsProps = {
  moments: ReadonlyMap<FollowUpTime, number>
  /** As the value of a `DateField`. */
  value: string
  onChoose: (value: string) => void
}

/** Times for the next contact, each one press away. */
export function TimeChips({ moments, value, onChoose }: TimeChipsProps) {
  const { plan } = useAllWords().desk
  const format = useFormat()
  const tomorrow = addDays(dayIn(shownZone.value, new Date()), 1)
  const label = (time: FollowUpTime, at: number) => {
    const day = dayIn(shownZone.value, new Date(at))
    if (day < tomorrow) return time === 'soon' ? plan.times.soon : plan.times.today
    if (time === 'nextWeek') return plan.times.nextWeek
    return day === tomorrow ? plan.times.tomorrow : format.weekday(weekdayOf(day))
  }
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{plan.times.label}</legend>
      {[...moments].map(([time, at]) => {
        const local = localMoment(new Date(at))
        return (
          <button
            key={time}
            type="button"
            className={styles.chip}
            aria-pressed={value === local}
            onClick={() => onChoose(local)}
          >
            {label(time, at)} <span className={styles.time}>{format.time(at)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** The lead's local time at that moment, if it differs from the screen's; null: the same or unknown. */
export function useTheirTime(country: string | null | undefined, at: Date): string | null {
  const format = useFormat()
  if (!country || Number.isNaN(at.getTime())) return null
  const times = [...new Set(timeZonesOf(country).map((zone) => format.time(at, zone)))]
  return times.length === 0 || times.includes(format.time(at)) ? null : times.toSorted().join(' / ')
}
