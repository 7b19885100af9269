import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { limits } from '#domain/basics/text.ts'
import layout from '#web/admin/parts/layout.module.css'
import { PasswordField } from '#web/admin/parts/password/PasswordField.tsx'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useSessionControl } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { type LoginProblems, loginProblems } from './login-input.ts'

/** User name, password, remember me. `username` is prefilled where known. */
export function LoginForm({ username: known = '' }: { username?: string | undefined }) {
  const words = useWords()
  const format = useFormat()
  const { logIn } = useSessionControl()
  const { show } = useToast()
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [problems, setProblems] = useState<LoginProblems>({})
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null)
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const takeBackDenial = useRef(() => {})

  const reject = (found: LoginProblems) => {
    setProblems(found)
    const field = found.username ? 'username' : 'password'
    form.current?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus()
  }
  const explain = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null
    const fields = fieldTexts(error, words)
    if (code === 'invalid_credentials') {
      takeBackDenial.current = show({ tone: 'error', title: words.login.denied, text: words.login.invalid })
      reject({ password: words.login.invalid })
    } else if (fields.username || fields.password) {
      reject(fields)
    } else {
      const title = code === 'too_many_requests' ? words.login.tooMany : words.login.failed
      setFailure({ title, text: problemText(error, words, format) })
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setFailure(null)
    takeBackDenial.current()
    const missing = loginProblems({ username, password }, words)
    if (missing.username || missing.password) return reject(missing)
    setProblems({})
    setPending(true)
    try {
      await logIn({ username, password, rememberMe })
    } catch (error) {
      explain(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <form ref={form} className={layout.stack4} noValidate onSubmit={submit}>
      {failure && (
        <Banner tone="danger" icon="alert">
          <strong>{failure.title}</strong>
          <br />
          {failure.text}
        </Banner>
      )}
      <TextField
        label={words.login.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={known === ''}
        required
        maxLength={limits.username}
        value={username}
        error={problems.username}
        onChange={(value) => {
          setUsername(value)
          setProblems({})
        }}
      />
      <PasswordField
        label={words.login.password}
        name="password"
        autoComplete="current-password"
        autoFocus={known !== ''}
        required
        maxLength={limits.password}
        value={password}
        error={problems.password}
        onChange={(value) => {
          setPassword(value)
          setProblems({})
        }}
      />
      <Checkbox
        label={words.login.rememberMe}
        hint={words.login.rememberHint}
        checked={rememberMe}
        onChange={setRememberMe}
      />
      <Button type="submit" tone="primary" busy={pending}>
        {pending ? words.login.pending : words.login.submit}
      </Button>
    </form>
  )
}
