import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { PasswordField } from '#web/admin/parts/password/PasswordField.tsx'
import { CodeField, isWholeCode } from '#web/admin/parts/second-factor/CodeField.tsx'
import { PasskeyButton } from '#web/admin/parts/second-factor/PasskeyButton.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'

/** Password, plus a code where set up, or a passkey. */
export function ProofForm({ onDone }: { onDone: (given: boolean) => void }) {
  const words = useWords()
  const { proof, secondFactor } = words
  const { user, methods } = useSession()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const attempt = useAttempt({ password: proof.passwordWrong, code: secondFactor.codeWrong })
  const needsCode = methods.includes('totp')

  const submit = async () => {
    const missing = {
      ...(password === '' && { password: words.login.passwordRequired }),
      ...(needsCode && !isWholeCode(code) && { code: secondFactor.codeIncomplete }),
    }
    if (Object.keys(missing).length > 0) return attempt.reject(missing)
    const body = { password, ...(needsCode && { code }) }
    const given = await attempt.run(() => call.prove({ body }).catch(leaveIfSignedOut))
    if (given) onDone(true)
  }
  // A session that ended meanwhile has its own dialog.
  const leaveIfSignedOut = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'not_signed_in') onDone(false)
    throw error
  }

  return (
    <>
      {methods.includes('passkey') && (
        <PasskeyButton
          or={proof.orPassword}
          onSigned={async (passkey) => {
            await call.prove({ body: { passkey } }).catch(leaveIfSignedOut)
            onDone(true)
          }}
        />
      )}
      <Form attempt={attempt} onSubmit={() => void submit()}>
        <FailureBanner attempt={attempt} />
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          label={words.login.password}
          name="password"
          autoComplete="current-password"
          autoFocus={!methods.includes('passkey')}
          required
          value={password}
          {...attempt.field('password', setPassword)}
        />
        {needsCode && <CodeField value={code} {...attempt.field('code', setCode)} />}
        <SubmitButton attempt={attempt} label={proof.submit} pending={proof.pending} />
      </Form>
    </>
  )
}
