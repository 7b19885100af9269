import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '#server/db/embedded/free-port.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, message, ownProduct, signIn } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { adaptedIn, opsFile, readOpsFile, without } from './testing/ops-files.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orfine-deploy-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The container file's settings, command and health check. */
function readImage() {
  const text = readOpsFile('Dockerfile').replaceAll('\\\n', ' ')
  const line = (name: string) => text.split('\n').findLast((each) => each.startsWith(`${name} `))!
  const list = (written: string): string[] => JSON.parse(written.slice(written.indexOf('[')))
  return {
    environment: Object.fromEntries(
      line('ENV')
        .split(/\s+/)
        .slice(1)
        .map((pair) => pair.split('=')),
    ) as Record<string, string>,
    command: list(line('CMD')).slice(1),
    health: list(line('HEALTHCHECK')).slice(1),
  }
}

const folderOfProduct = resolve('.')
const uid = 12345

/**
 * Runs a program as a container engine does: only the data is writable, 64 MB of shared memory, its own process ids, a
 * user without a name, root's rights or user namespaces.
 */
const shutIn = `set -e
mount --make-rprivate /
for at in "$1" "$2"; do mount --bind "$at" "$at"; done
mount -o remount,ro,bind /
mount -t tmpfs -o size=64m tmpfs /dev/shm
mount -t proc proc /proc
if [ -e /usr/bin/unshare ]; then mount --bind /bin/false /usr/bin/unshare; fi
shift 2
exec setpriv --reuid=${uid} --regid=${uid} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"`

const canShutIn =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', '--pid', '--fork', 'setpriv', '--version']).status === 0 &&
  spawnSync('setpriv', [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', process.execPath, '--version'], {
    cwd: folderOfProduct,
  }).status === 0

type Container = { readonly said: () => string; readonly ended: Promise<number | null>; signal(name: string): void }

function startContainer(data: string, settings: Record<string, string>): Container {
  const { environment, command } = readImage()
  const scratch = freshFolder()
  chownSync(scratch, uid, uid)
  const child: ChildProcess = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',

      'sh',
      '-c',
      shutIn,
      'sh',
      data,
      scratch,
      process.execPath,
      ...command,
    ],
    {
      cwd: folderOfProduct,
      env: { PATH: process.env.PATH, ...environment, DATA_DIR: data, TMPDIR: scratch, HOST: '127.0.0.1', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const first = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
  onTestFinished(async () => {
    // All in it end with its first process.
    if (child.exitCode === null && child.signalCode === null) process.kill(Number(first()), 'SIGKILL')
    await ended
  })
  return { said: () => said, ended, signal: (name) => process.kill(Number(first()), name) }
}

const isWell = (port: number) => {
  return spawnSync(process.execPath, readImage().health, { env: { PORT: String(port) } }).status === 0
}

describe.runIf(canShutIn)('a container', () => {
  const hasNames = existsSync('/usr/lib/x86_64-linux-gnu/libnss_wrapper.so')

  it('starts as its file says, is healthy, takes a message, and stops in order; killed, it restarts', async () => {
    const data = join(freshFolder(), 'data')
    mkdirSync(data, { mode: 0o700 })
    chownSync(data, uid, uid)
    const port = await freePort()
    const settings = { PORT: String(port), LOG_LEVEL: 'warn' }
    const first = startContainer(data, settings)
    if (!hasNames) {
      expect(await first.ended).toBe(1)
      return expect(first.said()).toMatch(/user 12345 has no entry in .* install the package libnss-wrapper/)
    }
    await expect.poll(first.said).toContain('Ready: ')
    expect(isWell(port)).toBe(true)
    const url = `http://127.0.0.1:${port}`
    expect((await call(url, 'sendContact', { body: { ...message, ...somebody() } })).status).toBe(201)
    expect((await fetch(`${url}/en/welcome`)).status).toBe(200)
    expect(first.said()).not.toContain('"level":50')
    first.signal('SIGKILL')
    await first.ended
    const second = startContainer(data, settings)
    await expect.poll(second.said).toContain('Ready: ')
    second.signal('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
    expect(isWell(port)).toBe(false)
  })

  it('reports in a sentence that its volume is not writable', async () => {
    const data = join(freshFolder(), 'data')
    mkdirSync(data)
    const refused = startContainer(data, { PORT: '0' })
    expect(await refused.ended).toBe(1)
    expect(refused.said().trim()).toBe(
      `User ${uid} may not write to the data folder ${data}. Run as root: chown -R ${uid}:${uid} ${data}`,
    )
  })
})

it("the image's health check requests the product directly, not through a proxy", async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { PORT: String(port), NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:1' }
  const [code] = await once(spawn(process.execPath, readImage().health, { env }), 'exit')
  expect(code).toBe(0)
})

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false))
    socket.on('connect', () => socket.destroy())
  })

/** Runs a proxy until the test ends, and waits until its port is open. */
async function startProxy(port: number, program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  await expect.poll(() => isOpen(port)).toBe(true)
}

const caddy = async (port: number, product: number) => {
  const folder = freshFolder()
  const env = {
    SITE: `http://127.0.0.1:${port}`,
    PRODUCT: `127.0.0.1:${product}`,
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const file = ['--config', opsFile('Caddyfile'), '--adapter', 'caddyfile']
  const { status, stderr } = spawnSync('caddy', ['validate', ...file], { env: { ...process.env, ...env } })
  expect(`${status} ${stderr}`).toMatch(/^0 /)
  await startProxy(port, 'caddy', ['run', ...file], env)
}

const nginx = async (port: number, product: number) => {
  const folder = freshFolder()
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = adaptedIn(folder, 'nginx.conf', {
    'http {': `http { ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}`,
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
    'ssl_certificate /etc/nginx/site.crt;': '',
    'ssl_certificate_key /etc/nginx/site.key;': '',
    // As on servers with fixed ports.
    'Host $host;': 'Host $http_host;',
    '127.0.0.1:3001': `127.0.0.1:${product}`,
    '127.0.0.1:3002': `127.0.0.1:${product} backup`,
  })
  const extra = `daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log stderr;`
  await startProxy(port, 'nginx', ['-c', file, '-g', extra], {})
}

describe.each([
  ['caddy', caddy],
  ['nginx', nginx],
] as const)('the product behind %s', (program, start) => {
  it.skipIf(without(program))('shows pages, takes messages and files, and delivers events at once', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const product = await ownProduct({ environment: { PUBLIC_URL: url, TRUST_PROXY: '1' } })
    await start(port, Number(new URL(product.url).port))
    const page = await fetch(`${url}/en/welcome`, { headers: { 'accept-encoding': 'br' } })
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br'])
    const headers = await signIn(product.url)
    const board = await followStream(`${url}/api/events`, headers)
    expect(board.status).toBe(200)
    const lead = await sendLead({ ...product, url })
    await expect.poll(() => board.events.length).toBeGreaterThan(0)
    // Larger than a proxy's default limit.
    const file = new Blob(['a text of a line\n'.repeat(500_000)])
    const kept = call(url, 'addAttachment', { params: { id: lead }, query: { name: 'long.txt' }, file, headers })
    expect((await kept).status).toBe(201)
  })

  it.skipIf(without(program))("passes on the visitor's address, whatever the visitor claims", async () => {
    const port = await freePort()
    const server = createServer((request, response) => {
      response.end(request.headers['x-forwarded-for'] ?? '')
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    await start(port, (server.address() as AddressInfo).port)
    const claimed = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '192.0.2.9' } })
    expect(await claimed.text()).toBe('127.0.0.1')
  })
})
