import { invalidFields } from '#contract/errors.ts'
import { hasForbiddenChars } from '#domain/basics/text.ts'

/** End of a page: the sort keys of its last row, and the reference time of relative sorts. */
export type Cursor = { readonly keys: readonly (string | number)[]; readonly now: number }

/** An opaque text that the caller sends back. */
export const encodeCursor = ({ keys, now }: Cursor): string =>
  Buffer.from(JSON.stringify([now, ...keys])).toString('base64url')

type Page<Row> = { readonly data: Row[]; readonly nextCursor: string | null }

/**
 * A page of at most `limit` rows out of up to `limit + 1` that were read: the extra row shows that another page
 * follows. `cursorOf` makes the cursor of the last row.
 */
export function cutPage<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string): Page<Row> {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  return { data, nextCursor: rows.length > limit && last ? cursorOf(last) : null }
}

/** The same for lists sorted by `keysOf`; `now`: reference time of relative sorts, epoch ms. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (last: Row) => Cursor['keys'],
  now = Date.now(),
): Page<Row> => cutPage(rows, limit, (last) => encodeCursor({ now, keys: keysOf(last) }))

/** SQL types of sort keys, and which cursor values fit them. */
const keyTypes = {
  text: (key: unknown) => typeof key === 'string' && !hasForbiddenChars(key),
  int: (key: unknown) => typeof key === 'number' && (key | 0) === key,
  uuid: (key: unknown) => typeof key === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
  timestamptz: (key: unknown) => typeof key === 'string' && isMoment(key),
}
export type KeyType = keyof typeof keyTypes

/** A day that exists, in the years 1 to 9999: JavaScript reads the 30th of February as the 2nd of March. */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) || text.startsWith('0000')) return false
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === text.slice(0, 19)
}

/** Moments that relative sorts may refer to, epoch milliseconds: the years 1970 to 9999. */
const isNow = (now: unknown): now is number => typeof now === 'number' && now >= 0 && now < 253_402_300_800_000

/** Parses a cursor with keys of these types; throws `invalid_input` at `cursor` for any other text. */
export function decodeCursor(text: string, types: readonly KeyType[]): Cursor {
  try {
    const [now, ...keys] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[]
    const asWritten = keys.length === types.length && types.every((type, i) => keyTypes[type](keys[i]))
    if (isNow(now) && asWritten) return { now, keys: keys as (string | number)[] }
  } catch {
    // Falls through to the refusal.
  }
  throw invalidFields({ cursor: 'invalid' })
}
