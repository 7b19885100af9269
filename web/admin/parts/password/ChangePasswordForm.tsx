import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useSession, useSessionDoor } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './ChangePasswordForm.module.css'
import { type NewPassword, type PasswordProblems, passwordProblems, shortestPassword } from './new-password.ts'
import { PasswordField } from './PasswordField.tsx'

const empty: NewPassword = { current: '', next: '', repeat: '' }

/** The own password, old and new; `onChanged` follows a success. */
export function ChangePasswordForm({ onChanged }: { onChanged?: (() => void) | undefined }) {
  const words = useWords()
  const format = useFormat()
  const { changePassword } = useSessionDoor()
  const { user } = useSession()
  const { show } = useToast()
  const [typed, setTyped] = useState(empty)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const reject = (found: PasswordProblems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus()
  }
  const explain = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'invalid_credentials') {
      return reject({ current: words.password.currentWrong })
    }
    const fields = fieldTexts(error, words)
    if (fields.current || fields.next) reject(fields)
    else setFailure(problemText(error, words, format))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setFailure('')
    const found = passwordProblems(typed, words)
    if (Object.keys(found).length > 0) return reject(found)
    setProblems({})
    setPending(true)
    try {
      await changePassword(typed.current, typed.next)
      show({ tone: 'success', title: words.password.changed, text: words.password.changedText })
      onChanged?.()
    } catch (error) {
      explain(error)
    } finally {
      setPending(false)
    }
  }
  const field = (name: keyof NewPassword) => ({
    name,
    required: true,
    value: typed[name],
    error: problems[name],
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value })
      setProblems({ ...problems, [name]: undefined })
    },
  })

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {failure && (
        <Banner tone="danger" icon="alert">
          <strong>{words.password.failed}</strong>
          <br />
          {failure}
        </Banner>
      )}
      {/* tells password managers whose password this is */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField {...field('current')} label={words.password.current} autoComplete="current-password" />
      <PasswordField
        {...field('next')}
        label={words.password.next}
        hint={words.password.rule(shortestPassword)}
        autoComplete="new-password"
      />
      <PasswordField {...field('repeat')} label={words.password.repeat} autoComplete="new-password" />
      <Button type="submit" tone="primary" busy={pending}>
        {pending ? words.password.pending : words.password.submit}
      </Button>
    </form>
  )
}
