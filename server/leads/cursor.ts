import { invalidFields } from '#contract/errors.ts'

/** Where a page ended: the sort keys of its last row, and the moment that relative sorts refer to. */
export type Cursor = { readonly keys: readonly (string | number)[]; readonly now: number }

/** An opaque text for the caller to hand back. */
export const encodeCursor = ({ keys, now }: Cursor): string =>
  Buffer.from(JSON.stringify([now, ...keys])).toString('base64url')

/** SQL types a sort key can have, and what a key of that type looks like in a cursor. */
const keyTypes = {
  int: (key: unknown) => Number.isInteger(key),
  uuid: (key: unknown) => typeof key === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
  timestamptz: (key: unknown) =>
    typeof key === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(key) && !Number.isNaN(Date.parse(key)),
}
export type KeyType = keyof typeof keyTypes

/** Reads a cursor with keys of these types; throws `invalid_input` at `cursor` for anything we did not write. */
export function decodeCursor(text: string, types: readonly KeyType[]): Cursor {
  try {
    const [now, ...keys] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[]
    const asWritten = keys.length === types.length && types.every((type, i) => keyTypes[type](keys[i]))
    if (typeof now === 'number' && Math.abs(now) < 8.64e15 && asWritten)
      return { now, keys: keys as (string | number)[] }
  } catch {
    // Falls through to the refusal.
  }
  throw invalidFields({ cursor: 'invalid' })
}
