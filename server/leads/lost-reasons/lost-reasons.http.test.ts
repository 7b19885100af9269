import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { defaultLostReasons } from '#domain/leads/lost-reasons.ts'
import { runBulks } from '#server/leads/bulk/run.ts'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

async function startWithLead(own?: Product) {
  const product = own ?? (await startProduct())
  const { url } = product
  const headers = await signIn(url)
  const id = await sendLead(product)
  return {
    ...product,
    id,
    headers,
    change: (body: CallOf<'changeLead'>['body']) => call(url, 'changeLead', { params: { id }, body, headers }),
    read: async () => (await call(url, 'readLead', { params: { id }, headers })).body,
    moves: async () => {
      const { data } = (await call(url, 'listTimeline', { params: { id }, query: {}, headers })).body
      return data.flatMap((entry) => (entry.kind === 'change' ? [[entry.to, entry.lostReason]] : []))
    },
  }
}

describe('a lead moved to Lost', () => {
  it('has the given reason, or "none given"; leaving Lost clears it and the history keeps it', async () => {
    const { change, moves } = await startWithLead()
    expect((await change({ status: 'lost', lostReason: 'competitor' })).body.lostReason).toBe('competitor')
    expect((await change({ lostReason: 'other' })).body.lostReason).toBe('other')
    expect((await change({ status: 'qualified' })).body.lostReason).toBeNull()
    expect((await change({ status: 'lost' })).body.lostReason).toBe('not_given')
    expect((await change({ lostReason: null })).body.lostReason).toBe('not_given')
    expect(await moves()).toEqual([
      ['lost', 'not_given'],
      ['qualified', null],
      [null, 'other'],
      ['lost', 'competitor'],
    ])
  })

  it('accepts only listed reasons, and a lead elsewhere none', async () => {
    const { change } = await startWithLead()
    const { status, body } = await change({ status: 'lost', lostReason: 'bored' })
    expect([status, body.error.fields]).toMatchObject([400, { lostReason: { problem: 'invalid_choice' } }])
    const { version } = (await change({ lostReason: 'other' })).body
    expect((await change({ status: 'new' })).body).toMatchObject({ version, lostReason: null })
  })

  it('in a bulk change has its reason too, and undo restores the earlier one', async () => {
    const { url, headers, id, change, read, database } = await startWithLead()
    await change({ status: 'lost', lostReason: 'competitor' })
    const body = { change: { status: 'lost', lostReason: 'no_answer' }, ids: [id] } as const
    const bulk = (await call(url, 'startBulk', { body: { ...body, ids: [id] }, headers })).body
    await runBulks(database, async () => false)
    expect((await read()).lostReason).toBe('no_answer')
    await call(url, 'undoBulk', { params: { id: bulk.id }, headers })
    await runBulks(database, async () => false)
    expect((await read()).lostReason).toBe('competitor')
    const unknown = { change: { status: 'lost' as const, lostReason: 'bored' }, ids: [id] }
    expect((await call(url, 'startBulk', { body: unknown, headers })).status).toBe(400)
  })
})

describe('the list of lost reasons', () => {
  it('begins with the defaults and is edited by managers; leads keep removed reasons', async () => {
    const { url, change, read, database } = await startWithLead(await ownProduct())
    const { headers } = await joinTeam({ database }, 'manager')
    const list = async () => (await call(url, 'listLostReasons', { headers })).body.reasons
    expect(await list()).toEqual(defaultLostReasons)
    await change({ status: 'lost', lostReason: 'no_trust' })
    const body = { reasons: ['No MetaTrader 5', ' No MetaTrader 5', 'other', 'competitor'] }
    expect((await call(url, 'saveLostReasons', { body, headers })).body.reasons).toEqual([
      'No MetaTrader 5',
      'competitor',
    ])
    expect(await list()).toEqual(['No MetaTrader 5', 'competitor'])
    expect((await read()).lostReason).toBe('no_trust')
    expect((await change({ lostReason: 'No MetaTrader 5' })).body.lostReason).toBe('No MetaTrader 5')
  })

  it('keeps retired reasons for filters until used again, and renames reasons on leads', async () => {
    const { url, headers, change, read } = await startWithLead(await ownProduct())
    const save = (body: CallOf<'saveLostReasons'>['body']) => call(url, 'saveLostReasons', { body, headers })
    await change({ status: 'lost', lostReason: 'competitor' })
    await save({ reasons: ['no_trust', 'competitor'] })
    const renamed = [{ from: 'competitor', to: 'Bought elsewhere' }]
    const { version } = await read()
    const { body } = await save({ reasons: ['Bought elsewhere'], renamed })
    expect(body.reasons).toEqual(['Bought elsewhere'])
    expect(body.retired).toEqual([
      'no_trust',
      ...defaultLostReasons.filter((reason) => !['no_trust', 'competitor'].includes(reason)),
    ])
    expect(await read()).toMatchObject({ lostReason: 'Bought elsewhere', version: version + 1 })
    expect((await save({ reasons: ['Bought elsewhere', 'no_trust'] })).body.retired).not.toContain('no_trust')
    const wrong = { reasons: ['A'], renamed: [{ from: 'never was', to: 'A' }] }
    expect((await save(wrong)).body.error.fields).toMatchObject({ renamed: { problem: 'invalid_choice' } })
  })
})

