import { useQuery } from '@tanstack/react-query'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { type WebhookEvent, webhookEvents } from '#domain/staff/webhooks.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'

/** Polling interval of the log while the dialog is open, milliseconds. */
const freshMs = 3_000

type DeliveriesDialogProps = { open: boolean; webhook: Webhook; onClose: () => void }

/** Deliveries to a webhook, and its responses. */
export function DeliveriesDialog({ open, webhook, onClose }: DeliveriesDialogProps) {
  const words = useAllWords()
  const { hooks } = words.connections
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={hooks.logOf(webhook.name)}
      description={hooks.logText}
      size="large"
    >
      <Deliveries webhook={webhook} />
    </Dialog>
  )
}

function Deliveries({ webhook }: { webhook: Webhook }) {
  const { hooks: words } = useAllWords().connections
  const options = query('listWebhookDeliveries', { params: { id: webhook.id } })
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always', refetchInterval: freshMs })
  if (!data) return <ReadState error={error} failed={words.logFailed} onRetry={() => void refetch()} />
  if (data.data.length === 0) return <EmptyState icon="history" title={words.logEmpty} />
  return (
    <RowList label={words.logOf(webhook.name)}>
      {data.data.map((delivery) => (
        <li key={delivery.id}>
          <EntryBoundary place="delivery" of={delivery} fallback={<p dir="auto">{delivery.event}</p>}>
            <DeliveryRow delivery={delivery} onChanged={() => void refetch()} />
          </EntryBoundary>
        </li>
      ))}
    </RowList>
  )
}

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const
const isEvent = (text: string): text is WebhookEvent => webhookEvents.some((event) => event === text)

function DeliveryRow({ delivery, onChanged }: { delivery: WebhookDelivery; onChanged: () => void }) {
  const { hooks: words } = useAllWords().connections
  const format = useFormat()
  const { busy, act } = useAct()
  const { id, event, at, status, attempts, dueAt, problem, responseStatus, responseText } = delivery
  const name = isEvent(event) ? words.eventNames[event].name : words.testEvent
  const facts = [
    format.dateTime(at),
    ...(problem ? [words.problems[problem]] : []),
    ...(responseStatus === null ? [] : [words.answered(String(responseStatus))]),
    ...(attempts > 1 ? [words.tries(format.number(attempts))] : []),
    ...(dueAt && attempts > 0 ? [words.next(format.relative(dueAt, Date.now()))] : []),
    ...(responseText ? [`“${responseText.slice(0, 80)}”`] : []),
  ]
  const replay = async () => {
    await act('replay', words.replayFailed, () => call.replayWebhookDelivery({ params: { id } }))
    onChanged()
  }
  return (
    <Row
      title={
        <>
          {name}
          <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
        </>
      }
      text={facts.join(' · ')}
      end={
        status !== 'waiting' && (
          <Button
            size="small"
            busy={busy !== null}
            aria-label={words.replayOf(name, format.dateTime(at))}
            onClick={() => void replay()}
          >
            {words.replay}
          </Button>
        )
      }
    />
  )
}
