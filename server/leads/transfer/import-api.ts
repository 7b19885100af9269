import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { ImportState } from '#domain/import/import-fields.ts'
import { audit, type By } from '#server/db/audit.ts'
import { cutPage } from '#server/db/cursor.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { once } from '#server/db/once.ts'
import { imports } from '#server/db/schema/lead-data.ts'
import { checkRow } from './check-row.ts'
import { importJob } from './import-job.ts'
import {
  findImport,
  listImports,
  listRows,
  lockImport,
  matchRows,
  optionsOf,
  putRows,
  readImport,
} from './import-store.ts'
import { countUnclearPhones, fixMistake, fixPhones, listMistakes } from './mistakes.ts'
import { chooseChanged, listChangedSince } from './since-import.ts'
import { withChanges } from './update-known.ts'

type ImportCalls =
  | 'createImport'
  | 'checkImportRows'
  | 'listImportRows'
  | 'listImports'
  | 'readImport'
  | 'listImportMistakes'
  | 'fixImportMistake'
  | 'fixImportPhones'
  | 'startImport'
  | 'cancelImport'
  | 'listChangedSinceImport'
  | 'revertImport'
  | 'discardImport'

/** Requests a run of a job (`server/jobs`). */
type SendJob = (tx: Sql, name: string) => Promise<void>

const defaultPage = 50

/** Staff calls that import files of leads. */
export function importHandlers({ sql: db }: Database, send: SendJob): Handlers<ImportCalls> {
  /** Moves a file on from one of these states, with an audit entry. */
  const move = (
    id: string,
    from: readonly ImportState[],
    change: Partial<typeof imports.$inferInsert>,
    action: string,
    by: By,
    before?: (tx: Sql) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await lockImport(tx, id, from)
      await before?.(tx)
      await tx
        .update(imports)
        .set({ ...change, actedBy: by.actor.userId })
        .where(eq(imports.id, id))
      const moved = await readImport(tx, id)
      await audit(tx, by, { action, entity: 'import', entityId: id, detail: moved.counts })
      if (change.state === 'running' || change.state === 'reverting') await send(tx, importJob)
      return moved
    })

  return {
    createImport: ({ body }, context) =>
      once(db, { call: 'createImport', input: body, about: null, context }, async (tx) => {
        const id = newId()
        await tx.insert(imports).values({ id, fileName: body.fileName, createdBy: context.actor.username })
        await audit(tx, context, { action: 'import.created', entity: 'import', entityId: id })
        return readImport(tx, id)
      }),

    checkImportRows: ({ params, body: { rows, dial, decimal, language } }) =>
      db.transaction(async (tx) => {
        const file = await lockImport(tx, params.id, ['checking'])
        await tx
          .update(imports)
          .set({ dial: dial ?? null, decimal: decimal ?? null, language })
          .where(eq(imports.id, params.id))
        const now = new Date()
        const said = { ...file, dial: dial ?? null, decimal: decimal ?? null, language }
        const options = await optionsOf(tx, said)
        const checked = rows.map((row) => checkRow(row, options, now))
        const lines = checked.map(({ line }) => line)
        if (new Set(lines).size !== lines.length) throw new ApiError('invalid_input')
        await putRows(tx, params.id, checked)
        await matchRows(tx, params.id, lines)
        const checkedRows = await listRows(tx, params.id, { lines, limit: lines.length })
        return { data: await withChanges(tx, said, checkedRows, now) }
      }),

    async listImportRows({ params, query: { only, limit = defaultPage, cursor } }) {
      const file = await findImport(db, params.id)
      const rows = await listRows(db, params.id, { only, after: cursor, limit: limit + 1 })
      const page = cutPage(rows, limit, ({ line }) => String(line))
      return { ...page, data: await withChanges(db, file, page.data, new Date()) }
    },

    async listImportMistakes({ params }) {
      await readImport(db, params.id)
      return { data: [...(await listMistakes(db, params.id))], unclearPhones: await countUnclearPhones(db, params.id) }
    },

    fixImportMistake: ({ params, body }) =>
      db.transaction(async (tx) => fixMistake(tx, await lockImport(tx, params.id, ['checking']), body, new Date())),

    fixImportPhones: ({ params, body }) =>
      db.transaction(async (tx) => fixPhones(tx, await lockImport(tx, params.id, ['checking']), body, new Date())),

    async listChangedSinceImport({ params }) {
      await readImport(db, params.id)
      return listChangedSince(db, params.id)
    },

    listImports: async () => ({ data: await listImports(db) }),
    readImport: ({ params }) => readImport(db, params.id),

    startImport: ({ params, body }, context) =>
      move(params.id, ['checking'], { ...body, state: 'running', startedAt: new Date() }, 'import.started', context),

    cancelImport: ({ params }, context) =>
      move(params.id, ['running'], { state: 'cancelled', finishedAt: new Date() }, 'import.cancelled', context),

    revertImport: ({ params, body }, context) =>
      move(params.id, ['done', 'cancelled'], { state: 'reverting' }, 'import.reverted', context, (tx) =>
        chooseChanged(tx, params.id, body),
      ),

    discardImport: ({ params }, context) =>
      db.transaction(async (tx) => {
        await lockImport(tx, params.id, ['checking'])
        await tx.delete(imports).where(eq(imports.id, params.id))
        await audit(tx, context, { action: 'import.discarded', entity: 'import', entityId: params.id })
        return undefined
      }),
  }
}
