import { useQuery } from '@tanstack/react-query'
import { HoursRow } from '#web/admin/parts/hours/HoursRow.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'

/** The teammate's working hours and languages. */
export function OwnHoursSection() {
  const { hours } = useAllWords()
  const { user } = useSession()
  const { data, error, refetch } = useQuery({ ...query('readTeamHours', {}), refetchOnMount: 'always' })
  const me = data?.people.find(({ id }) => id === user.id)
  return (
    <Section title={hours.title} text={hours.ownText}>
      {data && me ? (
        <HoursRow title={user.username} teammate={me} team={data.team} mayChange />
      ) : (
        <ReadState error={error} failed={hours.loadFailed} onRetry={() => void refetch()} rows={1} />
      )}
    </Section>
  )
}
