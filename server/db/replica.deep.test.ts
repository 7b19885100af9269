import { describe, expect, it, onTestFinished } from 'vitest'
import { call, caughtUp, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { startWithReplica } from '#server/testing/replica.ts'
import { openDatabase } from './database.ts'
import { onMeasured } from './measured.ts'

type Headers = { cookie: string; 'x-position'?: string }

async function start() {
  const databases = await startWithReplica()
  const { connection, url } = databases.primary
  const database = openDatabase(connection, { max: 2 })
  onTestFinished(() => database.close())
  const environment = { DATABASE_URL: url, DATABASE_REPLICA_URL: databases.standby.url }
  const first = await ownProduct({ beside: { connection, database }, environment })
  const second = await ownProduct({ beside: { connection, database }, environment })
  const from: string[] = []
  onTestFinished(onMeasured('read', (read) => from.push(read.from)))
  const session = await signIn(first.url)
  /** Calls like a browser, sending back the last position it received. */
  const headers: Headers = { ...session }
  const told = <A extends { headers: globalThis.Headers }>(answer: A): A => {
    const position = answer.headers.get('x-position')
    if (position) headers['x-position'] = position
    return answer
  }
  const list = async (url: string) => told(await call(url, 'listLeads', { query: {}, headers }))
  return { ...databases, first, second, headers, told, list, from }
}

describe('a replica of the database', () => {
  it('serves lists, boards, leads, figures and the audit log, and nothing that writes', async () => {
    const { first, headers, told, list, from } = await start()
    await call(first.url, 'sendContact', { body: message })
    const [lead] = (await list(first.url)).body.data
    expect(from).toEqual([])
    const params = { id: lead!.id }
    await expect
      .poll(async () => {
        await list(first.url)
        return from.at(-1)
      })
      .toBe('replica')
    from.length = 0
    const answers = [
      await call(first.url, 'readBoard', { query: {}, headers }),
      await call(first.url, 'readLead', { params, headers }),
      await call(first.url, 'listTimeline', { params, query: {}, headers }),
      await call(first.url, 'readLeadStats', { headers }),
      await call(first.url, 'readFunnel', { query: {}, headers }),
      await call(first.url, 'readWorkload', { headers }),
      await call(first.url, 'listAudit', { query: {}, headers }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(from).toEqual(answers.map(() => 'replica'))
    expect(told(await call(first.url, 'changeLead', { params, body: { status: 'qualified' }, headers })).status).toBe(
      200,
    )
    expect(from).toHaveLength(answers.length)
  })

  it('never shows less than the caller wrote or saw, on any server, even if it lags', async () => {
    const { first, second, headers, told, list, from, pause, resume } = await start()
    await list(first.url)
    await pause()
    for (const [n, { url }] of [first, second, first, second].entries()) {
      await call(url, 'sendContact', { body: { ...message, email: `p${n}@example.com`, phone: `+34 61234567${n}` } })
      await caughtUp(first)
      const other = url === first.url ? second.url : first.url
      const { data } = (await list(url)).body
      expect(data).toHaveLength(n + 1)
      const params = { id: data[0]!.id }
      told(await call(url, 'changeLead', { params, body: { priority: 'high' }, headers }))
      const found = (await call(other, 'readLead', { params, headers })).body
      expect(found.priority).toBe('high')
    }
    expect(from).not.toContain('replica')
    await resume()
    await expect
      .poll(async () => {
        expect((await list(second.url)).body.data).toHaveLength(4)
        return from.at(-1)
      })
      .toBe('replica')
  })

  it('that is unreachable prevents no start, and no answer', async () => {
    const { first, primary, standby, list, from } = await start()
    await list(first.url)
    await standby.stop()
    for (let i = 0; i < 3; i++) expect((await list(first.url)).status).toBe(200)
    expect(from).not.toContain('replica')
    const database = openDatabase(primary.connection, { max: 1 })
    onTestFinished(() => database.close())
    const third = await ownProduct({
      beside: { connection: primary.connection, database },
      environment: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url },
    })
    expect((await call(third.url, 'logIn', { body: owner })).status).toBe(200)
    expect((await list(third.url)).status).toBe(200)
  })
})
