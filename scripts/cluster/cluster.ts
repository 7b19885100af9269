import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePorts } from '#server/db/embedded/free-port.ts'
import howNodeRuns from '../run/how-node-runs.json' with { type: 'json' }
import { makeCertificate } from './certificate.ts'
import { type Part, plainUser, processesIn, send, startPart } from './part.ts'
import type { Programs } from './programs.ts'
import {
  type NodePlaces,
  nodeCount,
  nodeName,
  type Ports,
  renderHaproxy,
  renderPatroni,
  serverCount,
} from './render.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const superuser = randomBytes(9).toString('hex')
const password = randomBytes(9).toString('hex')
const startMs = 180_000

/** A PostgreSQL and its Patroni. */
export type Node = { readonly name: string; readonly data: string; readonly rest: number; readonly patroni: Part }

export type Cluster = {
  readonly folder: string
  readonly ports: Ports
  /** URL of the site through HAProxy. */
  readonly site: string
  /** URL of the database through HAProxy, as the product uses it. */
  readonly database: string
  readonly login: { readonly username: string; readonly password: string }
  readonly etcd: Part
  readonly nodes: readonly Node[]
  readonly servers: readonly Part[]
  readonly proxy: Part
  /** The leader and its synchronous standby. */
  roles(): Promise<{ leader?: Node; standby?: Node }>
  /** Runs patronictl. */
  patronictl(...args: string[]): Promise<string>
  stop(): Promise<void>
}

