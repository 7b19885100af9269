import { useState } from 'react'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useSession, useSessionControl } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { type NewPassword, passwordProblems } from './new-password.ts'
import { PasswordField } from './PasswordField.tsx'

type ChangePasswordFormProps = {
  /** The current password, where it was typed a moment ago: it is not asked for again. */
  known?: string | null | undefined
  onChanged?: (() => void) | undefined
}

/** Changes one's own password; `onChanged` is called on success. */
export function ChangePasswordForm({ known = null, onChanged }: ChangePasswordFormProps) {
  const words = useWords()
  const { enter } = useSessionControl()
  const { user } = useSession()
  const { show } = useToast()
  const [typed, setTyped] = useState<NewPassword>({ current: known ?? '', next: '' })
  const attempt = useAttempt({ current: words.password.currentWrong, next: words.password.same })

  const submit = async () => {
    const problems = passwordProblems(typed, user, words)
    if (Object.keys(problems).length > 0) return attempt.reject(problems)
    const { current, next } = typed
    const changed = await attempt.run(async () => enter(await call.changePassword({ body: { current, next } })))
    if (!changed) return
    show({ tone: 'success', title: words.password.changed, text: words.password.changedText })
    onChanged?.()
  }
  const field = (name: keyof NewPassword) => ({
    name,
    required: true,
    value: typed[name],
    ...attempt.field(name, (value) => setTyped({ ...typed, [name]: value })),
  })

  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={words.password.failed} />
      {/* Tells password managers the account. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      {known === null && (
        <PasswordField {...field('current')} label={words.password.current} autoComplete="current-password" />
      )}
      <NewPasswordField {...field('next')} label={words.password.next} owner={user} />
      <SubmitButton attempt={attempt} label={words.password.submit} pending={words.password.pending} />
    </Form>
  )
}
