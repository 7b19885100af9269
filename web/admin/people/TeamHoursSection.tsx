import { useQuery } from '@tanstack/react-query'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { HoursRow } from '#web/admin/parts/hours/HoursRow.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'

/** Working hours of the team and each teammate, and who is on shift. */
export function TeamHoursSection() {
  const { hours, people } = useAllWords()
  const { user } = useSession()
  const mayChange = useCan('hours.write')
  const mayChangeOwn = useCan('lead.write')
  const { data, error, refetch } = useQuery({ ...query('readTeamHours', {}), refetchOnMount: 'always' })
  return (
    <Section title={hours.teamTitle} text={hours.teamText}>
      {data ? (
        <RowList label={hours.teamTitle}>
          <li>
            <HoursRow title={people.title} teammate={null} team={data.team} mayChange={mayChange} />
          </li>
          {data.people.map((teammate) => (
            <li key={teammate.id}>
              <EntryBoundary place="hours" of={teammate} fallback={<p dir="auto">{teammate.username}</p>}>
                <HoursRow
                  title={teammate.username}
                  teammate={teammate}
                  team={data.team}
                  mayChange={mayChange || (mayChangeOwn && teammate.id === user.id)}
                />
              </EntryBoundary>
            </li>
          ))}
        </RowList>
      ) : (
        <ReadState error={error} failed={hours.loadFailed} onRetry={() => void refetch()} />
      )}
    </Section>
  )
}
