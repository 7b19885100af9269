import { isIP } from 'node:net'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { webAddress } from '#contract/text.ts'
import { siteModes } from '#domain/site/brand.ts'
import { webhookScopes } from '#server/outside/webhook.ts'
import { readEnvFile, readText } from './env-file.ts'
import { modelProviders } from './outside/model/service.ts'
import { pushScopes } from './outside/push/service.ts'
import { areKeys } from './vault/keyring.ts'

/**
 * A setting: its description for the operator, and its schema. An empty value counts as absent; spaces alone are an
 * error, since nobody means 0, or such a folder, by them.
 */
function setting<S extends z.ZodType>(expected: string, schema: S): z.ZodType<z.output<S> | undefined> {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined || value === '') return undefined
      const isBlank = typeof value === 'string' && value.trim() === ''
      const result = schema.safeParse(value)
      if (result.success && !isBlank) return result.data
      // The value itself is left out: it may be a secret.
      context.addIssue({ code: 'custom', message: `must be ${expected}.` })
      return z.NEVER
    })
}
const withDefault = <S extends z.ZodType>(value: z.output<S>, expected: string, schema: S) =>
  setting(expected, schema).transform((given) => given ?? value)

/** A number as people write it: 80, and not 0x50, which is the same to the language. */
const number = z
  .string()
  .trim()
  .regex(/^\d+(?:\.\d+)?$/)
  .transform(Number)
const wholeNumber = (min: number, max: number) => number.pipe(z.number().int().min(min).max(max))
const numberFrom = (min: number, max: number) => number.pipe(z.number().min(min).max(max))
const positive = number.pipe(z.number().positive())

const isOrigin = (address: string) => {
  const url = URL.parse(address)
  return url !== null && url.href === `${url.origin}/`
}
/**
 * True if user and password can be parsed: a bare %, #, ? or / in the URL would cut a password off, or prevent the
 * start.
 */
