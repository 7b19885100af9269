import type pg from 'pg'

/** Used form tokens, shared by all servers, each with the message that used it. */
export type UsedTokens = {
  /** Spends a token on a message; `again`: it is spent on this very one, `gone`: on another. */
  spend(nonce: string, message: string): Promise<'spent' | 'again' | 'gone'>
  /** The message could not be kept: its sender may change it and try again. */
  release(nonce: string): Promise<void>
}

const spend = {
  name: 'spend-form-token',
  // A token that another transaction has just spent is found by the update, which changes nothing.
  text: `insert into used_form_tokens as t (nonce, message, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')
    on conflict (nonce) do update set nonce = excluded.nonce
    returning t.message, xmax = 0 as "isNew"`,
}

/** `lifetimeMs`: how long a token is taken. */
export function openUsedTokens(pool: pg.Pool, lifetimeMs: number): UsedTokens {
  return {
    async spend(nonce, message) {
      const { rows } = await pool.query<{ message: string; isNew: boolean }>({
        ...spend,
        values: [nonce, message, lifetimeMs],
      })
      const [token] = rows
      return token?.isNew ? 'spent' : token?.message === message ? 'again' : 'gone'
    },
    async release(nonce) {
      await pool.query('delete from used_form_tokens where nonce = $1', [nonce])
    },
  }
}

/** Forgets tokens that are too old to be taken. */
export async function purgeUsedTokens(pool: pg.Pool): Promise<void> {
  await pool.query('delete from used_form_tokens where expires_at < now()')
}
