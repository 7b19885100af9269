import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import pino from 'pino'
import { beforeAll, expect, inject, onTestFinished } from 'vitest'
import { type AnswerOf, api, type CallName, type CallOf } from '#contract/api.ts'
import type { ErrorBody } from '#contract/error-body.ts'
import { type Route, statusOf } from '#contract/route.ts'
import { type Offers, offersSetting } from '#domain/privacy/offers.ts'
import { usernameKey } from '#domain/staff/username.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { settings, users } from '#server/db/schema/staff.ts'
import type { SiteRenderer } from '#server/http/pages/renderer.ts'
import { collapseRepeats } from '#server/repeated-warnings.ts'
import { type RunningServer, startServer } from '#server/server.ts'
import { readSettings } from '#server/settings.ts'
import { hashPassword } from '#server/staff/password.ts'
import { startSession } from '#server/staff/sessions.ts'
import { templateOf } from './cluster.ts'
import { fetchAs } from './raw.ts'

/** The test products' sealing key. */
export const secretsKey = Buffer.alloc(32, 'key of the tests').toString('base64')

export const owner = { username: 'owner', password: 'a long enough password' }

/** This process's connection for creating and dropping databases; it does not keep the process alive. */
let admin: pg.Pool | undefined
function adminOf(config: pg.ClientConfig): pg.Pool {
  if (admin) return admin
  admin = new pg.Pool({ ...config, max: 1, allowExitOnIdle: true })
  // The cluster may stop before this process does.
  admin.on('error', () => {})
  return admin
}

type FreshDatabase = { connection: pg.ClientConfig; database: Database }

/** Creates a database, migrated and empty or a copy, and returns a function to drop it. */
async function makeDatabase(copyOf?: string): Promise<FreshDatabase & { drop: () => Promise<void> }> {
  const cluster = inject('cluster')
  const admin = adminOf(cluster.admin)
  const name = `${cluster.prefix}${randomUUID().replaceAll('-', '')}`
  const template = copyOf ?? templateOf(cluster.prefix)
  // Copied as files, at a third of the cost of WAL-logging each page.
  await admin.query(`create database ${name} template ${template} owner ${cluster.product.user} strategy file_copy`)
  const connection = { ...cluster.product, database: name }
  const database = openDatabase(connection, { max: 4, patience: 20 })
  return {
    connection,
    database,
    async drop() {
      await database.close()
      await admin.query(`drop database if exists ${name} with (force)`)
    },
  }
}

/** A database for one test, migrated and empty unless copied from another; dropped when the test ends. */
export async function freshDatabase({ copyOf }: { copyOf?: string } = {}): Promise<FreshDatabase> {
  const { drop, ...database } = await makeDatabase(copyOf)
  onTestFinished(drop)
  return database
}

/** Creates a template database for several tests, with the owner and the effects of `fill`; returns its name. */
export async function filledDatabase(fill: (database: Database) => Promise<void>): Promise<string> {
  const { connection, database } = await makeDatabase()
  await addOwner(database)
  await fill(database)
  // A database in use cannot be copied.
  await database.close()
  return connection.database!
}

let ownerHash: Promise<string> | undefined
/** Creates the owner as the first start would, but hashes the password only once per process. */
async function addOwner({ sql }: Database): Promise<void> {
  ownerHash ??= hashPassword(owner.password)
  await sql.insert(users).values({
    id: newId(),
    username: owner.username,
    usernameKey: owner.username,
    password: await ownerHash,
    role: 'owner',
  })
}

/** Makes offers go to every address with consent, even if unconfirmed. */
export async function letOffersGo({ sql }: Pick<Database, 'sql'>): Promise<void> {
  const row = { key: offersSetting, value: { needsConfirmation: false } satisfies Offers }
  await sql.insert(settings).values(row).onConflictDoNothing()
}

type ProductOptions = {
  /** Another server of the same product, to run side by side on one database. */
  readonly beside?: Pick<Product, 'connection' | 'database'>
  readonly environment?: Record<string, string>
  readonly renderer?: SiteRenderer
  /** Offers wait until their address is confirmed, as in production. By default they don't, since most tests of letters are about something else. */
  readonly confirmsOffers?: boolean
  /** Starts it as `npm run demo` does. */
  readonly isDemonstration?: boolean
}