const loginIsReadable = (address: string) => {
  const url = URL.parse(address)
  try {
    return (
      url !== null &&
      url.hash === '' &&
      !/[@#]/.test(url.search) &&
      decodeURIComponent(`${url.username}:${url.password}`) !== ''
    )
  } catch {
    return false
  }
}
const postgres = z.url({ protocol: /^postgres(ql)?$/ }).refine(loginIsReadable)
const quoted = '(in the password # as %23, % as %25, / as %2F, ? as %3F, @ as %40)'
/** A path with ~ for the home folder, which no shell has written out; a variable or another user's home is refused. */
const path = z
  .string()
  .refine((text) => !/^~[^/\\]|^\$\w|\$\{\w+\}|^%\w+%/.test(text) && inHome(text) !== null)
  .transform((text) => inHome(text) ?? text)
function inHome(text: string): string | null {
  if (!text.startsWith('~')) return text
  try {
    return join(homedir(), text.slice(1))
  } catch {
    // This user has no home folder.
    return null
  }
}
/** An IP address, with a port or without; an IPv6 address with a port is in brackets. */
const serverAddress = /^(?:[\d.]{7,15}(?::\d{1,5})?|[\da-f:]{2,39}|\[[\da-f:]{2,39}\](?::\d{1,5})?)$/i
/** A name or an IP address to listen on, without scheme and port. */
const listenAddress = z
  .string()
  .trim()
  .refine((text) => isIP(text) !== 0 || /^[\w-]+(?:\.[\w-]+)*$/.test(text))
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Every setting of the product; docs/settings.md is checked against these names. */
export const settingsSchema = z.object({
  PORT: withDefault(3000, 'a whole number from 0 to 65535, such as 3000', wholeNumber(0, 65_535)),
  HOST: withDefault('127.0.0.1', 'the address to listen on, such as 127.0.0.1 or 0.0.0.0', listenAddress),
  PUBLIC_URL: setting(
    'the scheme and host that visitors use, without a path, such as https://www.example.com',
    webAddress.refine(isOrigin).transform((address) => new URL(address).origin),
  ),
  DATA_DIR: withDefault('./data', 'a folder, such as ./data or ~/data, without variables', path).transform((folder) =>
    resolve(folder),
  ),
  DATABASE_URL: setting(
    `the address of a PostgreSQL, such as postgres://user:password@db.example.com:5432/product ${quoted}`,
    postgres,
  ),
  DATABASE_DIRECT_URL: setting(
    `the address of PostgreSQL itself, such as postgres://user:password@db.example.com:5432/product ${quoted}`,
    postgres,
  ),
  DATABASE_REPLICA_URL: setting(
    `the address of a standby of that PostgreSQL, such as postgres://user:password@standby.example.com:5432/product ${quoted}`,
    postgres,
  ),
  DATABASE_POOL: withDefault(20, 'a whole number from 10 to 500, such as 20', wholeNumber(10, 500)),
  ADMIN_USERNAME: setting('a name of 1 to 64 characters, such as admin', z.string().trim().min(1).max(64)),
  ADMIN_PASSWORD: setting('a password of at most 256 characters', z.string().min(1).max(256)),
  SITE_MODE: setting(`one of ${siteModes.join(', ')}`, z.enum(siteModes)),
  BRAND_FILE: setting('a JSON file with settings of the public site, such as ./brand.json', path),
  VARIANT_B_SHARE: setting(
    'the percent of visitors who see variant B of the landing page, from 0 to 100, such as 50',
    wholeNumber(0, 100),
  ),
  CHECKOUT_URL: setting('a web address, such as https://pay.example.com/start', webAddress),
  STRIPE_WEBHOOK_SECRET: setting(
    'the signing secret of a webhook endpoint of Stripe, or two separated by a comma, such as whsec_…',
    z
      .string()
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .pipe(z.array(z.string().regex(/^\S{8,200}$/)).max(2)),
  ),
  STRIPE_PRODUCTS: setting(
    'ids of the products of Stripe that are the subscription, separated by commas, such as prod_…',
    z
      .string()
      .transform((text) => text.split(',').map((id) => id.trim()))
      .pipe(z.array(z.string().regex(/^\w{1,100}$/))),
  ),
  PAYMENTS_WEBHOOK_SECRET: setting(
    'a secret that another program signs its payments with, or two separated by a comma, such as whsec_ and 32 bytes in base64',
    z
      .string()
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .pipe(z.array(z.string().regex(/^(?:whsec_)?[A-Za-z0-9+/]{32,172}={0,2}$/)).max(2)),
  ),
  STRIPE_ACCOUNT: setting('the id of a connected account of Stripe, such as acct_…', z.string().regex(/^\w{1,100}$/)),
  STRIPE_READ_KEY: setting(
    'a restricted key of Stripe that may read and nothing else, such as rk_live_…',
    z.string().regex(/^rk_\w{8,250}$/),
  ),
  STRIPE_API_URL: withDefault('https://api.stripe.com', 'a web address, such as https://api.stripe.com', webAddress),
  TRIAL_BEGINS: withDefault('connection', 'connection or form', z.enum(['connection', 'form'])),
  PAST_DUE_DAYS: withDefault(
    30,
    'a whole number of days from 1 to 365, such as 30',
    z.coerce.number().int().min(1).max(365),
  ),
  LATE_EVENT_HOURS: withDefault(
    24,
    'a whole number of hours from 1 to 720, such as 24',
    z.coerce.number().int().min(1).max(720),
  ),
  BROKER_URL: setting('a web address, such as https://broker.example.com', webAddress),
  WHATSAPP: setting(
    'a phone number with its dial code, digits and spaces only, such as +34 612 345 678',
    z.string().regex(/^\+?[0-9 ]{6,20}$/),
  ),
  SMTP_URL: setting(
    `the address of a mail server, such as smtps://user:password@mail.example.com:465 ${quoted}`,
    z.url({ protocol: /^smtps?$/ }).refine(loginIsReadable),
  ),
  MAIL_FROM: setting('an email address alone, such as team@example.com: mails bear the name of the brand', z.email()),
  DNS_SERVERS: setting(
    '`off`, or addresses of DNS servers, separated by commas, such as 9.9.9.9,149.112.112.112',
    z
      .string()
      .transform((text) => (text === 'off' ? [] : text.split(',').map((server) => server.trim())))
      .pipe(z.array(z.string().regex(serverAddress))),
  ),
  TIMESTAMP_SERVERS: withDefault(
    ['http://timestamp.digicert.com', 'http://timestamp.sectigo.com'],
    '`off`, or addresses of time-stamp authorities (RFC 3161), separated by commas, such as http://timestamp.digicert.com',
    z
      .string()
      .transform((text) => (text === 'off' ? [] : text.split(',').map((server) => server.trim())))
      .pipe(z.array(webAddress)),
  ),
  ANALYSE_ARRIVALS: withDefault('on', '`on` or `off`', z.enum(['on', 'off'])),
  AI_PROVIDER: withDefault('off', '`off`, `openai` or `anthropic`', z.enum(modelProviders)),
  AI_URL: setting('a web address, such as https://models.example.com/v1', webAddress),
  AI_KEY: setting('the key of the language model, at most 500 characters', z.string().trim().min(1).max(500)),
  AI_MODEL: setting('the name of a language model, at most 200 characters', z.string().trim().min(1).max(200)),
  AI_CALLS_PER_DAY: withDefault(200, 'a whole number from 1 to 100000', wholeNumber(1, 100_000)),
  AI_TIMEOUT_SECONDS: withDefault(12, 'a number from 0.1 to 20, such as 12', numberFrom(0.1, 20)),
  WEBHOOKS: withDefault('on', '`on` or `off`', z.enum(webhookScopes)),
  MAIL_SIGN_IN_URL: setting(
    'a scheme and host without a path, such as http://127.0.0.1:4000',
    webAddress.refine(isOrigin).transform((address) => new URL(address).origin),
  ),
  WHATSAPP_API: withDefault(
    'https://graph.facebook.com/v23.0',
    'the address of the Cloud API, such as https://graph.facebook.com/v23.0',
    webAddress,
  ),
  TELEGRAM_API: withDefault(
    'https://api.telegram.org',
    'the address of a Bot API server, such as https://api.telegram.org',
    webAddress,
  ),
  WEB_PUSH: withDefault('on', '`on` or `off`', z.enum(pushScopes)),
  SECRETS_KEY: setting(
    '32 random bytes in base64, as `openssl rand -base64 32` makes them; several apart by commas',
    z.string().refine(areKeys),
  ),
  BACKUP_RECIPIENTS: setting(
    'public keys of age, separated by commas, as `npm run backup -- --new-key` makes them',
    z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .pipe(z.array(z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/))),
  ),
  BACKUP_IDENTITY: setting(
    'the secret key of age that opens backups, as `npm run backup -- --new-key` makes it',
    z.string().includes('AGE-SECRET-KEY-1'),
  ),
  TRUST_PROXY: withDefault(
    0,
    'how many proxies stand in front, a whole number from 0 to 10, such as 1',
    wholeNumber(0, 10),
  ),
  METRICS_PORT: setting('a whole number from 0 to 65535, such as 9464', wholeNumber(0, 65_535)),
  METRICS_HOST: withDefault('127.0.0.1', 'the address to listen on, such as 127.0.0.1 or 0.0.0.0', listenAddress),
  DRAIN_SECONDS: withDefault(1, 'a number of seconds from 0 to 300, such as 15', numberFrom(0, 300)),
  RATE_LIMIT_FACTOR: withDefault(1, 'a number above 0, such as 1 or 0.5', positive),
  PATIENCE_FACTOR: withDefault(1, 'a number above 0, such as 1 or 3', positive),
  SESSION_IDLE_HOURS: withDefault(4, 'a number of hours from 0.25 to 12, such as 4', numberFrom(0.25, 12)),
  LOG_LEVEL: withDefault('info', `one of ${logLevels.join(', ')}`, z.enum(logLevels)),
})
export type Settings = z.output<typeof settingsSchema>

