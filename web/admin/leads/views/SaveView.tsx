import { type FormEvent, useId, useState } from 'react'
import type { LeadView, ViewSearch } from '#contract/views.ts'
import { viewNameLength } from '#domain/leads/lead-views.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'

type SaveViewProps = { search: ViewSearch; onSaved: (view: LeadView) => void; onClose: () => void }

/** Saves the current filters under a name. */
export function SaveView({ search, onSaved, onClose }: SaveViewProps) {
  const words = useWords()
  const { saved } = words.workspace
  const { busy, act } = useAct()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const mayShare = useCan('view.share')
  const form = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void act('save', saved.failed, async () => onSaved(await call.saveView({ body: { name, isShared, search } })), {
      conflict: saved.full,
    })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={saved.title}
      description={saved.text}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" type="submit" form={form} busy={busy !== null} disabled={name.trim() === ''}>
            {saved.confirm}
          </Button>
        </>
      }
    >
      <form id={form} className={layout.stack3} onSubmit={save}>
        <TextField
          label={saved.name}
          value={name}
          onChange={setName}
          maxLength={viewNameLength}
          autoComplete="off"
          required
        />
        {mayShare && <Checkbox label={saved.share} checked={isShared} onChange={setShared} />}
      </form>
    </Dialog>
  )
}
