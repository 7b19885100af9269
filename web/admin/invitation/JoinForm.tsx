import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { limits } from '#domain/basics/text.ts'
import { primarySubtag, spokenLanguages } from '#domain/site/languages.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { SpokenLanguages } from '#web/admin/parts/hours/SpokenLanguages.tsx'
import { NewPasswordField } from '#web/admin/parts/password/NewPasswordField.tsx'
import { newPasswordProblems } from '#web/admin/parts/password/new-password.ts'
import { useSessionControl } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useLanguage } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { TextField } from '#web/kit/TextField.tsx'
import { leaveInvitation } from './use-invitation.ts'

const empty = { username: '', next: '' }

/** The browser's languages that leads are answered in. */
const ofBrowser = () => spokenLanguages.filter((one) => navigator.languages.some((tag) => primarySubtag(tag) === one))

/** Name and password for the new account, and languages; joining logs in. */
export function JoinForm({ token }: { token: string }) {
  const words = useAllWords()
  const { invitation, login } = words
  const { enter } = useSessionControl()
  const [language] = useLanguage()
  const [typed, setTyped] = useState(empty)
  const [languages, setLanguages] = useState(ofBrowser)
  const attempt = useAttempt({ username: null, next: null })

  const submit = async () => {
    const problems = {
      ...(typed.username.trim() === '' && { username: login.usernameRequired }),
      ...newPasswordProblems(typed, typed, words),
    }
    if (Object.keys(problems).length > 0) return attempt.reject(problems)
    const { username, next } = typed
    await attempt.run(async () => {
      const session = await call
        .acceptInvitation({ body: { token, username, password: next, language, languages } })
        .catch(renameField)
      leaveInvitation()
      enter(session)
    })
  }
  const field = (name: keyof typeof empty) => ({
    name,
    required: true,
    value: typed[name],
    ...attempt.field(name, (value) => setTyped({ ...typed, [name]: value })),
  })

  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={invitation.failed} />
      <TextField
        {...field('username')}
        label={invitation.username}
        hint={invitation.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={limits.username}
      />
      <NewPasswordField {...field('next')} label={invitation.password} owner={typed} />
      <SpokenLanguages label={invitation.languages} chosen={languages} onChange={setLanguages} />
      <SubmitButton attempt={attempt} label={invitation.submit} pending={invitation.pending} />
    </Form>
  )
}

/** The server names the new password `password`; the form names it `next`, as the change form does. */
function renameField(error: unknown): never {
  if (!(error instanceof ApiError) || !error.fields?.password) throw error
  const { password, ...others } = error.fields
  throw new ApiError(error.code, { fields: { ...others, next: password } })
}
