/** Our logins at other services: the OAuth sign-in for mail, the mailbox, the mail server, and the messengers' tokens. */
export const ownLogins = ['sign_in', 'email', 'smtp', 'whatsapp', 'telegram'] as const
export type OwnLogin = (typeof ownLogins)[number]

/** Logins whose end can be reported by mail. */
export type ReportableLogin = Exclude<OwnLogin, 'smtp'>

/** Minutes of refusals after which a password login has ended: some servers refuse correct ones for a while. */
export const refusedMinutes = 60
