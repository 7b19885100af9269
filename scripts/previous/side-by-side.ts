import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Maximum time for a board to receive a message; it takes milliseconds. */
const timeoutMs = 10_000
const owner = { username: 'owner', password: randomBytes(12).toString('base64url') }
const key = randomBytes(32).toString('base64')

type Server = { readonly name: string; readonly url: string; readonly child: ChildProcess }

/** Starts a built product in its own folder, on a database that another version also uses. */
async function start(name: string, folder: string, environment: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [join(folder, 'server/main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', SECRETS_KEY: key, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text
    const url = /Ready: (http:\/\/[^/\s]+)/.exec(said)?.[1]
    if (!url) continue
    child.stdout.resume()
    return { name, url, child }
  }
  throw new Error(`The ${name} version did not start: ${said}`)
}

async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Opens a server's board, which counts the arrivals it receives. */
async function openBoard({ url }: Server) {
  const login = await post(`${url}/api/auth/admin`, owner)
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const stream = await fetch(`${url}/api/events`, { headers: { cookie } })
  if (!stream.ok) throw new Error(`${url}/api/events answered ${stream.status}`)
  let text = ''
  const read = async () => {
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) text += chunk
  }
  void read().catch(() => {})
  return { cookie, arrivals: () => text.split('"arrived"').length - 1 }
}

/** Calls that read a lead, and lists that contain it. */
const reads = (id: string) => [
  `leads/${id}`,
  `leads/${id}/timeline`,
  `leads/${id}/messages`,
  'leads',
  'board',
  'inbox',
  'alerts',
]

/** Lets a server read and change each lead, whichever server stored it; returns the calls that failed. */
async function workOn({ name, url }: Server, cookie: string): Promise<string[]> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const faults: string[] = []
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok)
      faults.push(`The ${name} version answered ${answer.status} to ${method} ${path}: ${await answer.text()}`)
    return answer.ok ? answer.json() : null
  }
  const leads = (await ask('GET', 'leads')) as { data: { id: string }[] } | null
  for (const { id } of leads?.data ?? []) {
    for (const path of reads(id)) await ask('GET', path)
    await ask('POST', 'lead-interactions', { leadId: id, type: 'note', content: `Seen by the ${name} version` })
    await ask('PATCH', `leads/${id}`, { priority: name === 'earlier' ? 'high' : 'low' })
  }
  if (leads && leads.data.length < 2) faults.push(`The ${name} version shows ${leads.data.length} of 2 leads.`)
  return faults
}

/**
 * Runs a server of each version on one database, as a rolling update does: boards on each must receive the other's
 * messages, and each must read and change leads of both. Returns what failed.
 */
export async function sideBySide(earlier: string, now: string, databaseUrl: string, data: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('create database beside template template1')
  await client.end()
  const address = new URL(databaseUrl)
  address.pathname = '/beside'
  const environment = { DATABASE_URL: address.href, ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: owner.password }
  const servers: Server[] = []
  try {
    for (const [name, folder] of [
      ['earlier', earlier],
      ['present', now],
    ] as const)
      servers.push(await start(name, folder, { ...environment, DATA_DIR: join(data, name) }))
    const boards = await Promise.all(servers.map(openBoard))
    const missed: string[] = []
    for (const [sent, receiver] of servers.entries()) {
      await post(`${receiver.url}/api/contact`, {
        name: 'Ana Torres',
        email: `ana-${receiver.name}@example.com`,
        phone: `+34 61234567${sent}`,
        language: 'es',
        message: 'Me gustaría saber cómo funciona.',
      })
      const until = Date.now() + timeoutMs
      while (boards.some(({ arrivals }) => arrivals() <= sent) && Date.now() < until) await wait(20)
      for (const [index, { arrivals }] of boards.entries())
        if (arrivals() <= sent)
          missed.push(`A board on the ${servers[index]!.name} version missed what the ${receiver.name} one received.`)
    }
    const worked = await Promise.all(servers.map((server, index) => workOn(server, boards[index]!.cookie)))
    return [...missed, ...worked.flat()]
  } finally {
    for (const { child } of servers) {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  }
}
