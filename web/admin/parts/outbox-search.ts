import { type MailStatus, mailStatuses } from '#domain/letters/mail.ts'

/** The query of the outbox's address: the filter and the open mail's id. */
export type OutboxSearch = { readonly status?: MailStatus | undefined; readonly mail?: string | undefined }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the query of an address; invalid values are dropped. */
export function parseOutboxSearch({ status, mail }: Record<string, unknown>): OutboxSearch {
  const known = mailStatuses.find((one) => one === status)
  return { ...(known && { status: known }), ...(typeof mail === 'string' && uuid.test(mail) && { mail }) }
}