/**
 * Secret settings. Each can also be given as a file (`SECRETS_KEY_FILE`), like systemd's credentials and containers'
 * secrets.
 */
const secrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'AI_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYMENTS_WEBHOOK_SECRET',
  'STRIPE_READ_KEY',
  'SECRETS_KEY',
  'BACKUP_IDENTITY',
] as const satisfies readonly (keyof Settings)[]
const fileOf = (name: (typeof secrets)[number]) => `${name}_FILE`
const secretNames: ReadonlySet<string> = new Set(secrets)

/** The names of all settings. */
export const settingNames: readonly string[] = [...Object.keys(settingsSchema.shape), ...secrets.map(fileOf)]

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Settings from the environment; `.env` provides missing ones. Throws `SettingsError` with a line per problem: a wrong
 * value, an unknown name in `.env`, contradictions.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env, envFile = '.env'): Settings {
  const { settings, problems } = parseSettings(environment, envFile)
  if (settings && problems.length === 0) return settings
  throw new SettingsError(problems.join('\n'))
}

/** Source of a setting's value, for `npm start -- --check`. */
export function settingsUsed(environment: NodeJS.ProcessEnv = process.env, envFile = '.env'): string[] {
  const settings = readSettings(environment, envFile)
  const file = readEnvFile(envFile, secretNames)
  return (Object.keys(settingsSchema.shape) as (keyof Settings)[]).map((name) => {
    const given = [name, `${name}_FILE`].filter((each) => settingNames.includes(each))
    const inEnvironment = given.find((each) => environment[each])
    const inFile = given.find((each) => file.values[each])
    const from = inEnvironment
      ? `${inEnvironment} in the environment`
      : inFile
        ? `line ${file.lines[inFile]} of ${envFile}`
        : 'default'
    const value = settings[name]
    if (value === undefined) return `${name}: not set`
    return `${name}: ${secretNames.has(name) ? 'set, not shown' : value} (${from})`
  })
}

