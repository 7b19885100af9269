import { type MailLogin, mailLogins, signInAt, signInName } from '#domain/conversation/mail-sign-in.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'

const securities = ['tls', 'starttls', 'none'] as const

/** Server settings as typed. An empty password keeps the stored one. */
export type ServerForm = {
  readonly host: string
  readonly port: number
  readonly security: (typeof securities)[number]
  readonly login: MailLogin
  readonly user: string
  readonly password: string
}

type ServerFieldsProps<T extends ServerForm> = {
  server: T
  /** The server and user that a password is stored for; null: none is. */
  known: { readonly host: string; readonly user: string | null } | null
  onChange: (server: T) => void
  errors: Readonly<Record<string, string>>
  /** Path of its fields in the call. */
  path: 'imap' | 'server'
}

/** Connection settings of a mail server. */
export function ServerFields<T extends ServerForm>({ server, known, onChange, errors, path }: ServerFieldsProps<T>) {
  const { mail } = useAllWords().channels
  const words = path === 'imap' ? mail.imap : mail.smtp
  const set = (change: Partial<ServerForm>) => onChange({ ...server, ...change })
  const provider = signInAt(server.host)
  const isKept = known?.host === server.host && known.user === server.user
  return (
    <>
      <TextField
        label={words.host}
        hint={words.hostHint}
        value={server.host}
        onChange={(host) => set({ host, ...(signInAt(host) === null && { login: 'password' }) })}
        error={errors[`${path}.host`]}
        autoComplete="off"
      />
      <NumberField
        label={mail.port}
        value={server.port}
        onChange={(port) => set({ port: port ?? 0 })}
        error={errors[`${path}.port`]}
      />
      <Select
        label={mail.security}
        value={server.security}
        onChange={(security) => set({ security })}
        error={errors[`${path}.security`]}
        options={securities.map((value) => ({ value, label: mail.securities[value] }))}
      />
      {provider && (
        <Select
          label={mail.login}
          hint={server.login === 'sign_in' ? mail.loginHint : undefined}
          value={server.login}
          onChange={(login) => set({ login })}
          error={errors[`${path}.login`]}
          options={mailLogins.map((value) => ({
            value,
            label: value === 'password' ? mail.password : mail.signIn.title(signInName(provider)),
          }))}
        />
      )}
      <TextField
        label={mail.user}
        hint={words.userHint}
        value={server.user}
        onChange={(user) => set({ user })}
        error={errors[`${path}.user`]}
        autoComplete="off"
      />
      {server.login === 'password' && (
        <TextField
          label={mail.password}
          hint={isKept ? mail.passwordKept : known ? mail.passwordAgain : mail.passwordHint}
          type="password"
          value={server.password}
          onChange={(password) => set({ password })}
          error={errors[`${path}.password`]}
          autoComplete="new-password"
        />
      )}
    </>
  )
}
