import { useState } from 'react'
import type { MailChannel } from '#contract/channels.ts'
import { type SignInProblem, signInAt, signInName, signInReturnPath } from '#domain/conversation/mail-sign-in.ts'
import { CopyButton } from '#web/admin/parts/CopyButton.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { useReturnedSignIn } from './use-returned-sign-in.ts'
import { useSaving } from './use-saving.ts'

type SignInFormProps = { channel: MailChannel; reload: () => void }

/** Sign-in at Google or Microsoft, for mail servers that use it; renders nothing without any. */
export function SignInForm({ channel: { smtp, imap, signIn }, reload }: SignInFormProps) {
  const { mail } = useAllWords().channels
  const words = mail.signIn
  const host = [smtp, imap].find((one) => one?.login === 'sign_in')?.host
  const provider = (host === undefined ? null : signInAt(host)) ?? signIn?.provider ?? null
  const known = signIn?.provider === provider ? signIn : null
  const returned = useReturnedSignIn(reload)
  const { errors, isSaving, save } = useSaving(() => {}, { saved: words.leaving, saveFailed: words.failed })
  const [values, setValues] = useState({
    clientId: known?.clientId ?? '',
    clientSecret: '',
    tenant: known?.tenant ?? '',
  })
  if (host === undefined || provider === null) return null
  const set = (field: keyof typeof values) => (value: string) => setValues({ ...values, [field]: value })
  const connect = async () => {
    const { clientId, clientSecret, tenant } = values
    const body = {
      provider,
      clientId,
      tenant: provider === 'microsoft' ? tenant.trim() || null : null,
      ...(clientSecret !== '' && { clientSecret }),
    }
    location.assign((await call.startMailSignIn({ body })).url)
  }
  const name = signInName(provider)
  const address = `${location.origin}${signInReturnPath}`
  return (
    <ChannelForm title={words.title(name)} onSave={() => void save(connect)}>
      <SignInState account={known?.account ?? null} problem={returned ?? known?.problem ?? null} />
      <p>{words.steps[provider]}</p>
      <p>
        {words.redirect} <bdi>{address}</bdi>
      </p>
      <CopyButton text={address} label={words.copy} />
      <TextField
        label={words.clientId[provider]}
        value={values.clientId}
        onChange={set('clientId')}
        error={errors.clientId}
        autoComplete="off"
      />
      <TextField
        label={words.clientSecret}
        hint={known ? words.secretKept : words.secretHint}
        type="password"
        value={values.clientSecret}
        onChange={set('clientSecret')}
        error={errors.clientSecret}
        autoComplete="new-password"
      />
      {provider === 'microsoft' && (
        <TextField
          label={words.tenant}
          value={values.tenant}
          onChange={set('tenant')}
          error={errors.tenant}
          autoComplete="off"
        />
      )}
      <div className={layout.wrap}>
        <Button type="submit" tone="primary" busy={isSaving}>
          {known?.account ? words.again : words.connect}
        </Button>
      </div>
    </ChannelForm>
  )
}

type SignInStateProps = { account: string | null; problem: SignInProblem | null }

/** The signed-in account, and its problem. */
function SignInState({ account, problem }: SignInStateProps) {
  const { signIn: words } = useAllWords().channels.mail
  if (problem !== null) return <Banner tone="danger">{words.problems[problem]}</Banner>
  if (account === null) return <Banner tone="warning">{words.notYet}</Banner>
  return <Banner tone="success">{words.connected(account)}</Banner>
}
