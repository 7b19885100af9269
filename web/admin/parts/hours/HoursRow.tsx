import { useState } from 'react'
import type { TeamHours, TeammateHours } from '#contract/working-hours.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { HoursDialog } from './HoursDialog.tsx'
import { useHoursText } from './use-hours-text.ts'

type HoursRowProps = {
  title: string
  /** The owner of the hours; null: the team. */
  teammate: TeammateHours | null
  team: TeamHours['team']
  mayChange: boolean
}

/** Working hours in one line, with an edit button. */
export function HoursRow({ title, teammate, team, mayChange }: HoursRowProps) {
  const { hours: words } = useAllWords()
  const format = useFormat()
  const textOf = useHoursText()
  const [isOpen, setOpen] = useState(false)
  const own = teammate ? teammate.hours : team
  const inherited = team ? `${words.asTeam}: ${textOf(team)}` : words.notSet
  const shown = own ? textOf(own) : teammate ? inherited : words.notSet
  const spoken = teammate?.languages.map((one) => format.languageName(one)) ?? []
  return (
    <>
      <Row
        icon="clock"
        title={
          <>
            {title}
            {teammate && (own ?? team) && (
              <Badge tone={teammate.onShift ? 'success' : 'neutral'}>
                {teammate.onShift ? words.onShift : words.offShift}
              </Badge>
            )}
          </>
        }
        text={[
          shown,
          ...(teammate?.nextShift ? [words.back(format.dateTime(teammate.nextShift))] : []),
          ...(spoken.length > 0 ? [words.answersIn(format.list(spoken))] : []),
        ].join(' · ')}
        end={
          mayChange && (
            <Button aria-label={`${words.change}: ${title}`} onClick={() => setOpen(true)}>
              {words.change}
            </Button>
          )
        }
      />
      <HoursDialog open={isOpen} teammate={teammate} team={team} onClose={() => setOpen(false)} />
    </>
  )
}
