import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { ruleAuthor } from '#domain/automation/author.ts'
import { engineOn } from '#server/testing/automation.ts'
import { call } from '#server/testing/product.ts'
import { ruleOf, startWithRules } from '#server/testing/rules.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { messageOf } from '../outside/mail/letters.ts'
import { runRules } from './worker.ts'

const consent = { emailOffers: true, wordingVersion: '2026-11' } as const

async function start() {
  const found = await startWithRules()
  const { url, headers, database } = found
  const text = async (change: Partial<CallOf<'addSnippet'>['body']>) => {
    const body = {
      name: 'Hello',
      language: 'en',
      subject: 'Your question',
      text: 'Hello {first name}.',
      isShared: true,
    } as const
    return (await call(url, 'addSnippet', { body: { ...body, ...change }, headers })).body.id
  }
  const letter = (...texts: string[]) => ({ actions: [{ do: 'email', template: null, texts }] }) as const
  const added = (...texts: string[]) => call(url, 'addRule', { body: ruleOf(letter(...texts)), headers })
  const letters = async () => {
    const { rows } = await database.pool.query(
      `select template, language, recipient_name as "recipientName", values from mails where template = 'rule_letter' order by created_at`,
    )
    return rows.map((row) => ({
      language: row.language as string,
      ...messageOf(row, { brand: 'Orfine', address: null, timeZone: 'UTC' }),
    }))
  }
  // The product's worker may not know a newly enabled rule yet.
  const steps = (rule: string) => async () => {
    await runRules(engineOn(database))
    return (await found.runs(rule)).flatMap((run) => run.steps.map(({ effect, detail }) => [effect, detail]))
  }
  return { ...found, text, letter, added, letters, steps }
}

it('the history of a lead names the rule of each letter, with its template or the subject of the team’s own text', async () => {
  const { text, switchedOn, arrives, steps, url, headers } = await start()
  const own = { do: 'email', template: null, texts: [await text({ subject: 'Welcome, {name}' })] } as const
  const actions = [{ do: 'email', template: 'first' } as const, own]
  const rule = await switchedOn({ name: 'Welcome them', actions })
  const id = await arrives({ consent, name: 'Ada' })
  await expect.poll(steps(rule)).toHaveLength(2)
  const { data } = (await call(url, 'listTimeline', { params: { id }, query: {}, headers })).body
  const letters = data.flatMap((entry) =>
    entry.kind === 'mail' && entry.by ? [[entry.by, entry.template, entry.subject]] : [],
  )
  expect(letters.toSorted()).toEqual([
    [ruleAuthor('Welcome them'), 'first', null],
    [ruleAuthor('Welcome them'), 'rule_letter', 'Welcome, Ada'],
  ])
})

describe('a team text sent by a rule', () => {
  it("is sent in the lead's language, else in English, filled in, with risk warning and unsubscribe link", async () => {
    const { text, letter, switchedOn, arrives, letters, steps } = await start()
    const en = await text({})
    const es = await text({
      language: 'es',
      subject: 'Hola, {name}',
      text: 'Hola {first name}:\n\nSoy {my name}, de {company}.',
    })
    const rule = await switchedOn(letter(es, en))
    await arrives({ consent })
    await expect.poll(steps(rule)).toEqual([['done', 'es Hello']])
    await arrives({ consent, language: 'de', name: 'Jo Doe', email: 'jo@example.com', phone: '+34 612000001' })
    await expect.poll(steps(rule)).toEqual([
      ['done', 'en Hello'],
      ['done', 'es Hello'],
    ])
    const [spanish, english] = await letters()
    expect(spanish).toMatchObject({ language: 'es', subject: 'Hola, Ana Torres' })
    const paragraphs = spanish!.text.split(/\n{2,}/)
    expect(paragraphs[0]).toBe('Hola Ana:')
    expect(paragraphs[1]).toMatch(/^Soy .+, de .+\.$/)
    expect(spanish!.text).not.toMatch(/[{}]/)
    expect(paragraphs.length).toBeGreaterThan(3)
    expect(english).toMatchObject({ language: 'en', subject: 'Your question' })
    expect(english!.text.startsWith('Hello Jo.')).toBe(true)
  })

  it('is not sent without consent to offers, nor with words that promise profit', async () => {
    const { text, letter, switchedOn, arrives, letters, steps, database } = await start()
    const rule = await switchedOn(letter(await text({})))
    await arrives()
    await expect.poll(steps(rule)).toEqual([['no_consent', null]])
    // Written before the promise was known as one.
    await database.pool.query(`update snippets set text = 'Guaranteed profit'`)
    await arrives({ consent, email: 'b@example.com', phone: '+34 612000001' })
    await expect.poll(async () => (await steps(rule)())[0]?.[0]).toBe('bad_text')
    expect(await letters()).toEqual([])
  })

  it('can be changed by its agent only while no rule sends it', async () => {
    const { letter, switchedOn, url, database } = await start()
    const agent = (await joinTeam({ database })).headers
    const body = { name: 'Hello', language: 'en', subject: 'Your question', text: 'Hello.', isShared: true } as const
    const { id } = (await call(url, 'addSnippet', { body, headers: agent })).body
    const change = (text: string) =>
      call(url, 'changeSnippet', { params: { id }, body: { ...body, text }, headers: agent })
    expect((await change('Hi.')).status).toBe(200)
    const rule = await switchedOn(letter(id))
    expect((await change('Something else.')).status).toBe(403)
    expect((await call(url, 'deleteSnippet', { params: { id }, headers: agent })).status).toBe(403)
    const shown = (await call(url, 'listSnippets', { headers: agent })).body.data
    expect(shown.find((one) => one.id === id)).toMatchObject({ text: 'Hi.', isInRule: true, isMine: true })
    await database.pool.query('update automation_rules set is_on = false where id = $1', [rule])
    expect((await change('Hi there.')).status).toBe(200)
  })

  it('must be shared and have a subject; the rule fails once it is gone', async () => {
    const { text, letter, added, switchedOn, arrives, letters, steps, runs, database } = await start()
    for (const id of [await text({ isShared: false }), await text({ subject: null }), crypto.randomUUID()])
      expect((await added(id)).status).toBe(400)
    expect((await added()).status).toBe(400)
    const rule = await switchedOn(letter(await text({})))
    await database.pool.query('update snippets set is_shared = false')
    await arrives({ consent })
    await expect.poll(steps(rule)).toEqual([['text_gone', null]])
    expect(await runs(rule)).toMatchObject([{ outcome: 'failed', reason: 'unable' }])
    expect(await letters()).toEqual([])
  })
})
