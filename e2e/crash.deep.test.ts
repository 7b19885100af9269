import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { joinEmbedded } from '#server/db/embedded/join.ts'
import { dataFolder, refusedStart, startProcess } from './support/product-process.ts'

const log = pino({ level: 'silent' })

const contact = (url: string, email: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `key-${email}` },
    body: JSON.stringify({ name: 'Ana', email, phone: phoneOf(email), language: 'en' }),
  })

/** A distinct valid number for each sender, so that no two are recognised as one lead. */
const phoneOf = (email: string) => `+34 6${email.replace(/\D/g, '').padStart(8, '0').slice(-8)}`

/** Sends messages from several senders at once until stopped; records acknowledged ones. */
function sendMany(url: string, from: number) {
  const acknowledged: string[] = []
  let next = from
  let sending = true
  const senders = Array.from({ length: 8 }, async () => {
    while (sending) {
      const email = `visitor${next++}@example.com`
      const response = await contact(url, email).catch(() => null)
      if (response?.status === 201) acknowledged.push(email)
      else await wait(20)
    }
  })
  return {
    acknowledged,
    async stop() {
      sending = false
      await Promise.all(senders)
      return next
    },
  }
}

async function leadsByEmail(dataDir: string): Promise<Map<string, number>> {
  const engine = await joinEmbedded({ dataDir, log })
  const client = new pg.Client(engine.connection)
  await client.connect()
  const { rows } = await client.query<{ email: string; n: number }>(
    'select email, count(*)::int as n from contact_requests group by 1',
  )
  await client.end()
  await engine.stop()
  return new Map(rows.map(({ email, n }) => [email, n]))
}

const databasePid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

it('a product killed while messages arrive has every acknowledged lead exactly once and restarts by itself', async () => {
  const dataDir = await dataFolder()
  const acknowledged: string[] = []
  let from = 1
  const victims = ['server', 'database', 'both'] as const
  for (const victim of victims) {
    const product = await startProcess(dataDir)
    const senders = sendMany(product.url, from)
    while (senders.acknowledged.length < 60) await wait(10)
    if (victim !== 'server') process.kill(databasePid(dataDir), 'SIGKILL')
    if (victim !== 'database') await product.kill()
    else {
      // The same process takes messages again once its database is back.
      const before = senders.acknowledged.length
      while (senders.acknowledged.length < before + 30) await wait(10)
    }
    from = await senders.stop()
    acknowledged.push(...senders.acknowledged)
    if (victim === 'database') await product.stop()
  }
  const product = await startProcess(dataDir)
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  const stored = await leadsByEmail(dataDir)
  expect(acknowledged.length).toBeGreaterThan(200)
  expect(acknowledged.filter((email) => stored.get(email) !== 1)).toEqual([])
  expect([...stored].filter(([, count]) => count !== 1)).toEqual([])
})

it('a data folder belongs to one product at a time: the second refuses and names the first', async () => {
  const dataDir = await dataFolder()
  const first = await startProcess(dataDir)
  const { code, output } = await refusedStart(dataDir)
  expect(code).toBe(1)
  expect(output).toMatch(/in use by process \d+/)
  expect(output).not.toMatch(/at .*\.ts:\d+/)
  expect((await contact(first.url, 'visitor1@example.com')).status).toBe(201)
})

it('a full disk answers 503 while reads work, and recovers once there is space', async ({ skip }) => {
  const dataDir = join(await dataFolder(), 'small')
  await mkdir(dataDir)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', dataDir], { stdio: 'ignore' })
  } catch {
    skip('This machine does not allow mounting a small disk')
  }
  onTestFinished(() => void execFileSync('umount', ['-l', dataDir]))
  const product = await startProcess(dataDir)
  expect((await contact(product.url, 'visitor1@example.com')).status).toBe(201)
  await fetch(`${product.url}/en/welcome`)

  const filler = join(dataDir, 'filler')
  for (let size = 64 * 1024 * 1024; size >= 4096; ) {
    try {
      await writeFile(filler, Buffer.alloc(size), { flag: 'a' })
    } catch {
      size = Math.floor(size / 4)
    }
  }
  let refused: Response | null = null
  for (let i = 2; i < 3_000 && !refused; i++) {
    const response = await contact(product.url, `visitor${i}@example.com`)
    if (response.status !== 201) refused = response
    else await response.text()
  }
  expect(refused?.status).toBe(503)
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refused?.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect((await fetch(`${product.url}/en/welcome`)).status).toBe(200)

  await writeFile(filler, '')
  let status = 0
  for (let attempt = 0; attempt < 300 && status !== 201; attempt++) {
    status = (await contact(product.url, 'visitor9999@example.com')).status
    if (status !== 201) await wait(100)
  }
  expect(status).toBe(201)
})