export type Product = {
  readonly url: string
  readonly server: RunningServer
  readonly database: Database
  readonly connection: pg.ClientConfig
  /** Everything that was logged. */
  readonly log: string[]
}

/**
 * The whole product on a real port and database, as `npm start` runs it: one per test file and settings. Each test creates
 * its own leads, teammates and keys in it and asserts on those.
 */
export async function startProduct(options: Settings = {}): Promise<Product> {
  const { testPath } = expect.getState()
  if (shared.testPath !== testPath) shared = { testPath, started: [] }
  const same = shared.started.find((one) => isDeepStrictEqual(one.options, options))
  if (same) return (await same.starting).product
  const starting = startAlone(options)
  shared.started.push({ options, starting })
  return (await starting).product
}

type Settings = Omit<ProductOptions, 'beside'>
type Started = { readonly product: Product; readonly stop: () => Promise<void> }

/** Products of the running test file. */
let shared: {
  readonly testPath: string | undefined
  readonly started: { readonly options: Settings; readonly starting: Promise<Started> }[]
} = { testPath: undefined, started: [] }

/** Stops the products of the finished test file; called by `close-products.ts`. */
export async function stopProducts(): Promise<void> {
  const { started } = shared
  shared = { testPath: undefined, started: [] }
  await Promise.all(started.map(async ({ starting }) => (await starting).stop()))
}

/** A product for one test that changes settings, stops the server, counts a whole table or moves a clock; stops when the test ends. */
export async function ownProduct(options: ProductOptions = {}): Promise<Product> {
  const found = options.beside ?? (await freshDatabase())
  const product = await startOn(found, options)
  onTestFinished(() => product.server.stop())
  return product
}

/**
 * One product with its own settings for all tests of a file or `describe`. Call it outside of tests; returns a function to
 * get the product within one.
 */
export function shareProduct(options: Settings = {}): () => Product {
  let product: Product
  beforeAll(async () => {
    const { stop, ...started } = await startAlone(options)
    product = started.product
    return stop
  })
  return () => product
}

async function startAlone(options: Settings): Promise<Started> {
  const { drop, ...found } = await makeDatabase()
  const product = await startOn(found, options)
  const stop = async () => {
    await product.server.stop()
    await drop()
  }
  return { product, stop }
}

/** The database of the product at each address. */
const databases = new Map<string, Database>()
/** The servers that run on a database, side by side. */
const serversOn = new WeakMap<Database, RunningServer[]>()

/** Resolves once every server on the product's database received the test's direct writes. */
export async function caughtUp({ database }: Pick<Product, 'database'>): Promise<void> {
  await Promise.all((serversOn.get(database) ?? []).map((server) => server.caughtUp()))
}

/** Data folder of the products on a database. */
export const dataDirOf = ({ connection }: Pick<FreshDatabase, 'connection'>) =>
  join(inject('cluster').files, connection.database!)

async function startOn(found: FreshDatabase, options: ProductOptions): Promise<Product> {
  const { beside, environment = {}, renderer, confirmsOffers = false, isDemonstration = false } = options
  const { connection, database } = found
  if (!beside && !('ADMIN_USERNAME' in environment || 'ADMIN_PASSWORD' in environment)) await addOwner(database)
  if (!beside && !confirmsOffers) await letOffersGo(database)
  const log: string[] = []
  const read = readSettings(
    {
      PORT: '0',
      DATA_DIR: dataDirOf(found),
      SECRETS_KEY: secretsKey,
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      // As few connections as possible: each costs a process, and leaks become visible.
      DATABASE_POOL: '10',
      RATE_LIMIT_FACTOR: '1000',
      // A busy machine must not cause timeouts; tests of timeouts set this.
      PATIENCE_FACTOR: '20',
      // The draw between variants depends on the day; tests about it enable it.
      VARIANT_B_SHARE: '0',
      // No lookup leaves the machine.
      DNS_SERVERS: 'off',
      TIMESTAMP_SERVERS: 'off',
      // A stopping server does not wait, except in tests about it.
      DRAIN_SECONDS: '0',
      // Jobs write nothing during a test; tests of the analysis enable it.
      ANALYSE_ARRIVALS: 'off',
      ...environment,
    },
    'no .env in tests',
  )
  const server = await startServer({
    settings: read,
    connection,
    log: pino({ level: 'info', base: null, hooks: collapseRepeats() }, { write: (line) => void log.push(line) }),
    jobsDelayMs: 3_600_000,
    isDemonstration,
    ...(renderer && { renderer: async () => renderer }),
  })
  serversOn.set(database, [...(serversOn.get(database) ?? []), server])
  databases.set(server.url, database)
  return { url: server.url, server, database, connection, log }
}

