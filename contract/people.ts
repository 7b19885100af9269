import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { channels } from '#domain/conversation/message.ts'
import { staffLanguages } from '#domain/site/languages.ts'
import { roles } from '#domain/staff/permissions.ts'
import { usernameIsPlain } from '#domain/staff/username.ts'
import { nextPassword } from './password.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { session } from './session.ts'
import { signedNames, typedNames } from './signed-names.ts'
import { choice, email, id, moment, optionalText, text } from './text.ts'
import { spokenByTeammate } from './working-hours.ts'

/** A teammate as the whole team sees them; `account` only for those who manage the team. */
const person = z.strictObject({
  id,
  username: z.string(),
  role: choice(roles),
  disabled: z.boolean(),
  /** True if they are on shift now; null where no working hours are set. */
  onShift: z.boolean().nullable(),
  account: z
    .strictObject({
      email: z.string().nullable(),
      language: choice(staffLanguages),
      hasSecondFactor: z.boolean(),
      /** True while they have a one-time password. */
      mustChangePassword: z.boolean(),
      createdAt: moment,
      /** Last use of their open sessions, to within minutes; null without any. */
      lastSeenAt: moment.nullable(),
    })
    .nullable(),
})
export type Person = z.output<typeof person>

/** An invitation that has not been accepted yet. */
const invitation = z.strictObject({
  id,
  role: choice(roles),
  email: z.string().nullable(),
  language: choice(staffLanguages),
  invitedBy: z.string(),
  createdAt: moment,
  expiresAt: moment,
})
export type Invitation = z.output<typeof invitation>

const named = z.array(z.strictObject({ id, name: z.string() }))

/** A teammate's work and access: ends, is handed over or stays with their account. */
const heldAccess = z.strictObject({
  keys: named,
  webhooks: named,
  sessions: z.int(),
  devices: z.int(),
  invitations: z.int(),
  /** Bulk edits and imports that they started and that still run. */
  jobs: z.int(),
  /** Their own mailbox, by whose sign-in emails go out or come in; null: they do by no sign-in of theirs. */
  mailbox: z.string().nullable(),
  /** Channels with a password or secret that they entered or were shown. */
  secrets: z.array(choice(channels)),
  /** Number of their open leads, tasks and account setups, and of unanswered notices. */
  leads: z.int(),
  tasks: z.int(),
  setups: z.int(),
  notices: z.int(),
  /** Rules that name them, on or off. */
  rules: named,
  /** Views and texts that they share with the team. */
  views: named,
  texts: named,
})
export type HeldAccess = z.output<typeof heldAccess>

/** Roles that must have a second factor. */
const accessRules = z.strictObject({
  secondFactorRoles: z
    .array(choice(roles), { error: 'invalid' })
    .max(roles.length, 'too_long')
    .transform((chosen) => roles.filter((role) => chosen.includes(role))),
})
export type AccessRules = z.output<typeof accessRules>

/** Changes to a teammate. */
const changeablePerson = {
  role: choice(roles),
  disabled: z.boolean('invalid'),
  email: z.string().nullable(),
  language: choice(staffLanguages),
}

const ownContact = z.strictObject({
  email: z.string().nullable(),
  language: choice(staffLanguages),
  /** Signed names, by script. */
  names: signedNames,
})

const noEmail = z.literal('').transform(() => null)
const optionalEmail = z.union([z.null(), noEmail, email], { error: 'invalid_email' })
const language = choice(staffLanguages)
/** Stored in normalised form: `ｏwner` becomes `owner`. */
const newUsername = text(limits.username, 1)
  .transform((name) => name.normalize('NFKC'))
  .pipe(text(limits.username, 1))
  .refine(usernameIsPlain, 'invalid_text')
const token = z.string('invalid').regex(/^[\w-]{43}$/, 'invalid')

const manage = { access: { staff: 'users.manage' }, limit: { max: 120, windowSeconds: 300 }, stepUp: true } as const
const byId = z.strictObject({ id })

