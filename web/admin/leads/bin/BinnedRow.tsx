import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { BinnedLead } from '#contract/bin.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { binDays } from '#domain/privacy/retention.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** One deleted lead: who deleted it, when it is purged, and its actions. */
export function BinnedRow({ lead, onDecided }: { lead: BinnedLead; onDecided: () => void }) {
  const { bin: words, leads } = useAllWords()
  const format = useFormat()
  const { show } = useToast()
  const navigate = useNavigate()
  const { busy, act } = useAct()
  const mayPurge = useCan('lead.purge')
  const [asks, setAsks] = useState(false)
  const { id, name, email, phone, status, deletedAt, deletedBy } = lead
  const daysLeft = Math.max(1, Math.ceil(binDays - (Date.now() - Date.parse(deletedAt)) / dayMs))
  const restore = async () => {
    const done = await act('restore', words.restoreFailed, () => call.restoreLead({ params: { id } }), {
      not_found: words.gone,
    })
    if (done) {
      const open = () => void navigate({ to: '/admin', search: { lead: id } })
      const action = { label: words.open, onSelect: open }
      show({ tone: 'success', title: words.restored(name), text: words.restoredText(leads.stages[status]), action })
    }
    onDecided()
  }
  const purge = async () => {
    const done = await act('purge', words.purgeFailed, () => call.purgeLead({ params: { id } }), {
      not_found: words.gone,
    })
    setAsks(false)
    if (done) show({ tone: 'success', title: words.purged })
    onDecided()
  }
  return (
    <>
      <Row
        title={
          <>
            {name} <Badge>{leads.stages[status]}</Badge>
          </>
        }
        text={
          <>
            <p>{[email, phone].filter(Boolean).join(' · ')}</p>
            <p>
              {words.deleted(deletedBy, format.dateTime(deletedAt))} · {words.goes(daysLeft)}
            </p>
          </>
        }
        end={
          <>
            {mayPurge && (
              <Button icon="trash" busy={busy !== null} aria-label={words.purgeOf(name)} onClick={() => setAsks(true)}>
                {words.purge}
              </Button>
            )}
            <Button
              icon="refresh"
              tone="primary"
              busy={busy !== null}
              aria-label={words.restoreOf(name)}
              onClick={() => void restore()}
            >
              {words.restore}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.purgeTitle}
        text={words.purgeText(name)}
        confirmLabel={words.purge}
        pendingLabel={words.purging}
        pending={busy === 'purge'}
        danger
        onConfirm={() => void purge()}
      />
    </>
  )
}