export type Answered<T> = { status: number; headers: Headers; body: T }

export type CallInput<N extends CallName> = CallOf<N> & { headers?: Record<string, string> }

/** Sends one call of the contract over HTTP. */
export function fetchCall<N extends CallName>(url: string, name: N, input: CallInput<N>): Promise<Response> {
  const route: Route = api[name]
  const { params, query, body, file, headers } = input as {
    params?: Record<string, string>
    query?: Record<string, unknown>
    body?: unknown
    file?: Blob
    headers?: Record<string, string>
  }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return fetchAs(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
    method: route.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
  })
}

/** Makes one call of the contract over HTTP and checks that the response is exactly as the contract says. */
export async function call<N extends CallName>(
  url: string,
  name: N,
  input: CallInput<N>,
): Promise<Answered<AnswerOf<N> & ErrorBody>> {
  const route: Route = api[name]
  const response = await fetchCall(url, name, input)
  const text = await response.text()
  const answer = text === '' ? undefined : JSON.parse(text)
  if (response.status === statusOf(route) && route.response) route.response.parse(answer)
  return { status: response.status, headers: response.headers, body: answer }
}

/** A session of a teammate as a cookie header, without the login that usually makes it. */
export async function sessionOf(
  { database }: Pick<Product, 'database'>,
  { id }: { readonly id: string },
  { awaitsSecondFactor = false, remembered = false } = {},
): Promise<{ cookie: string }> {
  const session = { userId: id, remembered, awaitsSecondFactor, address: '127.0.0.1', userAgent: 'a test' }
  return { cookie: `staff=${await startSession(database.sql, session)}` }
}

/** True if the product at an address runs in this process. */
export const runsHere = (url: string): boolean => databases.has(url)

/** A session at the product at this address, of its owner or of the teammate with this name. */
export async function signIn(
  url: string,
  { username = owner.username, remembered = false } = {},
): Promise<{ cookie: string }> {
  const database = databases.get(url)
  if (!database) throw new Error(`no product of this process is at ${url}`)
  const { rows } = await database.pool.query<{ id: string }>('select id from users where username_key = $1', [
    usernameKey(username),
  ])
  if (!rows[0]) throw new Error(`there is no teammate ${username}`)
  return sessionOf({ database }, rows[0], { remembered })
}

/** A product with a session of its owner. */
async function asOwner(product: Product) {
  return { ...product, headers: await signIn(product.url) }
}

/** `startProduct`, with a session of its owner. */
export const startSignedIn = async (options?: Settings) => asOwner(await startProduct(options))

/** `ownProduct`, with a session of its owner. */
export const ownSignedIn = async (options?: ProductOptions) => asOwner(await ownProduct(options))

/** A valid message of a visitor. */
export const message = {
  name: 'Ana Torres',
  email: 'ana.torres@example.com',
  phone: '+34 612345678',
  language: 'es',
  message: 'Me gustaría saber cómo funciona.',
} as const

/** Valid account details of a customer. */
export const setupMessage = {
  fullName: 'Ana Torres',
  email: 'ana.torres@example.com',
  phone: '+34 612345678',
  mt5Username: '5012345',
  mt5Password: 'Gold-rush 1849!',
  brokerServer: 'Broker-Live 3',
  investmentAmount: '5000 USD',
  additionalNotes: 'Llámenme por la tarde.',
  language: 'es',
} as const satisfies CallOf<'sendSetup'>['body']

/** A valid declaration to cancel. */
export const cancellationMessage = {
  kind: 'cancel_trial',
  name: 'Ana Torres',
  email: 'ana.torres@example.com',
  contract: 'Alta del 3 de mayo',
  language: 'es',
} as const satisfies CallOf<'sendCancellation'>['body']
