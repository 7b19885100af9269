import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { getTableColumns, getTableName } from '#server/db/drizzle.ts'

/** How rows of a table, keyed as in its schema, become COPY input. */
type CopyFormat<Row> = {
  readonly command: string
  /** A row as a line of PostgreSQL's text format; values are converted as Drizzle converts them for an insert. */
  encode(row: Row): string
}

export function copyFormat<Row extends object>(table: PgTable, without: readonly string[] = []): CopyFormat<Row> {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => !without.includes(field))
  const names = columns.map(([, column]) => pg.escapeIdentifier(column.name)).join(', ')
  return {
    command: `copy ${pg.escapeIdentifier(getTableName(table))} (${names}) from stdin`,
    encode: (row) => {
      let line = ''
      for (const [field, column] of columns) {
        const value: unknown = row[field as keyof Row]
        if (line !== '') line += '\t'
        line += value === null ? '\\N' : escaped(String(column.mapToDriverValue(value)))
      }
      return `${line}\n`
    },
  }
}

const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escaped = (text: string) => text.replace(special, (character) => escapes[character]!)

const chunkLength = 32_768

/** Rows collected for one COPY, held as bytes and sent no faster than the database takes them. */
export class CopyBatch<Row> {
  count = 0
  private readonly chunks: Buffer[] = []
  private text = ''
  private readonly format: CopyFormat<Row>

  constructor(format: CopyFormat<Row>) {
    this.format = format
  }

  add(row: Row): void {
    this.count += 1
    this.text += this.format.encode(row)
    if (this.text.length > chunkLength) this.closeChunk()
  }

  async write(client: pg.ClientBase): Promise<void> {
    if (this.count === 0) return
    this.closeChunk()
    await pipeline(Readable.from(this.chunks), client.query(copyFrom(this.format.command)))
  }

  private closeChunk(): void {
    this.chunks.push(Buffer.from(this.text))
    this.text = ''
  }
}
