import type { AuditEntry } from '#contract/audit.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { csvLine } from '#domain/basics/csv.ts'
import { can } from '#domain/staff/permissions.ts'
import { audit } from '#server/db/audit.ts'
import { cutPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { pacedBatch, pacedRows } from '#server/db/paced-rows.ts'
import { streamedBody } from '#server/limits/streamed-body.ts'
import type { Vault } from '#server/vault/vault.ts'
import { listRefusals } from './refusals-store.ts'
import { listActions, listAudit } from './store.ts'

const defaultPage = 50

const columns = [
  'id',
  'at',
  'username',
  'userId',
  'action',
  'entity',
  'entityId',
  'detail',
  'address',
  'requestId',
] as const

/** Reads the staff audit log; files of it use `background` connections, so that no call of the team waits. */
export function auditHandlers(
  { sql }: Database,
  background: Database,
  { fingerprints }: Pick<Vault, 'fingerprints'>,
): Handlers<'listAudit' | 'exportAudit' | 'listRefusals'> {
  return {
    async listAudit({ query: { limit = defaultPage, cursor, ...filter } }) {
      const found = await listAudit(sql, filter, limit + 1, cursor)
      return { ...cutPage(found, limit, ({ id }) => String(id)), actions: await listActions(sql) }
    },

    listRefusals: async () => ({ data: await listRefusals(sql, fingerprints) }),

    async exportAudit({ query }, context) {
      if (!can(context.actor.role, 'export')) throw new ApiError('not_allowed')
      await audit(sql, context, {
        action: 'audit.exported',
        entity: 'audit',
        entityId: null,
        detail: { filters: Object.keys(query).filter((name) => query[name as keyof typeof query] !== undefined) },
      })
      const lines = csv((before) => listAudit(background.sql, query, pacedBatch, before))
      return new Response(streamedBody(lines), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="audit.csv"',
          'cache-control': 'no-store',
        },
      })
    },
  }
}

/** The file in batches, each read only once the one before has been sent, so that memory holds one batch. */
async function* csv(read: (before?: number) => Promise<AuditEntry[]>): AsyncGenerator<string> {
  // The mark by which spreadsheets recognise UTF-8.
  yield `\ufeff${csvLine(columns)}`
  for await (const rows of pacedRows(batchesOf(read))) {
    yield rows
      .map((row) =>
        csvLine(columns.map((name) => (name === 'detail' ? JSON.stringify(row.detail) : String(row[name] ?? '')))),
      )
      .join('')
  }
}

async function* batchesOf(read: (before?: number) => Promise<AuditEntry[]>): AsyncGenerator<readonly AuditEntry[]> {
  for (let rows = await read(); rows.length > 0; rows = await read(rows.at(-1)!.id)) yield rows
}
