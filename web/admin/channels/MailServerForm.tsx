import { useState } from 'react'
import type { MailChannel } from '#contract/channels.ts'
import { mailProviderNames, mailProviders, providerOf } from '#domain/conversation/mail-providers.ts'
import { usualLogin } from '#domain/conversation/mail-sign-in.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { ServerFields, type ServerForm } from './ServerFields.tsx'
import { useSaving } from './use-saving.ts'

export type MailFormProps = {
  channel: MailChannel
  /** Findings of the last test, by field. */
  found: Readonly<Record<string, string>>
  reload: () => void
}

/** The server that mails go out by. */
export function MailServerForm({ channel: { smtp, isSmtpFixed }, found, reload }: MailFormProps) {
  const { mail } = useAllWords().channels
  const words = mail.smtp
  const { errors: refused, isSaving, save } = useSaving(reload, mail)
  const errors = { ...found, ...refused }
  const [server, setServer] = useState<ServerForm & { readonly from: string }>({
    host: smtp?.host ?? '',
    port: smtp?.port ?? 465,
    security: smtp === null || smtp.security === 'if_offered' ? 'tls' : smtp.security,
    login: smtp?.login ?? 'password',
    user: smtp?.user ?? '',
    password: '',
    from: smtp?.from ?? '',
  })
  if (isSmtpFixed)
    return (
      <div>
        <h3>{words.title}</h3>
        <p>{smtp && words.fixed(`${smtp.host}:${smtp.port}`, smtp.from)}</p>
      </div>
    )
  const provider = providerOf(server.host) ?? 'own'
  const store = (next: typeof server | null) =>
    void save(() => {
      const { password, user, ...rest } = next ?? server
      const filled = { ...rest, user: user.trim() || null, ...(password !== '' && { password }) }
      return call.changeMailServer({ body: { server: next && filled } })
    })
  return (
    <ChannelForm title={words.title} onSave={() => store(server)}>
      <Select
        label={words.provider}
        hint={words.providerHints[provider]}
        value={provider}
        onChange={(next) => {
          const { host, ...rest } = next === 'own' ? { host: '' } : mailProviders[next].smtp
          setServer({ ...server, ...rest, host, login: usualLogin(host) })
        }}
        options={[
          ...mailProviderNames.map((value) => ({ value, label: mailProviders[value].name })),
          { value: 'own' as const, label: words.otherProvider },
        ]}
      />
      <TextField
        label={words.from}
        hint={words.fromHint}
        type="email"
        value={server.from}
        onChange={(from) => setServer({ ...server, from })}
        error={errors['server.from']}
        autoComplete="off"
      />
      <ServerFields
        server={server}
        known={smtp?.user != null && smtp.login === 'password' ? smtp : null}
        onChange={setServer}
        errors={errors}
        path="server"
      />
      <div className={layout.wrap}>
        <Button type="submit" tone="primary" busy={isSaving}>
          {words.save}
        </Button>
        {smtp && (
          <Button busy={isSaving} onClick={() => store(null)}>
            {words.remove}
          </Button>
        )}
      </div>
    </ChannelForm>
  )
}
