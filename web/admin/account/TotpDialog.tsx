import { useId, useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import { CopyButton } from '#web/admin/parts/CopyButton.tsx'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { CodeField, isWholeCode } from '#web/admin/parts/second-factor/CodeField.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './TotpDialog.module.css'

type TotpDialogProps = {
  started: AnswerOf<'startTotp'> | null
  onClose: () => void
  onConfirmed: (codes: readonly string[] | null) => Promise<void>
}

/** The secret, as a picture and as text, and the first code that proves the app has it. */
export function TotpDialog({ started, onClose, onConfirmed }: TotpDialogProps) {
  const words = useAllWords()
  const { totpSetup } = words.ownAccount
  const form = useId()
  return (
    <Dialog
      open={started !== null}
      onOpenChange={onClose}
      title={totpSetup.title}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} tone="primary">
            {totpSetup.submit}
          </Button>
        </>
      }
    >
      {started && <Steps form={form} {...started} onConfirmed={onConfirmed} />}
    </Dialog>
  )
}

type StepsProps = AnswerOf<'startTotp'> & { form: string; onConfirmed: TotpDialogProps['onConfirmed'] }

function Steps({ form, secret, uri, onConfirmed }: StepsProps) {
  const { ownAccount, secondFactor } = useAllWords()
  const { totpSetup } = ownAccount
  const [code, setCode] = useState('')
  const attempt = useAttempt({ code: secondFactor.codeWrong })
  const submit = async () => {
    if (!isWholeCode(code)) return attempt.reject({ code: secondFactor.codeIncomplete })
    await attempt.run(async () => {
      const { recoveryCodes } = await call.confirmTotp({ body: { code } })
      await onConfirmed(recoveryCodes)
    })
  }
  return (
    <ol className={styles.steps}>
      <li>
        <p className={styles.step}>{totpSetup.scan}</p>
        <div className={styles.secret}>
          <QrCode text={uri} label={totpSetup.picture} />
          <div className={styles.byHand}>
            <p className={layout.quiet}>{totpSetup.byHand}</p>
            <code className={styles.text}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label={totpSetup.copy} />
          </div>
        </div>
      </li>
      <li>
        <p className={styles.step}>{totpSetup.enter}</p>
        <Form attempt={attempt} id={form} onSubmit={() => void submit()}>
          <FailureBanner attempt={attempt} />
          <CodeField value={code} {...attempt.field('code', setCode)} />
        </Form>
      </li>
    </ol>
  )
}