/** Starts etcd, three PostgreSQL under Patroni, HAProxy and three servers of the product, from the files of `ops`. */
export async function startCluster(
  programs: Programs,
  { settings = {}, say = () => {} }: { settings?: Record<string, string>; say?: (line: string) => void } = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'orfine-cluster-'))
  chmodSync(folder, 0o755)
  const ports = await choosePorts()
  const parts: Part[] = []
  const folders: string[] = []
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop()
    for (const pid of folders.flatMap(processesIn)) send(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const keep = (part: Part) => {
    parts.push(part)
    return part
  }
  try {
    say('etcd and PostgreSQL…')
    const etcd = keep(startEtcd(programs, ports, ownFolder(folder, 'etcd')))
    const certificate = makeCertificate(folder, programs.openssl)
    const nodes: Node[] = []
    for (let index = 0; index < nodeCount; index++) {
      const home = ownFolder(folder, nodeName(index))
      folders.push(join(home, 'data'))
      nodes.push(startNode(index, programs, ports, { folder: home, ...certificate }, keep))
      // The others copy the first.
      if (index === 0) await until('a leader', () => answersOk(ports.nodes[0]!.rest, 'primary'))
    }
    const roles = () => rolesOf(nodes)
    await until('a synchronous standby', async () => (await roles()).standby !== undefined)
    say('HAProxy and servers…')
    const config = join(folder, 'haproxy.cfg')
    writeFileSync(config, renderHaproxy(ports))
    const proxy = keep(
      startPart({ program: programs.haproxy, args: ['-db', '-f', config], folder, log: join(folder, 'haproxy.log') }),
    )
    const databaseAt = (port: number, login = `orfine:${password}`, name = 'orfine') =>
      `postgres://${login}@localhost:${port}/${name}?sslmode=verify-full&sslrootcert=${certificate.certificate}`
    await until('the writer’s port', () => makeDatabase(databaseAt(ports.writer, `postgres:${superuser}`, 'postgres')))
    const database = databaseAt(ports.writer)
    const login = { username: 'admin', password: `cluster ${password}` }
    const environment = {
      DATABASE_URL: database,
      DATABASE_REPLICA_URL: databaseAt(ports.reader),
      SECRETS_KEY: randomBytes(32).toString('base64'),
      TRUST_PROXY: '1',
      // As docs/operating.md says: HAProxy takes two to three seconds to notice.
      DRAIN_SECONDS: '3',
      ADMIN_USERNAME: login.username,
      ADMIN_PASSWORD: login.password,
      ...settings,
    }
    const servers = ports.servers.map((port) => keep(startServer(port, folder, environment)))
    for (const port of ports.servers) await until(`server ${port}`, () => answersOk(port, 'readyz'))
    const site = `http://127.0.0.1:${ports.site}`
    await until('the site', () => answersOk(ports.site, 'readyz'))
    const patronictl = async (...args: string[]) => {
      const file = join(folder, nodeName(0), 'patroni.yml')
      const { stdout } = await promisify(execFile)(programs.patronictl, ['-c', file, ...args], { cwd: folder })
      return stdout
    }
    return { folder, ports, site, database, login, etcd, nodes, servers, proxy, roles, patronictl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function startEtcd({ etcd }: Programs, ports: Ports, folder: string): Part {
  const client = `http://127.0.0.1:${ports.etcd}`
  const peer = `http://127.0.0.1:${ports.etcdPeer}`
  const options = {
    name: 'etcd',
    'data-dir': join(folder, 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
  }
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  return startPart({ program: etcd, args, folder, log: join(folder, 'log') })
}

function startNode(
  index: number,
  programs: Programs,
  ports: Ports,
  places: Omit<NodePlaces, 'programs'>,
  keep: (part: Part) => Part,
): Node {
  const { folder } = places
  const file = join(folder, 'patroni.yml')
  writeFileSync(file, renderPatroni(index, ports, { ...places, programs: programs.postgresql }))
  const env = {
    PATRONI_SUPERUSER_PASSWORD: superuser,
    PATRONI_REPLICATION_PASSWORD: superuser,
    PATRONI_REWIND_PASSWORD: superuser,
    HOME: folder,
  }
  const patroni = keep(startPart({ program: programs.patroni, args: [file], folder, log: join(folder, 'log'), env }))
  return { name: nodeName(index), data: join(folder, 'data'), rest: ports.nodes[index]!.rest, patroni }
}

/** Starts the product as `npm start` does. */
function startServer(port: number, folder: string, settings: Record<string, string>): Part {
  return startPart({
    program: process.execPath,
    args: [...howNodeRuns.flags, join(root, 'server/main.ts')],
    folder,
    log: join(folder, `server-${port}.log`),
    env: {
      NODE_ENV: 'production',
      ...howNodeRuns.environment,
      NODE_COMPILE_CACHE: join(root, howNodeRuns.codeCache),
      PORT: String(port),
      ...settings,
    },
    asOwner: true,
  })
}

/** Creates a role and a database for the product, as docs/operating.md says. True once they exist. */
async function makeDatabase(asSuperuser: string): Promise<boolean> {
  const client = new pg.Client(asSuperuser)
  // The connection may break while the proxy looks for the leader; the query then fails, too.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`create role orfine login password '${password}'`)
    await client.query('create database orfine owner orfine')
    await client.query('revoke connect, temporary on database orfine from public')
    return true
  } finally {
    await client.end()
  }
}

async function rolesOf(nodes: readonly Node[]): Promise<{ leader?: Node; standby?: Node }> {
  const found = (path: string) =>
    Promise.all(nodes.map(async (node) => ((await answersOk(node.rest, path)) ? node : undefined)))
  const [leaders, standbys] = await Promise.all([found('primary'), found('synchronous')])
  const leader = leaders.find((node) => node !== undefined)
  const standby = standbys.find((node) => node !== undefined)
  return { ...(leader && { leader }), ...(standby && { standby }) }
}

/** True if an address on this machine answers 200 within two seconds. */
export async function answersOk(port: number, path: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  )
  await answer?.body?.cancel()
  return answer?.status === 200
}

/** Polls twice a second until `isSo`; throws after `limitMs`. */
export async function until(what: string, isSo: () => Promise<boolean>, limitMs = startMs): Promise<void> {
  const started = performance.now()
  for (;;) {
    if (await isSo().catch(() => false)) return
    if (performance.now() - started > limitMs) throw new Error(`Waited for ${what} for ${limitMs / 1000} s`)
    await delay(500)
  }
}

/** A folder that the cluster's user owns. */
function ownFolder(parent: string, name: string): string {
  const folder = join(parent, name)
  mkdirSync(folder, { mode: 0o755 })
  if (plainUser) chownSync(folder, plainUser.uid, plainUser.gid)
  return folder
}

async function choosePorts(): Promise<Ports> {
  const numbers = await freePorts(6 + 2 * nodeCount + serverCount)
  const next = () => numbers.pop()!
  return {
    etcd: next(),
    etcdPeer: next(),
    nodes: Array.from({ length: nodeCount }, () => ({ postgres: next(), rest: next() })),
    servers: Array.from({ length: serverCount }, next),
    site: next(),
    writer: next(),
    reader: next(),
    metrics: next(),
  }
}
