import type { CallOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import { changeableWebhook, type Webhook } from '#contract/webhooks.ts'
import { maxWebhookName, maxWebhookUrl, webhookEvents } from '#domain/staff/webhooks.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { ChoiceList } from './ChoiceList.tsx'

type WebhookDialogProps = {
  /** The webhook to edit, `new` to add one; null: closed. */
  webhook: Webhook | 'new' | null
  onClose: () => void
  /** `secret`: of a new one, to be shown once. */
  onSaved: (secret: string | null) => void
}

/** Adds a webhook or changes it. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const words = useAllWords()
  const { hooks } = words.connections
  const known = webhook === 'new' ? null : webhook
  return (
    <Dialog
      open={webhook !== null}
      onOpenChange={onClose}
      title={known ? hooks.changeTitle(known.name) : hooks.addTitle}
    >
      {webhook !== null && <WebhookForm webhook={known} onSaved={onSaved} />}
    </Dialog>
  )
}

type Body = CallOf<'addWebhook'>['body']
const fresh: Body = { name: '', url: '', events: ['lead.created'], withContact: false, isOn: true }

function WebhookForm({ webhook, onSaved }: { webhook: Webhook | null; onSaved: (secret: string | null) => void }) {
  const { connections, leads } = useAllWords()
  const format = useFormat()
  const { hooks: words } = connections
  const { conflict } = leads
  const { show } = useToast()
  const attempt = useAttempt({ name: null, url: words.urlUnfit, events: null })
  const form = useSeenForm<Webhook | null, Body>(webhook, (record) => (record ? changeableWebhook(record) : fresh))
  const body = form.values
  const change = (next: Partial<Body>) => {
    for (const field of Object.keys(next)) attempt.touch(field)
    form.set(next)
  }
  /** Returns the secret of a new webhook; undefined: not saved, a conflict must be resolved first. */
  const save = async (): Promise<string | null | undefined> => {
    if (!webhook) return (await call.addWebhook({ body })).secret
    const outcome = await form.save(({ record }) =>
      call.changeWebhook({ params: { id: webhook.id }, body: { ...body, seen: changeableWebhook(record ?? webhook) } }),
    )
    return outcome === 'asked' ? undefined : null
  }
  const submit = () =>
    attempt.run(async () => {
      try {
        const secret = await save()
        if (secret === undefined) return
        onSaved(secret)
        show({ tone: 'success', title: words.saved })
      } catch (error) {
        if (webhook || !(error instanceof ApiError && error.code === 'conflict')) throw error
        attempt.reject({ name: words.tooMany })
      }
    })
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={words.saveFailed} />
      <SeenClash
        form={form}
        labels={{
          name: words.name,
          url: words.url,
          events: words.events,
          withContact: words.withContact,
          isOn: words.switchedOn,
        }}
        textOf={(_, value) =>
          typeof value === 'boolean'
            ? conflict[value ? 'yes' : 'no']
            : typeof value === 'string'
              ? value
              : format.list(value.map((event) => words.eventNames[event].name))
        }
      />
      <TextField
        label={words.name}
        required
        maxLength={maxWebhookName}
        error={attempt.fields.name}
        value={body.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={words.url}
        hint={words.urlHint}
        required
        type="url"
        dir="ltr"
        maxLength={maxWebhookUrl}
        error={attempt.fields.url}
        value={body.url}
        onChange={(url) => change({ url })}
      />
      <ChoiceList
        label={words.events}
        options={webhookEvents.map((value) => ({
          value,
          label: words.eventNames[value].name,
          text: words.eventNames[value].text,
        }))}
        chosen={body.events}
        error={attempt.fields.events && words.eventNeeded}
        onChange={(events) => change({ events })}
      />
      <Checkbox
        label={words.withContact}
        hint={words.withContactText}
        checked={body.withContact}
        onChange={(withContact) => change({ withContact })}
      />
      {webhook && <Checkbox label={words.switchedOn} checked={body.isOn} onChange={(isOn) => change({ isOn })} />}
      <SubmitButton attempt={attempt} />
    </Form>
  )
}
