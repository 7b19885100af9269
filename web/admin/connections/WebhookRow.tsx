import { useState } from 'react'
import { changeableWebhook, type Webhook } from '#contract/webhooks.ts'
import { markOf } from '#domain/leads/seen.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'

type WebhookRowProps = {
  webhook: Webhook
  onEdit: () => void
  onChanged: () => void
  onSecret: (secret: string) => void
}

/** One webhook with its state and actions. */
export function WebhookRow({ webhook, onEdit, onChanged, onSecret }: WebhookRowProps) {
  const { hooks: words } = useAllWords().connections
  const format = useFormat()
  const { show } = useToast()
  const { act } = useAct()
  const [open, setOpen] = useState<'log' | 'renew' | 'remove' | null>(null)
  const { id, name, url, events, isOn, pausedAt, failingSince } = webhook
  const now = Date.now()
  const close = () => setOpen(null)
  const test = async () => {
    const done = await act('test', words.testFailed, () => call.testWebhook({ params: { id } }), {
      conflict: words.testOff,
    })
    if (done) show({ tone: 'success', title: words.tested })
  }
  const state = [
    ...(pausedAt ? [words.paused(format.relative(pausedAt, now))] : []),
    ...(isOn && failingSince ? [words.failing(format.dateTime(failingSince))] : []),
  ]
  return (
    <>
      <Row
        icon="link"
        title={
          <>
            <bdi>{name}</bdi>
            <Badge tone={isOn ? 'success' : pausedAt ? 'danger' : 'neutral'}>{isOn ? words.isOn : words.isOff}</Badge>
          </>
        }
        text={
          <>
            <bdi>{url}</bdi>
            {` · ${[...state, ...events.map((event) => words.eventNames[event].name)].join(' · ')}`}
          </>
        }
        end={
          <Menu
            trigger={<IconButton icon="more" label={words.more(name)} />}
            items={[
              { label: words.change, icon: 'sliders', onSelect: onEdit },
              { label: words.test, icon: 'bolt', onSelect: () => void test() },
              { label: words.log, icon: 'history', onSelect: () => setOpen('log') },
              { label: words.renew, icon: 'key', onSelect: () => setOpen('renew'), separated: true },
              { label: words.remove, icon: 'trash', onSelect: () => setOpen('remove'), danger: true },
            ]}
          />
        }
      />
      <DeliveriesDialog open={open === 'log'} webhook={webhook} onClose={close} />
      <WebhookConfirms open={open} webhook={webhook} onClose={close} onChanged={onChanged} onSecret={onSecret} />
    </>
  )
}

type ConfirmsProps = Omit<WebhookRowProps, 'onEdit'> & { open: 'log' | 'renew' | 'remove' | null; onClose: () => void }

function WebhookConfirms({ open, webhook, onClose, onChanged, onSecret }: ConfirmsProps) {
  const all = useAllWords()
  const { hooks: words } = all.connections
  const { show } = useToast()
  const { busy, act } = useAct()
  const params = { id: webhook.id }
  const renew = () =>
    act('renew', words.renewFailed, async () => onSecret((await call.renewWebhookSecret({ params })).secret)).then(
      onClose,
    )
  const remove = async () => {
    const done = await act('remove', words.removeFailed, () =>
      call.deleteWebhook({ params, query: { seen: markOf(changeableWebhook(webhook)) } }),
    )
    onClose()
    if (done) show({ tone: 'success', title: words.removed })
    onChanged()
  }
  return (
    <>
      <ConfirmDialog
        open={open === 'renew'}
        onOpenChange={onClose}
        title={words.renewTitle}
        text={words.renewText}
        confirmLabel={words.renew}
        pendingLabel={all.saving}
        pending={busy !== null}
        onConfirm={() => void renew()}
      />
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={onClose}
        title={words.removeTitle(webhook.name)}
        text={words.removeText}
        confirmLabel={words.remove}
        pendingLabel={words.removing}
        pending={busy !== null}
        danger
        onConfirm={() => void remove()}
      />
    </>
  )
}
