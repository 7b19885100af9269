import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { ChangedLead, ChangedSince, LeadImport } from '#contract/imports.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useCameSince } from '../use-came-since.ts'
import styles from './Transfer.module.css'

const none: ChangedSince = { data: [], total: 0, updated: [], mark: '' }

/** Undoing an import: lists first which leads changed since and how, and asks which of them go, too. */
export function UndoImport({ file, onReverting }: { file: LeadImport; onReverting: (file: LeadImport) => void }) {
  const words = useAllWords()
  const { leads, transfer } = words
  const { done } = transfer
  const format = useFormat()
  const { busy, act } = useAct()
  const [asks, setAsks] = useState(false)
  const [changed, setChanged] = useState(none)
  const [isNewList, setIsNewList] = useState(false)
  /** If changed leads are removed too, with exceptions. */
  const [undoesAll, setUndoesAll] = useState(false)
  const [except, setExcept] = useState<readonly string[]>([])
  const { id, fileName, counts } = file

  const show = (list: ChangedSince, isNew: boolean) => {
    setChanged(list)
    setIsNewList(isNew)
    setUndoesAll(false)
    setExcept([])
    setAsks(true)
  }
  const ask = () =>
    act('ask', done.keepsFailed, async () => show(await call.listChangedSinceImport({ params: { id } }), false))
  const revert = () =>
    act('revert', done.revertFailed, async () => {
      const choice = undoesAll ? ('undo' as const) : ('keep' as const)
      const body = { changed: choice, except: [...except], seen: changed.mark }
      try {
        onReverting(await call.revertImport({ params: { id }, body }))
        setAsks(false)
      } catch (error) {
        const list = error instanceof ApiError && error.code === 'conflict' ? error.current : undefined
        if (list === undefined) throw error
        show(list as ChangedSince, true)
      }
    })
  const goes = (lead: ChangedLead) => except.includes(lead.id) !== undoesAll
  const going = undoesAll ? changed.total - except.length : except.length
  const text = [
    counts.imported > 0 && done.revertText(format.number(counts.imported - changed.total + going), fileName),
    counts.updated > 0 && done.updatesBack(format.number(counts.updated)),
  ]
  return (
    <>
      <Button icon="history" busy={busy !== null} onClick={() => void ask()}>
        {done.revert}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={done.revertTitle}
        text={text.filter(Boolean).join(' ')}
        confirmLabel={done.revert}
        pendingLabel={done.reverting}
        pending={busy === 'revert'}
        danger
        onConfirm={() => void revert()}
      >
        {changed.updated.length > 0 && (
          <section className={styles.changed} aria-label={done.newer}>
            <p>{done.newer}</p>
            <ul className={styles.changedLeads}>
              {changed.updated.map(({ id: lead, name, fields }) => (
                <li key={lead}>
                  <bdi>{name}</bdi>
                  <span className={styles.soft}> · {format.list(fields.map((field) => leads.fields[field]))}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {changed.total > 0 && (
          <fieldset className={styles.changed}>
            <legend>{done.changed(changed.total, format.number(changed.total))}</legend>
            {isNewList && <p role="alert">{done.changedAgain}</p>}
            <p className={styles.soft}>{done.changedText}</p>
            {changed.total > 1 && (
              <Checkbox
                label={done.undoAll}
                checked={going === changed.total}
                onChange={(all) => {
                  setUndoesAll(all)
                  setExcept([])
                }}
              />
            )}
            <div className={styles.changedLeads}>
              {changed.data.map((lead) => (
                <Checkbox
                  key={lead.id}
                  label={<bdi>{lead.name}</bdi>}
                  hint={<WhatCame {...lead} />}
                  checked={goes(lead)}
                  onChange={() =>
                    setExcept((before) =>
                      before.includes(lead.id) ? before.filter((one) => one !== lead.id) : [...before, lead.id],
                    )
                  }
                />
              ))}
            </div>
            {changed.total > changed.data.length && (
              <p className={styles.soft}>
                {done.moreChanged(format.number(changed.total - changed.data.length), undoesAll)}
              </p>
            )}
          </fieldset>
        )}
      </ConfirmDialog>
    </>
  )
}

function WhatCame({ since, merged, mergedInto }: ChangedLead) {
  const { done } = useAllWords().transfer
  const format = useFormat()
  const parts = [
    ...useCameSince()(since),
    ...(merged.length > 0 ? [done.merged(format.list(merged))] : []),
    ...(mergedInto ? [done.mergedInto(mergedInto.name)] : []),
  ]
  return <>{parts.join(' · ')}</>
}
