import { useState } from 'react'
import type { ChangedSince, LeadImport } from '#contract/imports.ts'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { errorFile } from './error-file.ts'
import styles from './Transfer.module.css'

/** Names in the question before an undo. */
const maxNamed = 20

/** Actions after an import: download the rows not imported, undo. */
export function ImportEnd({ file, onReverting }: { file: LeadImport; onReverting: (file: LeadImport) => void }) {
  const words = useAllWords()
  const { done } = words.transfer
  const format = useFormat()
  const { busy, act } = useAct()
  const [asks, setAsks] = useState(false)
  const [changed, setChanged] = useState<ChangedSince>({ data: [], total: 0 })
  /** What stays is said before anything happens. */
  const ask = () =>
    act('ask', done.keepsFailed, async () => {
      setChanged(await call.listChangedSinceImport({ params: { id } }))
      setAsks(true)
    })
  const named = changed.data.slice(0, maxNamed).map(({ name }) => name)
  const keeps = named.length > 0 && done.keeps(format.list(named), changed.total > maxNamed)
  const { id, fileName, counts, state } = file
  const updates = counts.updated > 0 && done.updatesBack(format.number(counts.updated))
  const left = counts.faulty + counts.left_out + counts.ready
  const save = () =>
    act('errors', done.errorsFailed, async () => {
      saveFile(await errorFile(id, words), `${fileName.replace(/\.\w+$/, '')}-errors.csv`)
    })
  const revert = async () => {
    await act('revert', done.revertFailed, async () => onReverting(await call.revertImport({ params: { id } })))
    setAsks(false)
  }
  return (
    <div className={styles.start}>
      {left > 0 && <p className={styles.soft}>{done.errorsHint}</p>}
      <div className={styles.buttons}>
        {left > 0 && (
          <Button icon="download" busy={busy !== null} onClick={() => void save()}>
            {done.errors}
          </Button>
        )}
        {state !== 'reverted' && counts.imported + counts.updated > 0 && (
          <Button icon="history" busy={busy !== null} onClick={() => void ask()}>
            {done.revert}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={done.revertTitle}
        text={[
          counts.imported > 0 && done.revertText(format.number(counts.imported - changed.total), fileName),
          updates,
          keeps,
        ]
          .filter(Boolean)
          .join(' ')}
        cancelLabel={words.cancel}
        confirmLabel={done.revert}
        pendingLabel={done.reverting}
        pending={busy === 'revert'}
        danger
        onConfirm={() => void revert()}
      />
    </div>
  )
}