export const peopleRoutes = routes({
  listPeople: {
    method: 'GET',
    path: '/api/users',
    summary: 'The team',
    access: { staff: 'users.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(person) }),
  },
  changePerson: {
    method: 'PATCH',
    path: '/api/users/{id}',
    summary:
      'Change role, email or language of a teammate, or disable and enable their account; disabling ends their sessions, ' +
      'pushes and invitations, and their keys and webhooks unless you take them over; a `successor` gets their work',
    ...manage,
    params: byId,
    body: z.strictObject({
      role: choice(roles).optional(),
      disabled: z.boolean('invalid').optional(),
      /** If their keys and webhooks continue in the caller's name. */
      takesOver: z.boolean('invalid').optional(),
      /**
       * With `disabled`, or a role that works no leads: the successor for open leads, tasks and setups, notices, shared
       * views and texts, and rules. Null: leads, tasks and setups become unassigned. Absent: they keep the name, and
       * count as unassigned.
       */
      successor: optionalText(limits.username),
      email: optionalEmail.optional(),
      language: language.optional(),
      seen: seenFields(changeablePerson),
    }),
    response: person,
    errors: ['conflict', 'own_account'],
  },
  readOwnContact: {
    method: 'GET',
    path: '/api/auth/contact',
    summary: 'Where mails to the caller go, in which language, and what the caller signs with before customers',
    access: 'signed-in',
    limit: { max: 600, windowSeconds: 60 },
    response: ownContact,
  },
  changeOwnContact: {
    method: 'PATCH',
    path: '/api/auth/contact',
    summary:
      'Change where mails to the caller go (null: nowhere), their language, and the names the caller signs with (after a step-up)',
    access: 'signed-in',
    limit: { max: 60, windowSeconds: 60 },
    body: z.strictObject({
      email: optionalEmail.optional(),
      language: language.optional(),
      names: typedNames.optional(),
    }),
    response: ownContact,
    // Warnings go there.
    stepUp: true,
  },
  readHeldAccess: {
    method: 'GET',
    path: '/api/users/{id}/access',
    summary:
      'What a teammate holds: leads, tasks, setups, notices, rules, shared views and texts; and what acts in their name: keys, ' +
      'webhooks, sessions, devices that get pushes, invitations',
    access: manage.access,
    limit: manage.limit,
    params: byId,
    response: heldAccess,
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/api/users/{id}/reset-second-factor',
    summary: 'Remove all second factors of a teammate who lost them; their sessions end',
    ...manage,
    params: byId,
    response: person,
    errors: ['own_account'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/users/{id}/reset-password',
    summary:
      'Set a one-time password for a teammate, shown only once and to be changed at the next login; their sessions end',
    ...manage,
    params: byId,
    response: z.strictObject({ username: z.string(), password: z.string() }),
    errors: ['own_account'],
  },
  readAccessRules: {
    method: 'GET',
    path: '/api/access-rules',
    summary: 'Roles that require a second factor',
    access: manage.access,
    limit: manage.limit,
    response: accessRules,
  },
  changeAccessRules: {
    method: 'PUT',
    path: '/api/access-rules',
    summary:
      'Set which roles require a second factor. Teammates without one can only set one up, at once and on every server',
    ...manage,
    body: accessRules.extend({ seen: seenFields(accessRules.shape) }),
    response: accessRules,
    errors: ['conflict'],
  },
  listInvitations: {
    method: 'GET',
    path: '/api/invitations',
    summary: 'Open invitations, newest first',
    access: manage.access,
    limit: manage.limit,
    response: z.strictObject({ data: z.array(invitation) }),
  },
  invite: {
    method: 'POST',
    path: '/api/invitations',
    summary: 'Invite a teammate; the link is shown only once, and mailed if an address is given',
    ...manage,
    body: z.strictObject({ role: choice(roles), email: optionalEmail.optional(), language }),
    response: z.strictObject({ invitation, link: z.string() }),
    status: 201,
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/invitations/{id}',
    summary: 'Revoke an invitation',
    ...manage,
    params: byId,
  },
  readInvitation: {
    method: 'POST',
    path: '/api/join/invitation',
    // A token in a URL would end up in logs.
    summary: 'An invitation by the token of its link (a POST, so that no log contains the token)',
    access: 'public',
    limit: { max: 30, windowSeconds: 300 },
    body: z.strictObject({ token }),
    response: z.strictObject({ role: choice(roles), language, invitedBy: z.string(), expiresAt: moment }),
    errors: ['not_found'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/join',
    summary: 'Join the team: choose a name and a password; logs in',
    access: 'public',
    limit: { max: 30, windowSeconds: 300 },
    body: z.strictObject({
      token,
      username: newUsername,
      password: nextPassword,
      /** The language they read the page in; absent: that of the invitation. */
      language: language.optional(),
      languages: spokenByTeammate.optional(),
    }),
    response: session,
    status: 201,
    errors: ['not_found'],
  },
})
