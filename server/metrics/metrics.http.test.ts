import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { followStream } from '#server/testing/event-stream.ts'
import {
  call,
  freshDatabase,
  message,
  owner,
  ownProduct,
  type Product,
  signIn,
  startProduct,
} from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'

const environment = { METRICS_PORT: '0' }
const startMeasured = () => startProduct({ environment, renderer: plainRenderer })

function addressOf({ log }: Product): string {
  const { port } = log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'metrics are served')
  return `http://127.0.0.1:${port}/metrics`
}

/** Sends a form to its page, as the page's script does; answers the status. */
async function sendForm(url: string): Promise<number> {
  const body = new URLSearchParams({
    form: 'quick',
    name: 'Iván Gil',
    email: 'ivan.gil@example.org',
    phonePrefix: '+34',
    phoneNumber: '698765432',
    investmentExperience: 'intermediate',
    capitalRange: '50k-100k',
  })
  const headers = { origin: url, 'x-fragment': 'form' }
  return (await fetch(`${url}/en/welcome`, { method: 'POST', body, headers })).status
}

/** All samples, by their name with labels. */
async function metricsOf(product: Product): Promise<Map<string, number>> {
  const text = await (await fetch(addressOf(product))).text()
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const namesOf = (metrics: Map<string, number>) => new Set([...metrics.keys()].map((name) => name.split('{', 1)[0]!))

describe('/metrics', () => {
  it('are not served unless their port is set, and never on the public port', async () => {
    const off = await ownProduct()
    expect(off.log.join('')).not.toContain('metrics are served')
    const on = await startMeasured()
    expect((await fetch(`${on.url}/metrics`)).status).toBe(404)
    expect((await fetch(addressOf(on))).status).toBe(200)
    expect((await fetch(addressOf(on).replace('/metrics', '/healthz'))).status).toBe(404)
    expect((await fetch(addressOf(on), { method: 'POST' })).status).toBe(404)
  })

  it('count by route patterns and codes and never by person', async () => {
    const product = await startMeasured()
    const { url } = product
    const before = await metricsOf(product)
    const headers = await signIn(url)
    const board = await followStream(`${url}/api/events`, headers)
    expect((await call(url, 'sendContact', { body: message })).status).toBe(201)
    expect(await sendForm(url)).toBe(200)
    expect((await call(url, 'logIn', { body: { ...owner, password: 'wrong' } })).status).toBe(401)
    const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
    expect((await call(url, 'readLead', { params: { id: data[0]!.id }, headers })).status).toBe(200)
    const after = await metricsOf(product)
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(grown('orfine_http_requests_total{kind="publicWrites",route="/api/contact",status="201"}')).toBe(1)
    expect(grown('orfine_http_requests_total{kind="publicWrites",route="/en/welcome",status="200"}')).toBe(1)
    expect(grown('orfine_http_request_seconds_count{route="/api/contact"}')).toBe(1)
    expect(grown('orfine_lead_ack_seconds_count')).toBe(2)
    expect(grown('orfine_intake_batch_size_count')).toBe(2)
    expect(grown('orfine_screened_total{verdict="passed"}')).toBe(2)
    expect(grown('orfine_login_failures_total')).toBe(1)
    expect(Object.fromEntries(after)).toMatchObject({
      orfine_live_boards: 1,
      orfine_sessions_kept: 1,
      orfine_listener_connected: 1,
      orfine_intake_waiting: 0,
      orfine_quarantine_waiting: 0,
      orfine_outbox_oldest_age_seconds: 0,
    })
    const text = [...after.keys()].join('\n')
    for (const personal of [message.email, message.name, data[0]!.id, owner.username, headers.cookie]) {
      expect(text).not.toContain(personal)
    }
    expect(board.isOver()).toBe(false)
  })

  it('are served while the database is away, with the time since the last write, and without unknown figures', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const beside = { ...fresh, connection: line.connection }
    const product = await ownProduct({ beside, environment, renderer: plainRenderer })
    const value = async (name: string) => (await metricsOf(product)).get(name)
    line.cut()
    expect(await sendForm(product.url)).toBe(503)
    expect(await value('orfine_http_requests_total{kind="publicWrites",route="/en/welcome",status="503"}')).toBe(1)
    await expect.poll(() => value('orfine_write_probe_age_seconds')).toBeGreaterThan(6)
    await expect.poll(() => value('orfine_listener_connected')).toBe(0)
    await expect.poll(() => value('orfine_quarantine_waiting')).toBeUndefined()
    let last = (await value('orfine_write_probe_age_seconds')) ?? Number.NaN
    line.mend()
    // The age grows until something is written again, whenever that is.
    await expect
      .poll(async () => {
        const age = (await value('orfine_write_probe_age_seconds')) ?? Number.NaN
        const hasFallen = age < last
        last = age
        return hasFallen
      })
      .toBe(true)
    await expect.poll(() => value('orfine_listener_connected')).toBe(1)
  })

  it('have every series used by the dashboard and the alerts', async () => {
    const product = await startMeasured()
    const text = await (await fetch(addressOf(product))).text()
    const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]))
    const families = [...types].map(([name, type]) => (type === 'histogram' ? `${name}_bucket` : name))
    const read = (file: string) => readFileSync(new URL(`../../ops/${file}`, import.meta.url), 'utf8')
    const [alerts, dashboard] = [read('alerts.yml'), read('dashboard.json')]
    const expressions = [
      ...[...alerts.matchAll(/expr:(.*(?:\n {10}.*)*)/g)].map(([, expression]) => expression!),
      ...(JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
        targets.map(({ expr }) => expr),
      ),
    ]
    const asked = expressions.flatMap((expression) => expression.match(/\b(orfine|nodejs)_\w+/g) ?? [])
    expect(asked.length).toBeGreaterThan(25)
    expect(asked.filter((name) => !families.includes(name))).toEqual([])
    // The dashboards' panels exist as well.
    const named = [...alerts.matchAll(/action:(.*(?:\n {12}.*)*)/g)].flatMap(
      ([, action]) => action!.match(/\b(orfine|nodejs)_\w+/g) ?? [],
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !types.has(name))).toEqual([])
    // Each alert says what people notice, and what to do.
    const count = (pattern: RegExp) => alerts.match(pattern)?.length
    expect(count(/^ {10}summary: /gm)).toBe(count(/^ {6}- alert: /gm))
    expect(count(/^ {10}action: /gm)).toBe(count(/^ {6}- alert: /gm))
    expect(namesOf(await metricsOf(product)).size).toBeGreaterThan(30)
  })
})
