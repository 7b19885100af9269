import { describe, expect, it } from 'vitest'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { type Rule, ruleOf } from '#server/testing/rules.ts'

async function start() {
  const { url } = await startProduct()
  return { url, headers: await signIn(url) }
}

describe('editing a rule', () => {
  it('keeps its history; an earlier version can be restored, also of a deleted rule', async () => {
    const { url, headers } = await start()
    const { body: added } = await call(url, 'addRule', { body: ruleOf({}), headers })
    const params = { id: added.id }
    const change = (name: string, version: number) =>
      call(url, 'changeRule', { params, body: { rule: ruleOf({ name }), version }, headers })
    expect((await change('Second', 1)).body).toMatchObject({ version: 2, rule: { name: 'Second' }, isOn: false })
    expect((await change('Third', 1)).status).toBe(409)
    await call(url, 'deleteRule', { params, headers })
    const names = async () => (await call(url, 'listRules', { headers })).body.data.map(({ rule }) => rule.name)
    expect(await names()).not.toContain('Second')
    expect((await call(url, 'switchRule', { params, body: { isOn: true }, headers })).status).toBe(404)
    expect((await call(url, 'restoreRule', { params, body: { version: 1 }, headers })).body).toMatchObject({
      version: 3,
      rule: { name: 'A rule' },
    })
    expect(await names()).toContain('A rule')
    const { data } = (await call(url, 'listRuleVersions', { params, headers })).body
    expect(data.map(({ version, rule, by }) => [version, rule.name, by])).toEqual([
      [3, 'A rule', 'owner'],
      [2, 'Second', 'owner'],
      [1, 'A rule', 'owner'],
    ])
  })

  it('refuses incomplete conditions and unknown actions', async () => {
    const { url, headers } = await start()
    const status = async (change: object) =>
      (await call(url, 'addRule', { body: { ...ruleOf({}), ...change } as Rule, headers })).status
    const conditions = (condition: object) => ({
      conditions: { of: 'all', list: [{ values: [], amount: null, ...condition }] },
    })
    expect(await status(conditions({ field: 'score', operator: 'atLeast' }))).toBe(400)
    expect(await status(conditions({ field: 'score', operator: 'contains', values: ['x'] }))).toBe(400)
    expect(await status({ actions: [{ do: 'delete' }] })).toBe(400)
    expect(await status({ actions: [] })).toBe(400)
    expect(await status(conditions({ field: 'score', operator: 'atLeast', amount: 50 }))).toBe(201)
  })
})
