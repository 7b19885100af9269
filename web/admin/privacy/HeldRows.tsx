import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PurgeRun } from '#contract/privacy.ts'
import { type HeldKind, heldKinds } from '#domain/privacy/retention.ts'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** Records that the last purge left for an owner to decide. */
export function HeldRows({ held }: Pick<PurgeRun, 'held'>) {
  return heldKinds.map((kind) => {
    const count = held[kind]
    return count === undefined ? null : <HeldRow key={kind} kind={kind} count={count} />
  })
}

function HeldRow({ kind, count }: { kind: HeldKind; count: number }) {
  const { privacy: words } = useAllWords()
  const client = useQueryClient()
  const { show } = useToast()
  const format = useFormat()
  const mayConfirm = useCan('settings.write')
  const { busy, act } = useAct()
  const [open, setOpen] = useState(false)
  const name = words.kinds[kind] ?? kind
  const number = format.number(count)
  const remove = async () => {
    const started = await act('remove', words.heldFailed, () => call.confirmPurge({ body: { kind, count } }))
    setOpen(false)
    if (started) show({ tone: 'success', title: words.heldStarted })
    await client.invalidateQueries({ queryKey: query('listPurges', {}).queryKey })
  }
  return (
    <Row
      icon="alert"
      title={words.held(name, number)}
      text={words.heldText}
      end={
        mayConfirm && (
          <>
            <Button onClick={() => setOpen(true)}>{words.deleteHeld(number)}</Button>
            <ConfirmDialog
              open={open}
              onOpenChange={setOpen}
              title={words.heldTitle(name, number)}
              text={words.heldWarning}
              confirmLabel={words.deleteHeld(number)}
              pendingLabel={words.deletingHeld}
              pending={busy !== null}
              danger
              onConfirm={() => void remove()}
            />
          </>
        )
      }
    />
  )
}
