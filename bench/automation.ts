import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from './support/databases.ts'
import { amountFigure, quantile, ratioFigure, spreadOf } from './support/figure.ts'
import { interleave, ratioOf } from './support/interleave.ts'
import { callerOf, effectTimes, type Rule } from './support/rules.ts'
import type { Bench } from './support/stage.ts'
import { contactBody } from './support/visitor.ts'

const rules = 50
/** Number of these that fire for each message; the others only evaluate it. */
const firing = 5
/** Messages of one turn, with all rules on or off. */
const messages = 50
/** Milliseconds between messages: 200 a minute. */
const pauseMs = 300
/** Milliseconds from the commit of a message to the commit of a rule's effect, 99th percentile. */
const maxMs = 2_000
/** Seconds after the last message in which all effects have to be there. */
const maxWait = 60

const ruleOf = (n: number): Rule => ({
  name: `Rule ${n}`,
  trigger: { on: 'arrived', imports: false },
  conditions: {
    of: 'all',
    list: [{ field: 'country', operator: 'is', values: [n < firing ? 'ES' : 'AE'], amount: null }],
  },
  actions: [{ do: 'tag', tag: `tag ${n}` }],
})

/** Delay of rule effects after a message with fifty enabled rules, and their cost for the visitor. */
export const automation: Bench = async (stage) => {
  const connection = await stage.databases.copyWithLeads(stage.leads)
  const product = await stage.product({ DATABASE_URL: connection })
  const post = callerOf(product.url, await product.signIn())
  for (let n = 0; n < rules; n++) await post('/api/automation/rules', ruleOf(n))
  let sent = 0
  /** Sends a round of messages; returns the median duration for the visitor, ms. */
  const turn = async () => {
    const took: number[] = []
    for (let n = 0; n < messages; n++) {
      const begin = performance.now()
      await post('/api/contact', contactBody(50_000_000 + sent++))
      took.push(performance.now() - begin)
      await delay(pauseMs)
    }
    return spreadOf(took).middle
  }
  return withClient(connection, async (client) => {
    const switchAll = (isOn: boolean) =>
      client.query('update automation_rules set is_on = $1, on_since = now()', [isOn])
    let expected = 0
    const took = await interleave({
      async off() {
        await switchAll(false)
        return turn()
      },
      async on() {
        await switchAll(true)
        const middle = await turn()
        // Everything is through before the rules are off again.
        expected += messages * firing
        for (let waited = 0; (await effectTimes(client)).length < expected; waited++) {
          if (waited === maxWait) throw new Error(`${(await effectTimes(client)).length} of ${expected} effects came`)
          await delay(1_000)
        }
        return middle
      },
    })
    const times = await effectTimes(client)
    return [
      ...[0.5, 0.99].map((share) =>
        amountFigure(`effect of a rule after its message, p${100 * share}`, quantile(times, share), maxMs, 'ms'),
      ),
      ratioFigure(
        `a message with ${rules} rules on, against none`,
        ratioOf(took.on, took.off),
        { max: 1.1 },
        `${spreadOf(took.on).middle.toFixed(1)} and ${spreadOf(took.off).middle.toFixed(1)} ms`,
      ),
    ]
  })
}
