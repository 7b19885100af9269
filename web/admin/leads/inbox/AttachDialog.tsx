import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './Inbox.module.css'

type AttachDialogProps = { message: Message; onClose: () => void; onDone: () => void }

/** Chooses the lead that an unknown sender's messages belong to. */
export function AttachDialog({ message, onClose, onDone }: AttachDialogProps) {
  const words = useAllWords()
  const { inbox } = words
  const { person } = message
  const [typed, setTyped] = useState(person.name ?? '')
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({ ...query('listLeads', { query: { q, limit: 8 } }), enabled: q !== '' })
  const { busy, act } = useAct()
  const { show } = useToast()
  const box = useRef<HTMLInputElement>(null)
  const attach = ({ id, name }: Lead) =>
    void act('attach', inbox.failed, async () => {
      await call.attachMessages({ params: { id: message.id }, body: { leadId: id } })
      const takeBack = async () => {
        await call.attachMessages({ params: { id: message.id }, body: { leadId: null } })
        onDone()
      }
      show({
        tone: 'success',
        title: inbox.attached(name),
        action: { label: words.work.undo, onSelect: () => void act('undo', inbox.failed, takeBack) },
      })
      onClose()
      onDone()
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="normal"
      title={inbox.attachTitle(person.name || person.address || inbox.unknown)}
      description={message.writtenBy === null ? inbox.attachText(person.address) : inbox.attachForward}
      initialFocus={box}
      footer={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <TextField label={inbox.search} value={typed} onChange={setTyped} ref={box} autoComplete="off" dir="auto" />
      <ul className={styles.found}>
        {data?.data.map((lead) => (
          <li key={lead.id}>
            <Button busy={busy !== null} onClick={() => attach(lead)}>
              <bdi>{lead.name}</bdi> · <bdi>{lead.email || lead.phone}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {data?.data.length === 0 && <p>{inbox.nobodyFound}</p>}
    </Dialog>
  )
}
