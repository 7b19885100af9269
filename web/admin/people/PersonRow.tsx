import type { Person } from '#contract/people.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { PersonMenu } from './PersonMenu.tsx'

/** One teammate. Account details show only to those who manage people. */
export function PersonRow({ person }: { person: Person }) {
  const { people: words, account } = useAllWords()
  const { user } = useSession()
  const mayManage = useCan('users.manage')
  const isSelf = person.id === user.id
  return (
    <Row
      icon="user"
      title={
        <>
          {person.username}
          <Badge>{account.roles[person.role]}</Badge>
          {isSelf && <Badge tone="gold">{words.you}</Badge>}
          {person.disabled && <Badge tone="danger">{words.isDisabled}</Badge>}
        </>
      }
      text={person.account && <AccountFacts person={person} account={person.account} />}
      end={mayManage && <PersonMenu person={person} isSelf={isSelf} />}
    />
  )
}

function AccountFacts({ person, account }: { person: Person; account: NonNullable<Person['account']> }) {
  const { people: words } = useAllWords()
  const format = useFormat()
  const seen =
    account.lastSeenAt === null ? words.notSignedIn : words.lastSeen(format.relative(account.lastSeenAt, Date.now()))
  const facts = [
    account.email ?? words.noEmail,
    account.mustChangePassword ? words.oneTimePassword : account.hasSecondFactor ? words.hasFactor : words.noFactor,
    ...(person.disabled ? [] : [seen]),
  ]
  return <>{facts.join(' · ')}</>
}
