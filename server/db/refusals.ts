import type pg from 'pg'
import type { RefusalKind } from '#contract/audit.ts'
import { usernameKey } from '#domain/staff/username.ts'
import { measured } from './measured.ts'

/** A refusal, or something owners should know of: person or name, and origin. */
type Refusal = {
  readonly kind: RefusalKind
  /** Network address. */
  readonly address: string
  /** The typed name; only its keyed hash is stored, since people also type passwords there. */
  readonly name?: string
  /** The session's user. */
  readonly userId?: string
  readonly call?: string
}

/** Counts refusals by window; returns at once, and never throws. */
export type Refusals = { record(refusal: Refusal): void; close(): Promise<void> }

/** Limit of distinct refusals waiting to be written; further ones are dropped meanwhile. */
const maxWaiting = 10_000

const write = `insert into access_refusals as r (window_start, kind, address, name_hash, user_id, call, count)
  select date_bin('10 minutes', now(), 'epoch'), kind, address, name_hash, user_id, call, count
  from jsonb_to_recordset($1::jsonb) as n (kind text, address text, name_hash text, user_id uuid, call text, count int)
  order by kind, address, name_hash, user_id, call
  on conflict (window_start, kind, address, name_hash,
    coalesce(user_id, '00000000-0000-0000-0000-000000000000'), call)
  do update set count = r.count + excluded.count, last_at = now()`

/** The keyed hash of a name: the same for all spellings of it (`domain/staff/username`). */
export const nameHashOf = (hash: (text: string) => string, name: string): string =>
  hash(`login name ${usernameKey(name)}`)

/** `hash` is keyed (`server/vault`). Refusals during a write share the next one. */
export function openRefusals(pool: pg.Pool, hash: (text: string) => string, onError: (error: Error) => void): Refusals {
  const waiting = new Map<string, { readonly row: object; count: number }>()
  let writing: Promise<void> | null = null
  const flush = async () => {
    while (waiting.size > 0) {
      const rows = [...waiting.values()].map(({ row, count }) => ({ ...row, count }))
      waiting.clear()
      await pool.query(write, [JSON.stringify(rows)]).catch(onError)
    }
  }
  return {
    record({ kind, address, name, userId, call = '' }) {
      measured('access', { kind })
      const row = { kind, address, name_hash: name === undefined ? '' : nameHashOf(hash, name), user_id: userId, call }
      const key = JSON.stringify(row)
      const found = waiting.get(key)
      if (found) found.count += 1
      else if (waiting.size < maxWaiting) waiting.set(key, { row, count: 1 })
      writing ??= flush().finally(() => {
        writing = null
      })
    },
    close: async () => void (await writing),
  }
}
