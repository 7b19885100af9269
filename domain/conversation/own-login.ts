/** Our logins at other services: the OAuth sign-in for mail, the mailbox, the mail server, and the messengers' tokens. */
export const ownLogins = ['sign_in', 'email', 'smtp', 'whatsapp', 'telegram'] as const
export type OwnLogin = (typeof ownLogins)[number]

/** Logins whose end can be reported by mail. */
export type ReportableLogin = Exclude<OwnLogin, 'smtp'>

/** Why no mail leaves at all, whoever it is to. */
export const mailStops = ['login', 'no_login', 'sender', 'limit', 'policy', 'connection'] as const
export type MailStop = (typeof mailStops)[number]

/** Minutes after which a refused password, or a mail server that takes nothing, is reported: some refuse for a while only. */
export const refusedMinutes = 60
