import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '#contract/api-keys.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { AddKeyDialog } from './AddKeyDialog.tsx'

/** The keys by which programs call the API. */
export function KeysSection() {
  const { keys: words } = useAllWords().connections
  const [adds, setAdds] = useState(false)
  const { data, error, refetch } = useQuery({ ...query('listApiKeys', {}), refetchOnMount: 'always' })
  return (
    <Section
      title={words.title}
      text={
        <>
          {words.text} <a href="/api/openapi.json">{words.description}</a>
        </>
      }
      action={
        <Button tone="primary" icon="plus" onClick={() => setAdds(true)}>
          {words.add}
        </Button>
      }
    >
      {!data && <ReadState error={error} failed={words.loadFailed} rows={1} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <EmptyState icon="key" title={words.none} text={words.noneText} />}
      {data && data.data.length > 0 && (
        <RowList label={words.title}>
          {data.data.map((key) => (
            <li key={key.id}>
              <EntryBoundary place="key" of={key} fallback={<p dir="auto">{key.name}</p>}>
                <KeyRow apiKey={key} onChanged={() => void refetch()} />
              </EntryBoundary>
            </li>
          ))}
        </RowList>
      )}
      <AddKeyDialog open={adds} onAdded={() => void refetch()} onClose={() => setAdds(false)} />
    </Section>
  )
}

function KeyRow({ apiKey, onChanged }: { apiKey: ApiKey; onChanged: () => void }) {
  const all = useAllWords()
  const { keys: words } = all.connections
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [asks, setAsks] = useState(false)
  const { id, name, start, scopes, createdBy, createdAt, expiresAt, revokedAt, lastUsedAt } = apiKey
  const now = Date.now()
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now
  const isOver = isExpired || revokedAt !== null
  const revoke = async () => {
    const done = await act('revoke', words.revokeFailed, () => call.revokeApiKey({ params: { id } }))
    setAsks(false)
    if (done) show({ tone: 'success', title: words.revoked })
    onChanged()
  }
  const facts = [
    words.startsWith(start),
    words.by(createdBy, format.relative(createdAt, now)),
    lastUsedAt === null ? words.neverUsed : words.used(format.relative(lastUsedAt, now)),
    ...(expiresAt !== null && !isOver ? [words.expires(format.relative(expiresAt, now))] : []),
  ]
  return (
    <>
      <Row
        icon="key"
        title={
          <>
            <bdi>{name}</bdi>
            {revokedAt !== null && <Badge tone="danger">{words.isRevoked}</Badge>}
            {revokedAt === null && isExpired && <Badge tone="warning">{words.isExpired}</Badge>}
            {!isOver && scopes.map((scope) => <Badge key={scope}>{words.scopeNames[scope].name}</Badge>)}
          </>
        }
        text={facts.join(' · ')}
        end={
          !isOver && (
            <Button aria-label={words.revokeOf(name)} onClick={() => setAsks(true)}>
              {words.revoke}
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={asks}
        onOpenChange={() => setAsks(false)}
        title={words.revokeTitle(name)}
        text={words.revokeText}
        confirmLabel={words.revoke}
        pendingLabel={words.revoking}
        pending={busy !== null}
        danger
        onConfirm={() => void revoke()}
      />
    </>
  )
}
