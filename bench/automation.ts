import { setTimeout as delay } from 'node:timers/promises'
import type { CallOf } from '#contract/api.ts'
import { withClient } from './support/databases.ts'
import { amountFigure, quantile } from './support/figure.ts'
import type { Bench } from './support/stage.ts'
import { contactBody } from './support/visitor.ts'

const rules = 50
/** Of these so many fire for each message; the others look at it and let it be. */
const firing = 5
const messages = 300
/** A message each so many milliseconds: 120 a minute. */
const pauseMs = 500
/** Milliseconds from the commit of a message to the commit of a rule's effect, 99th percentile. */
const maxMs = 2_000
/** Seconds after the last message in which all effects have to be there. */
const maxWait = 60

type Rule = CallOf<'addRule'>['body']

const ruleOf = (n: number): Rule => ({
  name: `Rule ${n}`,
  trigger: { on: 'arrived', imports: false },
  conditions: {
    of: 'all',
    list: [{ field: 'country', operator: 'is', values: [n < firing ? 'ES' : 'AE'], amount: null }],
  },
  actions: [{ do: 'tag', tag: `tag ${n}` }],
})

/** How long after a message the effects of rules are there, with fifty rules that are on. */
export const automation: Bench = async (stage) => {
  const connection = await stage.databases.copyWithLeads(stage.leads)
  const { url, signIn } = await stage.product({ DATABASE_URL: connection })
  const headers = { ...(await signIn()), 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string }
  }
  for (let n = 0; n < rules; n++) {
    const { id } = await post('/api/automation/rules', ruleOf(n))
    await post(`/api/automation/rules/${id}/switch`, { isOn: true })
  }
  for (let n = 0; n < messages; n++) {
    await post('/api/contact', contactBody(50_000_000 + n))
    await delay(pauseMs)
  }
  return withClient(connection, async (client) => {
    for (let waited = 0; ; waited++) {
      const { rows } = await client.query<{ ms: number }>(
        `select (extract(epoch from r.at - l.created_at) * 1000)::float8 as ms
         from automation_receipts r join contact_requests l on l.id = r.lead_id
         where r.action = 'tag' and r.effect = 'done' order by 1`,
      )
      const times = rows.map(({ ms }) => ms)
      if (times.length === messages * firing) {
        return [0.5, 0.99].map((share) =>
          amountFigure(`effect of a rule after its message, p${100 * share}`, quantile(times, share), maxMs, 'ms'),
        )
      }
      if (waited === maxWait) throw new Error(`${times.length} of ${messages * firing} effects came`)
      await delay(1_000)
    }
  })
}
