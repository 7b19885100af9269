import { z } from 'zod'
import { isMailPort } from '#domain/conversation/mail-providers.ts'
import { mailLogins, signInProblems, signInProviders } from '#domain/conversation/mail-sign-in.ts'
import { mailFindingNames } from '#domain/conversation/mail-test.ts'
import { replyForms } from '#domain/conversation/reply-address.ts'
import { routes } from './route.ts'
import { choice, email, moment, text } from './text.ts'

/** A host name or IP address, without scheme, port or path. */
const isHost = (name: string) => /^(?:[\p{L}\p{N}_.-]+|\[?[\da-f:.]+\]?)$/iu.test(name)
const host = text(253, 1).refine(isHost, { params: { problem: 'invalid' } })
const port = z.int({ error: 'invalid_number' }).min(1, 'invalid_number').max(65_535, 'invalid_number')
/** A port that may be set, so that a test of the settings finds no other services. */
const mailPort = port.refine(isMailPort, 'invalid_number')

/** Mailbox to fetch from. Without TLS only on this machine. */
const imapSettings = z.strictObject({
  host,
  port,
  security: choice(['tls', 'starttls', 'none']),
  login: choice(mailLogins),
  user: text(254, 1),
})
export type ImapSettings = z.output<typeof imapSettings>

/** The outgoing mail server and the sender address. Without TLS only on this machine. */
const smtpSettings = z.strictObject({
  host,
  port,
  /** `if_offered` only from the environment of the server. */
  security: choice(['tls', 'starttls', 'if_offered', 'none']),
  login: choice(mailLogins),
  /** Null: no login needed. */
  user: text(254).nullable(),
  from: email,
})
export type SmtpSettings = z.output<typeof smtpSettings>

/** The company's OAuth client at a provider, and the signed-in mailbox. */
const signInSettings = z.strictObject({
  provider: choice(signInProviders),
  clientId: text(200, 1),
  /** The company's directory (tenant) at Microsoft. */
  tenant: z.guid('invalid').nullable(),
})

