import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '#web/admin/parts/CopyButton.tsx'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'

/** Connection of the checkout: webhook URL, events to enable, and the latest results. */
export function CheckoutSection() {
  const { checkout: words } = useAllWords()
  const format = useFormat()
  const { data, error, refetch } = useQuery({ ...query('readCheckoutSetup', {}), refetchOnMount: 'always' })
  const ignored = data?.recent.filter(({ outcome }) => outcome !== 'applied') ?? []
  return (
    <Section title={words.title} text={words.text}>
      {!data && <ReadState error={error} failed={words.loadFailed} rows={3} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Row
            icon={data.isConnected ? 'check' : 'link'}
            title={data.isConnected ? words.connected : words.notConnected}
            text={data.lastEventAt === null ? words.noEvent : words.lastEvent(format.dateTime(data.lastEventAt))}
          />
          <Row
            title={words.address}
            text={data.address}
            end={<CopyButton text={data.address} label={words.copyAddress} />}
          />
          <Row
            title={words.events}
            text={data.eventTypes.join(', ')}
            end={<CopyButton text={data.eventTypes.join('\n')} label={words.copyEvents} />}
          />
          <Row title={data.asks ? words.asks : <NamedScreen text={words.asksNot} screen="customers" />} />
          <Row title={<NamedScreen text={words.silence} screen="customers" />} />
          {ignored.length > 0 && (
            <RowList label={words.ignored}>
              {ignored.map(({ id, type, receivedAt, outcome }) => (
                <li key={id}>
                  <Row title={type} text={`${words.outcomes[outcome]}, ${format.dateTime(receivedAt)}`} />
                </li>
              ))}
            </RowList>
          )}
        </>
      )}
    </Section>
  )
}
