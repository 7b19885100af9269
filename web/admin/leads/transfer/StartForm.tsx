import { useState } from 'react'
import type { LeadImport } from '#contract/imports.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { RadioCards } from '#web/kit/RadioCards.tsx'
import styles from './Transfer.module.css'

type StartFormProps = { file: LeadImport; onStarted: (file: LeadImport) => void; onDiscarded: () => void }

/** Choice for rows of known leads. */
const knownChoices = ['skip', 'update', 'add'] as const
type Known = (typeof knownChoices)[number]

/** The last confirmation before rows become leads. */
export function StartForm({ file: { id, counts, duplicates }, onStarted, onDiscarded }: StartFormProps) {
  const { review: words } = useAllWords().transfer
  const format = useFormat()
  const { busy, act } = useAct()
  const [known, setKnown] = useState<Known>('skip')
  const coming = counts.ready - (known === 'add' ? 0 : duplicates)
  const updates = known === 'update' ? duplicates : 0
  const params = { id }
  const start = () =>
    act('start', words.startFailed, async () =>
      onStarted(
        await call.startImport({
          params,
          body: { skipsDuplicates: known !== 'add', updatesKnown: known === 'update' },
        }),
      ),
    )
  const both = words.startBoth(format.number(coming), format.number(updates))
  const one = updates > 0 ? words.startUpdating(updates, format.number(updates)) : words.startNone
  const label = coming > 0 && updates > 0 ? both : coming > 0 ? words.start(coming, format.number(coming)) : one
  const discard = async () => {
    if (await act('discard', words.discardFailed, () => call.discardImport({ params }))) onDiscarded()
  }
  return (
    <div className={styles.start}>
      {duplicates > 0 && (
        <RadioCards
          label={words.known(duplicates, format.number(duplicates))}
          name="known"
          options={knownChoices.map((value) => ({ value, ...words.knownChoices[value] }))}
          value={known}
          onChange={setKnown}
        />
      )}
      <div className={styles.buttons}>
        <Button icon="trash" busy={busy !== null} onClick={() => void discard()}>
          {words.discard}
        </Button>
        <Button
          tone="primary"
          icon="check"
          busy={busy !== null}
          disabled={coming + updates === 0}
          onClick={() => void start()}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
