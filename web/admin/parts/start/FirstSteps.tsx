import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { stepsToReceive } from '#domain/claims/start-list.ts'
import { openAddLead } from '#web/admin/parts/add-lead.ts'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'

type Step = {
  readonly name: string
  readonly title: ReactNode
  readonly text: ReactNode
  readonly isDone?: boolean | undefined
}

/** First-hour checklist on an empty board, with completed steps. */
export function FirstSteps() {
  const { startList } = useAllWords()
  const { first, done } = startList
  const mayConnect = useCan('connections.manage')
  const { data: site } = useQuery({ ...query('readSettings', {}), refetchOnMount: 'always' })
  const { data: people } = useQuery({ ...query('listPeople', {}), refetchOnMount: 'always' })
  const { data: mails } = useQuery({ ...query('listMails', { query: { limit: 1 } }), refetchOnMount: 'always' })
  const { data: start } = useQuery({ ...query('readStartList', {}), refetchOnMount: 'always' })
  const { data: contact } = useQuery({ ...query('readOwnContact', {}), refetchOnMount: 'always' })
  const open = start?.steps.filter(({ isNeeded, isDone }) => isNeeded && !isDone).length ?? stepsToReceive.length
  const steps: readonly Step[] = [
    {
      name: 'brand',
      title: <Link to="/admin/settings">{first.brand}</Link>,
      text: first.brandText,
      isDone: site?.changed.includes('name'),
    },
    {
      name: 'mail',
      title: <Link to={mayConnect ? '/admin/channels' : '/admin/outbox'}>{first.mail}</Link>,
      text: first.mailText,
      isDone: mails?.sends,
    },
    {
      name: 'email',
      title: <Link to="/admin/account">{first.email}</Link>,
      text: first.emailText,
      isDone: Boolean(contact?.email && Object.keys(contact.names).length > 0),
    },
    {
      name: 'team',
      title: <Link to="/admin/people">{first.team}</Link>,
      text: first.teamText,
      isDone: people && people.data.length > 1,
    },
    { name: 'leads', title: <Link to="/admin/import">{first.leads}</Link>, text: first.leadsText },
    {
      name: 'page',
      title: (
        <a href="/welcome" target="_blank" rel="noreferrer">
          {first.page}
        </a>
      ),
      text: first.pageText,
    },
    {
      name: 'live',
      title: <Link to="/admin/settings">{first.live}</Link>,
      text: open === 0 ? first.liveReady : first.liveText(open),
      isDone: start && start.mode === 'live' && start.isReceiving,
    },
  ]
  return (
    <Section
      title={first.title}
      text={first.text}
      action={
        <Button icon="plus" onClick={() => openAddLead()}>
          {first.add}
        </Button>
      }
    >
      <RowList label={first.title}>
        {steps.map(({ name, title, text, isDone }) => (
          <li key={name}>
            <Row
              icon={isDone ? 'check' : 'clock'}
              title={title}
              text={text}
              end={isDone && <Badge tone="success">{done}</Badge>}
            />
          </li>
        ))}
      </RowList>
    </Section>
  )
}
