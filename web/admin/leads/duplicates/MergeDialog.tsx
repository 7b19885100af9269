import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { MergedField } from '#domain/leads/duplicates.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './Duplicates.module.css'
import { FieldChoices } from './FieldChoices.tsx'
import { choiceFor, firstChoice, mergeCall } from './merge-choice.ts'
import { useUndoMerge } from './use-undo-merge.ts'

type MergeDialogProps = { leads: readonly Lead[]; onClose: () => void; onMerged: () => void }

/** Leads side by side: which to merge, which survives, and whose value each field keeps. */
export function MergeDialog({ leads, onClose, onMerged }: MergeDialogProps) {
  const all = useAllWords()
  const { duplicates: words } = all
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const undoMerge = useUndoMerge()
  const [choice, setChoice] = useState(() => firstChoice(leads))
  const taken = leads.filter(({ id }) => choice.taken.includes(id))
  const toggle = (id: string, isTaken: boolean) => {
    const next = leads.map((lead) => lead.id).filter((one) => (one === id ? isTaken : choice.taken.includes(one)))
    setChoice(choiceFor(leads, next, choice.stays))
  }
  const take = (field: MergedField, id: string) => setChoice({ ...choice, fields: { ...choice.fields, [field]: id } })
  const merge = async () => {
    const done = await act(
      'merge',
      words.mergeFailed,
      async () => {
        const { lead, mergeId } = await call.mergeLeads(mergeCall(leads, choice))
        const undo = { label: all.work.undo, onSelect: () => void undoMerge(mergeId, lead.name).then(onMerged) }
        show({ tone: 'success', title: words.merged(lead.name), text: words.mergedText, action: undo })
      },
      { conflict: words.changed, not_found: words.gone },
    )
    if (done) onClose()
    onMerged()
  }
  const canMerge = taken.length > 1
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={words.dialog.title}
      description={words.dialog.text}
      footer={
        <>
          <Button onClick={onClose}>{all.cancel}</Button>
          <Button tone="primary" busy={busy !== null} disabled={!canMerge} onClick={() => void merge()}>
            {busy ? words.dialog.merging : words.dialog.merge(format.number(taken.length))}
          </Button>
        </>
      }
    >
      {leads.length > 2 && (
        <fieldset className={styles.choices}>
          <legend>{words.dialog.include}</legend>
          {leads.map(({ id, name, email, phone }) => (
            <Checkbox
              key={id}
              label={name}
              hint={email || phone}
              checked={choice.taken.includes(id)}
              onChange={(isTaken) => toggle(id, isTaken)}
            />
          ))}
        </fieldset>
      )}
      {canMerge ? (
        <>
          <Select
            label={words.dialog.stays}
            value={choice.stays}
            onChange={(id) => setChoice(choiceFor(leads, choice.taken, id))}
            options={taken.map(({ id, name, createdAt }) => ({
              value: id,
              label: `${name} · ${words.createdAt(format.dateTime(createdAt))}`,
            }))}
          />
          <FieldChoices leads={taken} chosen={choice.fields} onTake={take} />
          <p className={styles.soft}>
            {words.dialog.same} {words.dialog.tags}
          </p>
        </>
      ) : (
        <p role="status">{words.dialog.tooFew}</p>
      )}
    </Dialog>
  )
}
