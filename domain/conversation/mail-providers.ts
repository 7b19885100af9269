/** How a mail program reaches a server. */
type Reached = { readonly host: string; readonly port: number; readonly security: 'tls' | 'starttls' }

/** Where the mail providers that most firms use send from and keep mailboxes; `signIn`: whom one signs in with instead of a password. */
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

/** Whose mail server it is; null: not one of these. */
export const providerOf = (host: string): MailProvider | null => {
  const name = host.trim().toLowerCase()
  return (
    mailProviderNames.find((one) =>
      [mailProviders[one].smtp.host, mailProviders[one].imap.host].includes(name as never),
    ) ?? null
  )
}
