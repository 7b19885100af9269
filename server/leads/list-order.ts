import { invalidFields } from '#contract/errors.ts'
import type { LeadQuery } from '#contract/leads.ts'
import { pipeline } from '#domain/pipeline.ts'
import type { Cursor, KeyType } from '#server/db/cursor.ts'
import type { Statement } from '#server/db/search.ts'
import { leadColumnAt, leadColumnCount } from './lead-row.ts'
import { restsSql } from './waiting-sql.ts'

/** How a list is ordered: sort keys (SQL), their types, and the direction. All keys run the same way, so an index can serve it. */
export type Order = {
  readonly keys: readonly string[]
  readonly types: readonly KeyType[]
  readonly descending: boolean
}

/** Throws `invalid_input` where the order needs a status and there is none. */
export function orderOf({ sort = 'date', order, status }: LeadQuery): Order {
  const descending = order ? order === 'desc' : true
  if (sort === 'value') return { keys: ['coalesce(l.estimated_value, 0)', 'l.id'], types: ['int', 'uuid'], descending }
  if (sort === 'priority') {
    return { keys: ['l.priority_rank', 'l.created_at', 'l.id'], types: ['int', 'timestamptz', 'uuid'], descending }
  }
  // `s` is what `scoreSteps` says.
  if (sort === 'score') {
    return { keys: ['s.score', 'l.created_at', 'l.id'], types: ['int', 'timestamptz', 'uuid'], descending }
  }
  if (sort === 'date') return { keys: ['l.created_at', 'l.id'], types: ['timestamptz', 'uuid'], descending }
  // The order within a column is defined for one column.
  if (!status) throw invalidFields({ status: 'required' })
  const newestFirst = pipeline[status].closed
  return {
    keys: [restsSql, 'l.updated_at', 'l.id'],
    types: ['int', 'timestamptz', 'uuid'],
    descending: order ? descending : newestFirst,
  }
}

const directionOf = ({ descending }: Order) => (descending ? 'desc' : 'asc')

/** The sort keys as columns `k0…`. */
export const keyColumns = ({ keys }: Order) => keys.map((key, i) => `${key} as k${i}`).join(', ')

/** `order by` of the keys, or of what `keyColumns` named. */
export const orderBySql = (order: Order, keys: readonly string[] = order.keys) =>
  `order by ${keys.map((key) => `${key} ${directionOf(order)}`).join(', ')}`

export const keyNames = ({ keys }: Order) => keys.map((_, i) => `k${i}`)

/** Condition on these keys: behind the end of the page before, where there was one. */
export function behindSql(order: Order, cursor: Cursor | null, statement: Statement, keys = order.keys): string[] {
  if (!cursor) return []
  const values = cursor.keys.map((key, i) => `${statement.value(key)}::${order.types[i]}`)
  return [`(${keys.join(', ')}) ${order.descending ? '<' : '>'} (${values.join(', ')})`]
}

/** Sort keys that a lead is read with anyway. */
const keyFields: { readonly [key: string]: number } = {
  'l.id': leadColumnAt('id'),
  'l.created_at': leadColumnAt('createdAt'),
  'l.updated_at': leadColumnAt('updatedAt'),
}

/** The places of the keys that must be read beside the columns of a lead, and where each key stands in a row so read. */
export function keysRead({ keys }: Order): { readonly extra: readonly number[]; readonly at: readonly number[] } {
  const extra = keys.flatMap((key, i) => (keyFields[key] === undefined ? [i] : []))
  return { extra, at: keys.map((key, i) => keyFields[key] ?? leadColumnCount + extra.indexOf(i)) }
}
