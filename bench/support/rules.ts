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
