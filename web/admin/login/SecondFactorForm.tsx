import { useState } from 'react'
import type { CallOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { SecondFactorMethod } from '#contract/session.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { CodeField, isWholeCode } from '#web/admin/parts/second-factor/CodeField.tsx'
import { PasskeyButton } from '#web/admin/parts/second-factor/PasskeyButton.tsx'
import { useSessionControl } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './SecondFactorForm.module.css'

type Shown = CallOf<'showSecondFactor'>['body']

/** The second step of a login, by the factors this user has; always offers a way back to the first. */
export function SecondFactorForm({ methods }: { methods: readonly SecondFactorMethod[] }) {
  const { secondFactor } = useWords()
  const { enter, reload, logOut } = useSessionControl()
  const hasTotp = methods.includes('totp')
  const hasPasskey = methods.includes('passkey')
  const [way, setWay] = useState<'code' | 'recoveryCode'>(hasTotp || hasPasskey ? 'code' : 'recoveryCode')
  const [typed, setTyped] = useState('')
  const attempt = useAttempt({ code: secondFactor.codeWrong, recoveryCode: secondFactor.recoveryWrong })

  const show = async (body: Shown) => {
    try {
      enter(await call.showSecondFactor({ body }))
    } catch (error) {
      // The second factor was already given in another tab of this browser.
      if (error instanceof ApiError && error.code === 'conflict') await reload()
      else throw error
    }
  }
  const submit = (value: string) => {
    if (way === 'code' && !isWholeCode(value)) return attempt.reject({ code: secondFactor.codeIncomplete })
    if (value.trim() === '') return attempt.reject({ recoveryCode: secondFactor.recoveryMissing })
    void attempt.run(() => show({ [way]: value }))
  }
  const change = (value: string) => {
    setTyped(value)
    attempt.touch(way)
  }
  const turnTo = (next: typeof way) => {
    setWay(next)
    setTyped('')
    attempt.touch(way)
  }

  return (
    <div className={layout.stack4}>
      {hasPasskey && way === 'code' && (
        <PasskeyButton
          or={hasTotp ? secondFactor.orCode : secondFactor.orRecovery}
          onSigned={(passkey) => show({ passkey })}
        />
      )}
      {(hasTotp || way === 'recoveryCode') && (
        <Form attempt={attempt} onSubmit={() => submit(typed)}>
          <FailureBanner attempt={attempt} />
          {way === 'code' ? (
            <CodeField
              autoFocus
              hint={secondFactor.codeHint}
              value={typed}
              error={attempt.fields.code}
              onChange={change}
            />
          ) : (
            <TextField
              label={secondFactor.recoveryCode}
              hint={secondFactor.recoveryHint}
              name="recoveryCode"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              required
              value={typed}
              error={attempt.fields.recoveryCode}
              onChange={change}
            />
          )}
          <SubmitButton attempt={attempt} label={secondFactor.submit} pending={secondFactor.pending} />
        </Form>
      )}
      <div className={styles.others}>
        {way === 'code' && methods.includes('recovery') && (
          <Button tone="plain" size="small" onClick={() => turnTo('recoveryCode')}>
            {secondFactor.useRecovery}
          </Button>
        )}
        {way === 'recoveryCode' && (hasTotp || hasPasskey) && (
          <Button tone="plain" size="small" onClick={() => turnTo('code')}>
            {secondFactor.useOther}
          </Button>
        )}
        <Button tone="plain" size="small" onClick={() => void attempt.run(logOut)}>
          {secondFactor.back}
        </Button>
      </div>
    </div>
  )
}
