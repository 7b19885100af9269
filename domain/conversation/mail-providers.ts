/** How a mail program reaches a server. */
type Reached = { readonly host: string; readonly port: number; readonly security: 'tls' | 'starttls' }

/** Where the mail providers that most firms use send from and keep mailboxes; `imap` null: it takes no password there. */
export const mailProviders = {
  google: {
    name: 'Google Workspace, Gmail',
    smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
    imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
  },
  microsoft: {
    name: 'Microsoft 365',
    smtp: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
    imap: null,
  },
  fastmail: {
    name: 'Fastmail',
    smtp: { host: 'smtp.fastmail.com', port: 465, security: 'tls' },
    imap: { host: 'imap.fastmail.com', port: 993, security: 'tls' },
  },
} as const satisfies Record<string, { name: string; smtp: Reached; imap: Reached | null }>
export type MailProvider = keyof typeof mailProviders

export const mailProviderNames = Object.keys(mailProviders) as MailProvider[]

/** Whose mail server it is; null: not one of these. */
export const providerOf = (host: string): MailProvider | null =>
  mailProviderNames.find((name) => mailProviders[name].smtp.host === host.trim().toLowerCase()) ?? null
