import { useState } from 'react'
import type { PersonQuery, Remain } from '#contract/privacy.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { CountList } from './CountList.tsx'
import { type Counts, totalOf } from './counts.ts'
import styles from './EraseDialog.module.css'
import { RemainList } from './RemainList.tsx'

type EraseDialogProps = {
  open: boolean
  asked: PersonQuery
  counts: Counts
  remains: readonly Remain[]
  onClose: () => void
  onErased: (remains: Remain[]) => void
}

/** Lists what will be erased and requires typing the person's address. */
export function EraseDialog({ open, onClose, ...erasure }: EraseDialogProps) {
  const words = useAllWords()
  return (
    <Dialog open={open} onOpenChange={onClose} title={words.privacy.eraseTitle}>
      <EraseForm onClose={onClose} {...erasure} />
    </Dialog>
  )
}

function EraseForm({ asked, counts, remains, onClose, onErased }: Omit<EraseDialogProps, 'open'>) {
  const words = useAllWords()
  const { privacy } = words
  const { show } = useToast()
  const [confirmation, setConfirmation] = useState('')
  const key = asked.email ?? asked.phone ?? ''
  const attempt = useAttempt({ confirmation: privacy.confirmWrong(key), phone: null })
  const erase = async () => {
    if (confirmation.trim() === '') return attempt.reject({ confirmation: privacy.confirmWrong(key) })
    await attempt.run(async () => {
      const answer = await call.erasePerson({ body: { ...asked, confirmation } })
      show({ tone: 'success', title: privacy.erased(totalOf(answer.removed)) })
      onClose()
      onErased(answer.remains)
    })
  }
  return (
    <div className={layout.stack4}>
      <p>{privacy.eraseText}</p>
      <CountList counts={counts} />
      <RemainList remains={remains} />
      <Banner tone="danger" icon="alert">
        {privacy.forGood}
      </Banner>
      <Form attempt={attempt} onSubmit={() => void erase()}>
        <FailureBanner attempt={attempt} title={privacy.eraseFailed} />
        {attempt.fields.phone && (
          <Banner tone="danger" icon="alert">
            <strong>{privacy.eraseFailed}</strong>
            <br />
            {attempt.fields.phone}
          </Banner>
        )}
        <TextField
          label={privacy.confirm(key)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={confirmation}
          {...attempt.field('confirmation', setConfirmation)}
        />
        <div className={styles.ways}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="danger" busy={attempt.pending}>
            {attempt.pending ? privacy.erasing : privacy.eraseSubmit}
          </Button>
        </div>
      </Form>
    </div>
  )
}
