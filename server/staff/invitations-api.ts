import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { passwordProblem } from '#domain/staff/password.ts'
import { usernameIsReserved, usernameKey } from '#domain/staff/username.ts'
import { audit } from '#server/db/audit.ts'
import { newId } from '#server/db/id.ts'
import { users, workingHours } from '#server/db/schema/staff.ts'
import { listInvitations, openInvitation, readInvitation, revokeInvitation, takeInvitation } from './invitations.ts'
import type { StaffParts } from './parts.ts'
import { hashPassword } from './password.ts'
import { endEarlierSession, enter } from './session-api.ts'
import { startSession } from './sessions.ts'

type InvitationCalls = 'listInvitations' | 'invite' | 'revokeInvitation' | 'readInvitation' | 'acceptInvitation'

/** Inviting teammates, and joining. */
export function invitationHandlers({
  sql,
  sessionCache,
  outbox,
  publicUrl,
  brandName,
}: StaffParts): Handlers<InvitationCalls> {
  return {
    listInvitations: async () => ({ data: await listInvitations(sql) }),

    invite: ({ body }, context) =>
      sql.transaction(async (tx) => {
        const { role, language, email = null } = body
        const { token, invitation } = await openInvitation(tx, { role, language, email }, context.actor)
        // Behind the # the token stays in the browser: no server on the way writes it to a log.
        const path = `/admin/invitation#${token}`
        // A request's host can be anything: mails use only the address from the settings.
        const mailedLink = publicUrl === null ? null : new URL(path, publicUrl).href
        const about = { entity: 'invitation', id: invitation.id } as const
        await audit(tx, context, {
          action: 'invitation.sent',
          entity: about.entity,
          entityId: about.id,
          detail: { role, byMail: email !== null },
        })
        if (email !== null) {
          const { invitedBy, expiresAt } = invitation
          const values = { link: mailedLink, invitedBy, role, expiresAt }
          await outbox.queue(tx, {
            template: 'invitation',
            language,
            to: { address: email, name: null },
            about,
            values,
          })
        }
        return { invitation, link: mailedLink ?? context.origin + path }
      }),

    revokeInvitation: ({ params }, context) =>
      sql.transaction(async (tx) => {
        if (!(await revokeInvitation(tx, params.id))) throw new ApiError('not_found')
        await audit(tx, context, { action: 'invitation.revoked', entity: 'invitation', entityId: params.id })
        return undefined
      }),

    async readInvitation({ body }) {
      const invitation = await readInvitation(sql, body.token)
      if (!invitation) throw new ApiError('not_found')
      const { role, language, invitedBy, expiresAt } = invitation
      return { role, language, invitedBy, expiresAt }
    },

    async acceptInvitation({ body }, context) {
      const { token, username } = body
      const offer = await readInvitation(sql, token)
      if (!offer) throw new ApiError('not_found')
      const { role, email } = offer
      const { language = offer.language, languages = [] } = body
      if (usernameIsReserved(username, await brandName())) throw invalidFields({ username: 'invalid_text' })
      const problem = passwordProblem(body.password, { username, email })
      if (problem) throw invalidFields({ password: problem })
      const password = await hashPassword(body.password)
      const session = await sql.transaction(async (tx) => {
        const userId = newId()
        const taken = await takeInvitation(tx, token, userId)
        if (!taken) throw new ApiError('not_found')
        const row = { id: userId, username, usernameKey: usernameKey(username), password, role, email, language }
        const added = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id })
        if (added.length === 0) throw invalidFields({ username: 'taken' })
        if (languages.length > 0) await tx.insert(workingHours).values({ userId, hours: null, languages })
        await audit(
          tx,
          { ...context, actor: { userId, username } },
          {
            action: 'invitation.accepted',
            entity: 'invitation',
            entityId: taken.id,
            detail: { role },
          },
        )
        await endEarlierSession(tx, context)
        return startSession(tx, { ...context, userId, remembered: false, awaitsSecondFactor: false })
      })
      if (context.sentSession) sessionCache.forget(context.sentSession)
      return enter({ sql, sessionCache }, context, session)
    },
  }
}
