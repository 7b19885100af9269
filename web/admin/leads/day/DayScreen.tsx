import { useEffect, useState } from 'react'
import { minuteMs } from '#domain/instant.ts'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { QuickActions } from '../actions/QuickActions.tsx'
import { ClockContext } from '../store/board-clock.ts'
import { serverClock } from '../store/server-clock.ts'
import { endOfToday } from '../tasks/local-moment.ts'
import styles from '../tasks/Tasks.module.css'
import { DayPart } from './DayPart.tsx'
import { type Part, useDay, type Whose } from './use-day.ts'

const parts: readonly Part[] = ['overdue', 'today', 'later']

/** My day: what is due across all leads, by its due date. */
export function DayScreen() {
  const { day: words } = useAllWords().desk
  const [of, setOf] = useState<Whose>('me')
  const [clock] = useState(() => serverClock())
  const turn = useTurn()
  const day = useDay(of, turn, clock)
  const isFree = parts.every((part) => day[part].rows?.length === 0)
  return (
    <ClockContext value={clock}>
      <QuickActions>
        <Screen wide title={words.title} lead={words.lead}>
          <FilterBar label={words.filters}>
            <Select
              label={words.whose}
              value={of}
              onChange={setOf}
              options={(['me', 'everybody'] as const).map((value) => ({ value, label: words.of[value] }))}
            />
          </FilterBar>
          {isFree ? (
            <EmptyState icon="check" title={words.free} text={words.freeText} />
          ) : (
            <div className={styles.parts}>
              {parts.map((part) => (
                <DayPart key={part} part={part} tasks={day[part]} />
              ))}
            </div>
          )}
        </Screen>
      </QuickActions>
    </ClockContext>
  )
}

const thisMinute = () => new Date(Math.floor(Date.now() / minuteMs) * minuteMs)

/** The bounds between the parts: now, to the minute, and the end of today. Due tasks move up by themselves. */
function useTurn(): { now: string; midnight: string } {
  const [now, setNow] = useState(thisMinute)
  useEffect(() => {
    const timer = setInterval(() => setNow(thisMinute()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return { now: now.toISOString(), midnight: endOfToday(now).toISOString() }
}