it("the note of a change of many leads to Lost is in each lead's history only, and is removed by undo", async () => {
  const { url, headers, id, database } = await startWithLead()
  const body = { change: { status: 'lost', lostReason: 'no_answer', lostNote: 'Called on three days.' }, ids: [id] }
  const bulk = (await call(url, 'startBulk', { body: body as CallOf<'startBulk'>['body'], headers })).body
  const notes = async () => {
    const { data } = (await call(url, 'listInteractions', { params: { id }, query: {}, headers })).body
    return data.filter(({ subject }) => subject === 'lost').map(({ content, createdBy }) => [content, createdBy])
  }
  const state = async () => (await call(url, 'readBulk', { params: { id: bulk.id }, headers })).body
  await runBulks(database, async () => false)
  await expect.poll(state).toMatchObject({ status: 'done', change: { status: 'lost', lostReason: 'no_answer' } })
  expect((await state()).change).not.toHaveProperty('lostNote')
  expect(await notes()).toEqual([['Called on three days.', 'owner']])
  await call(url, 'undoBulk', { params: { id: bulk.id }, headers })
  await runBulks(database, async () => false)
  await expect.poll(state).toMatchObject({ status: 'undone' })
  expect(await notes()).toEqual([])
})

describe('a renamed reason', () => {
  /** A reason of the team's own. */
  async function startWithReason() {
    const product = await startWithLead(await ownProduct())
    const { url, headers } = product
    const { reasons } = (await call(url, 'listLostReasons', { headers })).body
    const added = [...reasons, 'Too far']
    await call(url, 'saveLostReasons', { body: { reasons: added }, headers })
    const rename = () =>
      call(url, 'saveLostReasons', {
        body: { reasons: [...reasons, 'Too far away'], renamed: [{ from: 'Too far', to: 'Too far away' }] },
        headers,
      })
    return { ...product, rename }
  }

  it('is renamed in rules, saved views and bulk edits, pending or undoable', async () => {
    const { url, headers, database, id, change, read, rename } = await startWithReason()
    const list = [{ field: 'lostReason', operator: 'is', values: ['Too far', 'other'], amount: null }] as const
    const asking = ruleOf({ conditions: { of: 'all', list } })
    const rule = (await call(url, 'addRule', { body: asking, headers })).body
    const other = (await call(url, 'addRule', { body: ruleOf({ name: 'Another' }), headers })).body
    const search = { status: 'lost', lostReason: 'Too far,other' } as const
    const view = (await call(url, 'saveView', { body: { name: 'Far', isShared: true, search }, headers })).body
    await change({ status: 'lost', lostReason: 'Too far' })
    const edit = { change: { status: 'lost', lostReason: 'other' }, ids: [id] } as const
    const bulk = (await call(url, 'startBulk', { body: { ...edit, ids: [id] }, headers })).body
    await runBulks(database, async () => false)

    expect((await rename()).status).toBe(200)
    const rules = (await call(url, 'listRules', { headers })).body.data
    expect(rules.find((one) => one.id === rule.id)).toMatchObject({
      version: 2,
      rule: { conditions: { list: [{ values: ['Too far away', 'other'] }] } },
    })
    expect(rules.find((one) => one.id === other.id)?.version).toBe(1)
    const views = (await call(url, 'listViews', { headers })).body.data
    expect(views.find((one) => one.id === view.id)?.search.lostReason).toBe('Too far away,other')
    await call(url, 'undoBulk', { params: { id: bulk.id }, headers })
    await runBulks(database, async () => false)
    expect((await read()).lostReason).toBe('Too far away')
  })

  it('leaves no lead with the old name, even one lost at the same moment', async () => {
    const { url, headers, database, rename } = await startWithReason()
    const ids = await Promise.all(Array.from({ length: 8 }, () => sendLead({ url, database })))
    const lose = (id: string) =>
      call(url, 'changeLead', { params: { id }, body: { status: 'lost', lostReason: 'Too far' }, headers })
    const [before, after] = [ids.slice(0, 4), ids.slice(4)]
    const answers = await Promise.all([...before.map(lose), rename(), ...after.map(lose)])
    for (const { status } of answers) expect([200, 400]).toContain(status)
    const { rows } = await database.pool.query(`select id from contact_requests where lost_reason = 'Too far'`)
    expect(rows).toEqual([])
  })
})
