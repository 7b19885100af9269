import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { readHeadAt } from '#server/db/ledger.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import type { SiteAddress } from '#server/outside/mail/letters.ts'
import { type After, findMail, listMails, queueAgain, readable, type StoredMail } from './store.ts'

const defaultPage = 50

type MailCalls = 'listMails' | 'readMail' | 'retryMail'

/** The outbox as staff see it. `sends`: whether a mail server is set. */
export function mailHandlers(
  { sql }: Database,
  {
    sends,
    address,
    brandName,
  }: {
    readonly sends: () => Promise<boolean>
    readonly address: SiteAddress
    readonly brandName: () => Promise<string>
  },
): Handlers<MailCalls> {
  const site = async () => ({ brand: await brandName(), address, timeZone: await readTeamZone(sql) })
  return {
    async listMails({ query: { status, limit = defaultPage, cursor } }) {
      const found = await listMails(sql, { status, limit: limit + 1, after: cursor ? afterOf(cursor) : undefined })
      const { data, nextCursor } = pageOf(found, limit, ({ createdAt, id }) => [createdAt.toISOString(), id])
      const from = await site()
      return {
        data: data.map((row) => readable(row, from).mail),
        nextCursor,
        sends: await sends(),
        links: address !== null,
      }
    },

    async readMail({ params }) {
      const row = await findMail(sql, params.id)
      if (!row) throw new ApiError('not_found')
      const head = await readHeadAt(sql, row.sentAt ?? new Date())
      const { mail, text } = readable(row, { ...(await site()), head })
      return { ...mail, text }
    },

    retryMail: ({ params }, context) =>
      sql.transaction(async (tx) => {
        const row = await findMail(tx, params.id)
        if (!row) throw new ApiError('not_found')
        if (!(await sends())) throw new ApiError('conflict', { message: 'No mail server is set.' })
        if (hasLostItsLink(row)) throw new ApiError('conflict', { message: 'Its link is gone: please invite again.' })
        if (row.template === 'rule_letter')
          throw new ApiError('conflict', { message: 'A rule sent this: its lead may have withdrawn the consent.' })
        const queued = await queueAgain(tx, params.id)
        if (!queued) throw new ApiError('conflict', { message: 'This mail is queued or sent already.' })
        await audit(tx, context, {
          action: 'mail.retried',
          entity: 'mail',
          entityId: params.id,
          detail: { template: row.template, from: row.status },
        })
        return readable(queued, await site()).mail
      }),
  }
}

const hasLostItsLink = ({ values }: StoredMail) => (values as { link?: string | null }).link === null

function afterOf(cursor: string): After {
  const [createdAt, id] = decodeCursor(cursor, ['timestamptz', 'uuid']).keys as [string, string]
  return { createdAt, id }
}
