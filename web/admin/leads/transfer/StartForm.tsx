import { useState } from 'react'
import type { LeadImport } from '#contract/imports.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import styles from './Transfer.module.css'

type StartFormProps = { file: LeadImport; onStarted: (file: LeadImport) => void; onDiscarded: () => void }

/** The last confirmation before rows become leads. */
export function StartForm({ file: { id, counts, duplicates }, onStarted, onDiscarded }: StartFormProps) {
  const { review: words } = useAllWords().transfer
  const format = useFormat()
  const { busy, act } = useAct()
  const [skipsDuplicates, setSkips] = useState(true)
  const coming = counts.ready - (skipsDuplicates ? duplicates : 0)
  const params = { id }
  const start = () =>
    act('start', words.startFailed, async () =>
      onStarted(await call.startImport({ params, body: { skipsDuplicates } })),
    )
  const discard = async () => {
    if (await act('discard', words.discardFailed, () => call.discardImport({ params }))) onDiscarded()
  }
  return (
    <div className={styles.start}>
      {duplicates > 0 && (
        <Checkbox
          label={words.skipDuplicates}
          hint={words.skipDuplicatesHint(duplicates, format.number(duplicates))}
          checked={skipsDuplicates}
          onChange={setSkips}
        />
      )}
      <div className={styles.buttons}>
        <Button icon="trash" busy={busy !== null} onClick={() => void discard()}>
          {words.discard}
        </Button>
        <Button tone="primary" icon="check" busy={busy !== null} disabled={coming === 0} onClick={() => void start()}>
          {coming === 0 ? words.startNone : words.start(coming, format.number(coming))}
        </Button>
      </div>
    </div>
  )
}
