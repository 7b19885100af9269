import { useQuery } from '@tanstack/react-query'
import type { Invitation } from '#contract/people.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** Open invitations. */
export function InvitationsSection() {
  const { people: words } = useAllWords()
  const { data, error, refetch } = useQuery({ ...query('listInvitations', {}), refetchOnMount: 'always' })
  return (
    <Section title={words.invitations} text={words.invitationsText}>
      {!data && <ReadState error={error} failed={words.invitationsFailed} rows={1} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <EmptyState icon="mail" title={words.noInvitations} />}
      {data && data.data.length > 0 && (
        <RowList label={words.invitations}>
          {data.data.map((invitation) => (
            <li key={invitation.id}>
              <InvitationRow invitation={invitation} onChanged={() => void refetch()} />
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}

function InvitationRow({ invitation, onChanged }: { invitation: Invitation; onChanged: () => void }) {
  const { people: words, account } = useAllWords()
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const { id, email, role, invitedBy, expiresAt } = invitation
  const name = email ?? words.byLink
  const revoke = async () => {
    const done = await act('revoke', words.revokeFailed, () => call.revokeInvitation({ params: { id } }))
    if (done) show({ tone: 'success', title: words.revoked })
    onChanged()
  }
  return (
    <Row
      icon={email === null ? 'link' : 'mail'}
      title={
        <>
          {name}
          <Badge>{account.roles[role]}</Badge>
        </>
      }
      text={words.invitationFacts(invitedBy, format.relative(expiresAt, Date.now()))}
      end={
        <Button busy={busy !== null} aria-label={words.revokeOf(name)} onClick={() => void revoke()}>
          {words.revoke}
        </Button>
      }
    />
  )
}