/** How mails come in and go out. */
const mailChannel = z.strictObject({
  /** True if an outgoing mail server is set. */
  sends: z.boolean(),
  /** The mail server; null: none. */
  smtp: smtpSettings.nullable(),
  /** Set in the server's environment (`SMTP_URL`), which takes precedence. */
  isSmtpFixed: z.boolean(),
  /** The mailbox for replies; null: none, so replies can't be matched. */
  mailbox: z.string().nullable(),
  /** Source of the mailbox: the product, or the environment (`MAIL_FROM`). */
  source: z.enum(['product', 'server']).nullable(),
  /** Form of reply addresses. */
  replyForm: choice(replyForms),
  /** The last test of these settings; null: none since they were changed. */
  test: z
    .strictObject({
      startedAt: moment,
      state: z.enum(['waiting', 'done']),
      /** True if the mailbox was checked: mails are fetched, or programs post them. */
      isRead: z.boolean(),
      findings: z.array(
        z.strictObject({
          problem: choice(mailFindingNames),
          /** The field of the settings that it is about; null: none. */
          field: z.string().nullable(),
          /** Response codes of the mail server, or the address concerned. */
          detail: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** Inbound webhook URL; null: no secret was created. */
  inboundSince: moment.nullable(),
  /** The IMAP mailbox that mails are fetched from; null: none. */
  imap: imapSettings.nullable(),
  /** Signing in at a provider instead of passwords; null: nothing was entered. */
  signIn: signInSettings
    .extend({
      /** The signed-in mailbox; null: none yet. */
      account: z.string().nullable(),
      /** Why it must be repeated; null: valid, as far as known. */
      problem: choice(['ended', 'client']).nullable(),
    })
    .nullable(),
  /** State of fetching: its problem, and the last successful look into the mailbox. */
  fetching: z
    .strictObject({
      problem: z.string().nullable(),
      provenAt: moment.nullable(),
      /** Fetching of mails from before the mailbox was connected; null: not requested. */
      older: z
        .strictObject({
          from: moment,
          /** Number of mails, once listed; of those processed; and of those added to a thread. */
          total: z.int().nullable(),
          looked: z.int(),
          taken: z.int(),
          /** When it finished or was cancelled. */
          endedAt: moment.nullable(),
        })
        .nullable(),
    })
    .nullable(),
})
export type MailChannel = z.output<typeof mailChannel>

/** How messengers are connected. Secrets are never answered. */
const messengerChannels = z.strictObject({
  whatsapp: z.strictObject({
    /** Ids of the number and of the WhatsApp Business account, as Meta shows them. */
    numberId: z.string().nullable(),
    businessId: z.string().nullable(),
    hasToken: z.boolean(),
    hasAppSecret: z.boolean(),
    hasVerifyToken: z.boolean(),
    /** Meta's webhook path on this installation. */
    deliverTo: z.string(),
    /** Id of another number whose messages Meta brings, which are left out; null: none is known. */
    otherNumber: z.string().nullable(),
    /** Connection problem; null if none is known. */
    problem: z.string().nullable(),
    /** Last verified by a webhook or response of Meta. */
    provenAt: moment.nullable(),
  }),
  telegram: z.strictObject({
    hasToken: z.boolean(),
    /** The bot's name, once known. */
    bot: z.string().nullable(),
    problem: z.string().nullable(),
    provenAt: moment.nullable(),
  }),
})
export type MessengerChannels = z.output<typeof messengerChannels>

/** Absent or empty: keeps the stored one. */
const secret = text(500).optional()

const olderFrom = z.strictObject({ from: moment })

const loginOrPassword = choice(mailLogins).default('password')

const rarely = { max: 60, windowSeconds: 300 } as const

export const channelRoutes = routes({
  readMailChannel: {
    method: 'GET',
    path: '/api/channels/email',
    summary: 'How mails of leads come in and go out',
    access: { staff: 'connections.manage' },
    limit: { max: 600, windowSeconds: 60 },
    response: mailChannel,
  },
  changeMailChannel: {
    method: 'PATCH',
    path: '/api/channels/email',
    summary: 'Change the mailbox that answers of leads go to, and how their reply addresses are made',
    access: { staff: 'connections.manage' },
    limit: rarely,
    stepUp: true,
    body: z.strictObject({
      mailbox: email.nullable(),
      replyForm: choice(replyForms),
      /** Absent: keeps the stored password, unless host or user change. */
      imap: imapSettings.extend({ port: mailPort, login: loginOrPassword, password: text(500).optional() }).nullish(),
    }),
    response: mailChannel,
    errors: ['closed_in_demonstration'],
  },
  changeMailServer: {
    method: 'PATCH',
    path: '/api/channels/email/server',
    summary: 'Set the server that mails go out by, or none; one of the environment wins',
    access: { staff: 'connections.manage' },
    limit: rarely,
    stepUp: true,
    body: z.strictObject({
      /** Absent: keeps the stored password, unless host or user change. */
      server: smtpSettings
        .extend({
          port: mailPort,
          security: choice(['tls', 'starttls', 'none']),
          login: loginOrPassword,
          password: text(500).optional(),
        })
        .nullable(),
    }),
    response: mailChannel,
    errors: ['closed_in_demonstration'],
  },
  startMailSignIn: {
    method: 'POST',
    path: '/api/channels/email/sign-in',
    summary: 'Begin to sign in at Google or Microsoft by the firm’s own client; answers the address to go on at',
    access: { staff: 'connections.manage' },
    limit: rarely,
    stepUp: true,
    /** Absent: keeps this client's stored secret. */
    body: signInSettings.extend({ tenant: signInSettings.shape.tenant.optional(), clientSecret: text(500).optional() }),
    response: z.strictObject({ url: z.string() }),
    errors: ['closed_in_demonstration'],
  },
  finishMailSignIn: {
    method: 'POST',
    path: '/api/channels/email/sign-in/finish',
    summary: 'Finish signing in with what the provider sent the owner back with, in the session that began it',
    access: { staff: 'connections.manage' },
    limit: rarely,
    body: z.strictObject({
      /** The query of the address: code and state, or an error. */
      answer: text(4000, 1),
    }),
    response: z.strictObject({ problem: choice(signInProblems).nullable(), channel: mailChannel }),
    errors: ['closed_in_demonstration', 'conflict'],
  },
  testMailChannel: {
    method: 'POST',
    path: '/api/channels/email/test',
    summary: 'Send two mails to the mailbox and its reply address, and see what becomes of them; `test` says so later',
    access: { staff: 'connections.manage' },
    limit: rarely,
    response: mailChannel,
    errors: ['closed_in_demonstration', 'conflict'],
  },
  countOlderMails: {
    method: 'GET',
    path: '/api/channels/email/older',
    summary:
      'How many mails the mailbox has from this moment until it was connected; a conflict where it cannot be opened',
    access: { staff: 'connections.manage' },
    limit: rarely,
    query: olderFrom,
    response: z.strictObject({ count: z.int() }),
    errors: ['conflict'],
  },
  takeOlderMails: {
    method: 'POST',
    path: '/api/channels/email/older',
    summary: 'Add those mails to the threads of the leads that they are from or to; nothing else comes of them',
    access: { staff: 'connections.manage' },
    limit: rarely,
    stepUp: true,
    body: olderFrom,
    response: mailChannel,
    errors: ['conflict'],
  },
  stopOlderMails: {
    method: 'DELETE',
    path: '/api/channels/email/older',
    summary: 'Take in no more of them; those that are here stay',
    access: { staff: 'connections.manage' },
    limit: rarely,
    response: mailChannel,
  },
  renewInboundSecret: {
    method: 'POST',
    path: '/api/channels/email/inbound-secret',
    summary: 'Make the secret with which deliveries of mails are signed, in place of the one there is; shown once',
    access: { staff: 'connections.manage' },
    limit: rarely,
    stepUp: true,
    response: z.strictObject({ secret: z.string(), path: z.string() }),
  },
  readMessengers: {
    method: 'GET',
    path: '/api/channels/messengers',
    summary: 'How WhatsApp and Telegram are connected',
    access: { staff: 'connections.manage' },
    limit: { max: 600, windowSeconds: 60 },
    response: messengerChannels,
  },
  changeWhatsApp: {
    method: 'PATCH',
    path: '/api/channels/whatsapp',
    summary:
      'Connect a number of WhatsApp by its Cloud API, or disconnect it (no number); another number needs its token anew',
    access: { staff: 'connections.manage' },
    limit: rarely,
    stepUp: true,
    body: z.strictObject({
      numberId: text(40).nullable(),
      businessId: text(40).nullable(),
      token: secret,
      appSecret: secret,
      verifyToken: secret,
    }),
    response: messengerChannels,
    errors: ['closed_in_demonstration'],
  },
  changeTelegram: {
    method: 'PATCH',
    path: '/api/channels/telegram',
    summary: 'Connect a bot of Telegram by its token, or disconnect it (null)',
    access: { staff: 'connections.manage' },
    limit: rarely,
    stepUp: true,
    body: z.strictObject({ token: text(100).nullable() }),
    response: messengerChannels,
    errors: ['closed_in_demonstration'],
  },
})
