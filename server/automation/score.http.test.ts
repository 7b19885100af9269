import { describe, expect, it } from 'vitest'
import { engineOn, takeSteps } from '#server/testing/automation.ts'
import { call } from '#server/testing/product.ts'
import { type Rule, ruleOf, startWithRules } from '#server/testing/rules.ts'
import { runRules } from './worker.ts'

async function start() {
  const found = await startWithRules()
  // The product's worker may not know a newly enabled rule yet.
  const runs = (rule: string) => runRules(engineOn(found.database)).then(() => found.runs(rule))
  return { ...found, runs }
}

const crosses = (direction: 'above' | 'below', line: number): Rule['trigger'] => ({
  on: 'crosses',
  measure: 'score',
  direction,
  line,
})

describe('a rule that watches the score', () => {
  it('fires for a lead that arrives at or reaches the score, once per crossing', async () => {
    const { switchedOn, arrives, runs, read, url, headers } = await start()
    const { score } = await read(await arrives())
    const low = await switchedOn({ trigger: crosses('above', score) })
    const high = await switchedOn({ trigger: crosses('above', score + 1) })
    const id = await arrives({ email: 'b@example.com', phone: '+34 612000001' })
    await expect.poll(async () => (await runs(low)).map(({ event }) => event)).toEqual(['arrived'])
    expect(await runs(high)).toEqual([])
    const worth = (estimatedValue: number) =>
      call(url, 'changeLead', { params: { id }, body: { estimatedValue }, headers })
    await worth(100_000)
    await expect.poll(async () => (await runs(high)).map(({ event }) => event)).toEqual(['scored'])
    await worth(200_000)
    await worth(0)
    await worth(100_000)
    await expect.poll(async () => (await runs(high)).length).toBe(2)
    expect(await runs(low)).toHaveLength(1)
    const { body } = await call(url, 'tryRule', { body: ruleOf({ trigger: crosses('above', score + 1) }), headers })
    expect(body.matches.map(({ leadId }) => leadId)).toEqual([id])
  })

  it('fires once if the score falls by age alone', async () => {
    const { switchedOn, arrives, runs, read, database } = await start()
    const lead = await arrives()
    const { score } = await read(lead)
    const falls = await switchedOn({ trigger: crosses('below', score - 5) })
    const further = await switchedOn({ trigger: crosses('below', score - 6) })
    await takeSteps(database)
    expect(await runs(falls)).toEqual([])
    await database.pool.query(`update contact_requests set created_at = now() - interval '1 day 1 minute'`)
    await takeSteps(database)
    await takeSteps(database)
    expect((await read(lead)).score).toBe(score - 5)
    expect((await runs(falls)).map(({ event, outcome }) => [event, outcome])).toEqual([['scored', 'done']])
    expect(await runs(further)).toEqual([])
  })
})
