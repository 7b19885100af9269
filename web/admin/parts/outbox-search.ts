import { type MailStatus, mailStatuses } from '#domain/mail.ts'

/** What the address of the outbox holds beside the path: the filter and the open mail's id. */
export type OutboxSearch = { readonly status?: MailStatus | undefined; readonly mail?: string | undefined }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the query of an address; whatever cannot be meant is left out. */
export function parseOutboxSearch({ status, mail }: Record<string, unknown>): OutboxSearch {
  const known = mailStatuses.find((one) => one === status)
  return { ...(known && { status: known }), ...(typeof mail === 'string' && uuid.test(mail) && { mail }) }
}
