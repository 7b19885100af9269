import { useQuery } from '@tanstack/react-query'
import type { OwnSession } from '#contract/session.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** The teammate's sessions, and buttons to end them. */
export function SessionsSection() {
  const words = useAllWords().ownAccount.sessions
  const { show } = useToast()
  const { busy, act } = useAct()
  const { data, error, refetch } = useQuery({ ...query('listSessions', {}), refetchOnMount: 'always' })
  const end = async (name: string, done: string, work: () => Promise<unknown>) => {
    if (await act(name, words.failed, work)) show({ tone: 'success', title: done })
    await refetch()
  }
  const endOne = (id: string) => end(id, words.ended, () => call.endSession({ params: { id } }))
  const endOthers = () => end('others', words.othersEnded, () => call.endOtherSessions())
  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        data !== undefined &&
        data.data.length > 1 && (
          <Button busy={busy === 'others'} onClick={() => void endOthers()}>
            {words.endOthers}
          </Button>
        )
      }
    >
      {data ? (
        <RowList label={words.title}>
          {data.data.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} busy={busy === session.id} onEnd={() => void endOne(session.id)} />
            </li>
          ))}
        </RowList>
      ) : (
        <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} />
      )}
    </Section>
  )
}

function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const words = useAllWords().ownAccount.sessions
  const format = useFormat()
  const { current, awaitsSecondFactor, createdAt, lastSeenAt } = session
  const device = session.device || words.unknownDevice
  return (
    <Row
      icon="device"
      title={
        <>
          {device}
          {current && <Badge tone="success">{words.current}</Badge>}
          {awaitsSecondFactor && <Badge tone="warning">{words.awaits}</Badge>}
        </>
      }
      text={
        <>
          {awaitsSecondFactor && <p>{words.awaitsText}</p>}
          {words.facts(session.address, format.dateTime(createdAt))}{' '}
          {!current && words.lastSeen(format.relative(lastSeenAt, Date.now()))}
        </>
      }
      end={
        !current && (
          <Button busy={busy} aria-label={words.endOf(device)} onClick={onEnd}>
            {words.end}
          </Button>
        )
      }
    />
  )
}
