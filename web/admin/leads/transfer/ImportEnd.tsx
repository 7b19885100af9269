import { Link } from '@tanstack/react-router'
import type { LeadImport } from '#contract/imports.ts'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { errorFile } from './error-file.ts'
import styles from './Transfer.module.css'
import { UndoImport } from './UndoImport.tsx'

/** Actions after an import: download the rows not imported, undo. */
export function ImportEnd({ file, onReverting }: { file: LeadImport; onReverting: (file: LeadImport) => void }) {
  const words = useAllWords()
  const { done } = words.transfer
  const { busy, act } = useAct()
  const { id, fileName, counts, state } = file
  const left = counts.faulty + counts.left_out + counts.ready
  const save = () =>
    act('errors', done.errorsFailed, async () => {
      saveFile(await errorFile(id, words), `${fileName.replace(/\.\w+$/, '')}-errors.csv`)
    })
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
          <>
            <Link to="/admin" search={{ view: 'table', import: id }}>
              {done.leads}
            </Link>
            <UndoImport file={file} onReverting={onReverting} />
          </>
        )}
      </div>
    </div>
  )
}
