import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { CallName } from '#contract/api.ts'
import type { Actor, Handlers } from '#contract/handler.ts'
import { addressOf, callNames, routeOf } from '#server/testing/every-call.ts'
import { bindApi } from './bind.ts'
import type { Edge, Env } from './edge.ts'

/** The contract bound without anything behind it: a request with a cookie is a teammate's. */
function boundContract() {
  const app = new Hono<Env>()
  const edge: Partial<Edge> = { authenticate: async (c) => (c.req.header('cookie') ? ({} as Actor) : null) }
  bindApi(app, {} as Handlers<CallName>, edge as Edge)
  return async (method: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { method, headers })
    return { status: answer.status, allowed: answer.headers.get('allow')?.split(', ').sort() }
  }
}

/** The calls at an address, also those with an id where it has a word. */
const callsAt = (address: string) =>
  callNames.filter((name) => new RegExp(`^${routeOf(name).path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address))

it('each URL of the contract returns 405 with its methods to other methods, to strangers only if it has a public call', async () => {
  const ask = boundContract()
  for (const address of new Set(callNames.map(addressOf))) {
    const calls = callsAt(address)
    const taken: string[] = calls.map((name) => routeOf(name).method)
    const isPublic = calls.some((name) => routeOf(name).access === 'public')
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !taken.includes(method))) {
      const where = `${method} ${address}`
      const teammate = await ask(method, address, { cookie: 'staff=x' })
      expect([where, teammate]).toEqual([where, { status: 405, allowed: taken.toSorted() }])
      expect([where, (await ask(method, address)).status]).toEqual([where, isPublic ? 405 : 401])
    }
  }
})
