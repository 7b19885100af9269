import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { AccessRulesSection } from './AccessRulesSection.tsx'
import { InvitationsSection } from './InvitationsSection.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { PersonRow } from './PersonRow.tsx'
import { RolesSection } from './RolesSection.tsx'
import { TeamHoursSection } from './TeamHoursSection.tsx'

/** The team: members with their roles, and open invitations. */
export function PeopleScreen() {
  const { people: words } = useAllWords()
  const mayManage = useCan('users.manage')
  const [inviting, setInviting] = useState(false)
  const { data, error, refetch } = useQuery({ ...query('listPeople', {}), refetchOnMount: 'always' })
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        mayManage && (
          <Button tone="primary" icon="plus" onClick={() => setInviting(true)}>
            {words.invite}
          </Button>
        )
      }
    >
      <Section title={words.team}>
        {data ? (
          <RowList label={words.team}>
            {data.data.map((person) => (
              <li key={person.id}>
                <EntryBoundary place="teammate" of={person} fallback={<p dir="auto">{person.username}</p>}>
                  <PersonRow person={person} />
                </EntryBoundary>
              </li>
            ))}
          </RowList>
        ) : (
          <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} />
        )}
      </Section>
      <TeamHoursSection />
      {mayManage && <InvitationsSection />}
      {mayManage && <AccessRulesSection />}
      <RolesSection />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </Screen>
  )
}
