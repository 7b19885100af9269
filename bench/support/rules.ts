import type { Client } from 'pg'
import type { CallOf } from '#contract/api.ts'

export type Rule = CallOf<'addRule'>['body']

/** Calls of the product by a teammate. */
export function callerOf(url: string, session: { cookie: string }) {
  const headers = { ...session, 'content-type': 'application/json' }
  return async <T = { id: string }>(path: string, body?: object): Promise<T> => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${url}${path}`, { headers, ...sent })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

/** Milliseconds from each message of a visitor to the tag that a rule gave it, sorted. */
export async function effectTimes(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ ms: number }>(
    `select (extract(epoch from r.at - l.created_at) * 1000)::float8 as ms
     from automation_receipts r join contact_requests l on l.id = r.lead_id
     where r.action = 'tag' and r.effect = 'done' and l.imported_at is null order by 1`,
  )
  return rows.map(({ ms }) => ms)
}