function parseSettings(environment: NodeJS.ProcessEnv, envFile: string) {
  const file = readEnvFile(envFile, secretNames)
  const problems = [...file.problems]
  const unknown = Object.keys(file.values).filter((name) => !settingNames.includes(name))
  if (unknown.length > 0)
    problems.push(`${envFile} names what is no setting: ${unknown.join(', ')}. docs/settings.md lists all settings.`)
  const quoted = settingNames.filter((name) => /^(["']).*\1$/s.test(environment[name] ?? ''))
  for (const name of quoted) problems.push(`${name} has quotes around it in the environment. Leave them out there.`)
  const named = (values: NodeJS.Dict<string>) =>
    withSecrets(
      Object.entries(values).filter(([, value]) => value !== ''),
      problems,
    )
  const result = settingsSchema.safeParse({ ...named(file.values), ...named(environment) })
  if (result.success) problems.push(...contradictions(result.data))
  else problems.push(...result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  return { settings: result.data, problems }
}

/** Address for dedicated connections: migrations, notifications, backups. Undefined for the embedded database. */
export const directAddress = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Settings): string | undefined =>
  DATABASE_DIRECT_URL ?? DATABASE_URL

/** Values as they are given, with the secrets that were given as files read from them. */
function withSecrets(
  entries: readonly (readonly [string, string | undefined])[],
  problems: string[],
): NodeJS.Dict<string> {
  const values = Object.fromEntries(entries)
  for (const name of secrets) {
    const file = values[fileOf(name)]
    if (file === undefined) continue
    if (values[name] !== undefined) problems.push(`${name} and ${fileOf(name)} are both set. Leave one out.`)
    try {
      // A line break at the end is the editor's.
      values[name] = readText(inHome(file) ?? file).replace(/\r?\n$/, '')
      // It would count as absent: the product would start with its own database or keys.
      if (values[name] === '') problems.push(`${fileOf(name)} names an empty file (${file}).`)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      problems.push(`${fileOf(name)} must be a file that this process can read (${file}: ${code}).`)
    }
  }
  return values
}

/** Settings that need one another, or exclude each other. */
function contradictions(settings: Settings): string[] {
  const problems: string[] = []
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (settings[name] && !settings.DATABASE_URL) problems.push(`DATABASE_URL is needed where ${name} is set.`)
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    problems.push('MAIL_FROM is needed where SMTP_URL is set: the address mails come from, such as team@example.com.')
  if (settings.AI_PROVIDER !== 'off' && !(settings.AI_KEY && settings.AI_MODEL))
    problems.push('AI_KEY and AI_MODEL are needed where AI_PROVIDER is set.')
  if (settings.STRIPE_WEBHOOK_SECRET && !settings.STRIPE_PRODUCTS)
    problems.push('STRIPE_PRODUCTS is needed where STRIPE_WEBHOOK_SECRET is set: the products whose payments count.')
  if (settings.METRICS_PORT && settings.METRICS_PORT === settings.PORT)
    problems.push('METRICS_PORT and PORT must be two ports.')
  return problems
}
