import { useState } from 'react'
import type { DaySearch } from '#web/admin/parts/day-search.ts'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { QuickActions } from '../actions/QuickActions.tsx'
import { useWriteOnPage } from '../actions/use-write-on-page.ts'
import { useInbox } from '../inbox/use-inbox.ts'
import { ClockContext } from '../store/board-clock.ts'
import { type ServerClock, serverClock } from '../store/server-clock.ts'
import styles from '../tasks/Tasks.module.css'
import { DayPart } from './DayPart.tsx'
import { DayViewSwitch } from './DayViewSwitch.tsx'
import { MyNumbers } from './MyNumbers.tsx'
import { PassedOn, usePassedOn } from './PassedOn.tsx'
import { type Part, useDay, type Whose } from './use-day.ts'
import { useDayBounds } from './use-day-bounds.ts'
import { WaitingPart } from './WaitingPart.tsx'
import { Week } from './Week.tsx'

const parts: readonly Part[] = ['overdue', 'today', 'later']

type DayScreenProps = { search: DaySearch; onSearch: (search: DaySearch) => void }

/** My day: the inbox, then everything due across all leads, by due date; or a week of it as a calendar. */
export function DayScreen({ search, onSearch }: DayScreenProps) {
  const { day: words } = useAllWords().desk
  const [clock] = useState(() => serverClock())
  const [of, setOf] = useState<Whose>('me')
  const bounds = useDayBounds()
  const writing = useWriteOnPage()
  const isWeek = search.view === 'week'
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        <DayViewSwitch
          isWeek={isWeek}
          onWeek={(asked) => asked !== isWeek && onSearch(asked ? { view: 'week' } : {})}
        />
      }
    >
      <FilterBar label={words.filters}>
        <Select
          label={words.whose}
          value={of}
          onChange={setOf}
          options={(['me', 'everybody'] as const).map((value) => ({ value, label: words.of[value] }))}
        />
      </FilterBar>
      {isWeek ? (
        <Week of={of} week={search.week} now={bounds.now} onWeek={(week) => onSearch({ view: 'week', week })} />
      ) : (
        <ClockContext value={clock}>
          <QuickActions {...writing}>
            <Day of={of} bounds={bounds} clock={clock} />
          </QuickActions>
          <MyNumbers />
        </ClockContext>
      )}
    </Screen>
  )
}

function Day({ of, bounds, clock }: { of: Whose; bounds: ReturnType<typeof useDayBounds>; clock: ServerClock }) {
  const { day: words } = useAllWords().desk
  const day = useDay(of, bounds, clock)
  const waiting = useInbox(of === 'me' ? 'mine' : 'everyone')
  const passed = usePassedOn()
  const isFree =
    waiting.inbox?.data.length === 0 &&
    passed.notices?.length === 0 &&
    parts.every((part) => day[part].rows?.length === 0)
  if (isFree) return <EmptyState icon="check" title={words.free} text={words.freeText} />
  return (
    <div className={styles.parts}>
      <WaitingPart of={of} {...waiting} />
      <PassedOn {...passed} />
      {parts.map((part) => (
        <DayPart key={part} part={part} tasks={day[part]} />
      ))}
    </div>
  )
}
