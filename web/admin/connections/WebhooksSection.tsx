import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook } from '#contract/webhooks.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ShownOnce } from '#web/admin/parts/ShownOnce.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookRow } from './WebhookRow.tsx'

/** Programs that receive lead events. */
export function WebhooksSection() {
  const { hooks: words } = useAllWords().connections
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({ ...query('listWebhooks', {}), refetchOnMount: 'always' })
  const changed = () => void refetch()
  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        <Button tone="primary" icon="plus" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      {!data && <ReadState error={error} failed={words.loadFailed} rows={1} onRetry={changed} />}
      {data?.data.length === 0 && <EmptyState icon="link" title={words.none} text={words.noneText} />}
      {data && data.data.length > 0 && (
        <RowList label={words.title}>
          {data.data.map((webhook) => (
            <li key={webhook.id}>
              <EntryBoundary place="webhook" of={webhook} fallback={<p dir="auto">{webhook.name}</p>}>
                <WebhookRow
                  webhook={webhook}
                  onEdit={() => setEdited(webhook)}
                  onChanged={changed}
                  onSecret={setSecret}
                />
              </EntryBoundary>
            </li>
          ))}
        </RowList>
      )}
      <WebhookDialog
        webhook={edited}
        onClose={() => setEdited(null)}
        onSaved={(next) => {
          setEdited(null)
          setSecret(next)
          changed()
        }}
      />
      <Dialog
        open={secret !== null}
        onOpenChange={() => setSecret(null)}
        locked
        title={words.secretTitle}
        footer={
          <Button tone="primary" onClick={() => setSecret(null)}>
            {words.done}
          </Button>
        }
      >
        {secret !== null && <ShownOnce warning={words.once} text={secret} copyLabel={words.copy} />}
      </Dialog>
    </Section>
  )
}
