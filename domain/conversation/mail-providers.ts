/** Connection settings of a mail server. */
type Reached = { readonly host: string; readonly port: number; readonly security: 'tls' | 'starttls' }

/** SMTP and IMAP servers of common providers; `signIn`: the OAuth provider used instead of a password. */
export const mailProviders = {
  google: {
    name: 'Google Workspace, Gmail',
    smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
    imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
    signIn: 'Google',
  },
  microsoft: {
    name: 'Microsoft 365',
    smtp: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
    imap: { host: 'outlook.office365.com', port: 993, security: 'tls' },
    signIn: 'Microsoft',
  },
  fastmail: {
    name: 'Fastmail',
    smtp: { host: 'smtp.fastmail.com', port: 465, security: 'tls' },
    imap: { host: 'imap.fastmail.com', port: 993, security: 'tls' },
    signIn: null,
  },
} as const satisfies Record<string, { name: string; smtp: Reached; imap: Reached; signIn: string | null }>
export type MailProvider = keyof typeof mailProviders

export const mailProviderNames = Object.keys(mailProviders) as MailProvider[]

/** True for ports that mail servers use: the usual ones, and high ports. Other low ports belong to other services. */
export const isMailPort = (port: number): boolean => port >= 1024 || [25, 143, 465, 587, 993].includes(port)

/** The provider of a mail server; null: not in this list. */
export const providerOf = (host: string): MailProvider | null => {
  const name = host.trim().toLowerCase()
  return (
    mailProviderNames.find((one) =>
      [mailProviders[one].smtp.host, mailProviders[one].imap.host].includes(name as never),
    ) ?? null
  )
}
