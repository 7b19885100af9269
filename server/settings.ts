import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { webAddress } from '#contract/text.ts'
import { siteModes } from '#domain/claims.ts'

/** A setting: what is expected of it, in words for the operator, and the rule. An empty one counts as absent. */
function setting<S extends z.ZodType>(expected: string, schema: S): z.ZodType<z.output<S> | undefined> {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined || value === '') return undefined
      const result = schema.safeParse(value)
      if (result.success) return result.data
      // The value itself is left out: it may be a secret.
      context.addIssue({ code: 'custom', message: `must be ${expected}.` })
      return z.NEVER
    })
}
const withDefault = <S extends z.ZodType>(value: z.output<S>, expected: string, schema: S) =>
  setting(expected, schema).transform((given) => given ?? value)

const isOrigin = (address: string) => {
  const url = URL.parse(address)
  return url !== null && url.href === `${url.origin}/`
}
/** A password with a bare % in it cannot be read out of an address. */
const loginIsReadable = (address: string) => {
  const url = URL.parse(address)
  try {
    return url !== null && decodeURIComponent(`${url.username}:${url.password}`) !== ''
  } catch {
    return false
  }
}
/** An IP address, with a port or without; an IPv6 address with a port is in brackets. */
const serverAddress = /^(?:[\d.]{7,15}(?::\d{1,5})?|[\da-f:]{2,39}|\[[\da-f:]{2,39}\](?::\d{1,5})?)$/i
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Every setting of the product; the README's table is checked against these names. */
export const settingsSchema = z.object({
  PORT: withDefault(3000, 'a whole number from 0 to 65535, such as 3000', z.coerce.number().int().min(0).max(65_535)),
  HOST: withDefault('127.0.0.1', 'the address to listen on, such as 127.0.0.1 or 0.0.0.0', z.string()),
  PUBLIC_URL: setting(
    'the scheme and host that visitors use, without a path, such as https://www.example.com',
    webAddress.refine(isOrigin),
  ),
  DATA_DIR: withDefault('./data', 'a folder, such as ./data', z.string()).transform((folder) => resolve(folder)),
  DATABASE_URL: setting(
    'the address of a PostgreSQL, such as postgres://user:password@db.example.com:5432/product',
    z.url({ protocol: /^postgres(ql)?$/ }),
  ),
  ADMIN_USERNAME: setting('a name of 1 to 64 characters, such as admin', z.string().trim().min(1).max(64)),
  ADMIN_PASSWORD: setting('a password of at most 256 characters', z.string().min(1).max(256)),
  SITE_MODE: setting(`one of ${siteModes.join(', ')}`, z.enum(siteModes)),
  BRAND_FILE: setting('a JSON file with settings of the public site, such as ./brand.json', z.string()),
  VARIANT_B_SHARE: setting(
    'the percent of visitors who see variant B of the landing page, from 0 to 100, such as 50',
    z.coerce.number().int().min(0).max(100),
  ),
  CHECKOUT_URL: setting('a web address, such as https://pay.example.com/start', webAddress),
  BROKER_URL: setting('a web address, such as https://broker.example.com', webAddress),
  WHATSAPP: setting(
    'a phone number with its dial code, digits and spaces only, such as +34 612 345 678',
    z.string().regex(/^\+?[0-9 ]{6,20}$/),
  ),
  SMTP_URL: setting(
    'the address of a mail server, such as smtps://user:password@mail.example.com:465 (a % as %25)',
    z.url({ protocol: /^smtps?$/ }).refine(loginIsReadable),
  ),
  MAIL_FROM: setting('an e-mail address, such as team@example.com', z.email()),
  DNS_SERVERS: setting(
    '`off`, or addresses of DNS servers, separated by commas, such as 9.9.9.9,149.112.112.112',
    z
      .string()
      .transform((text) => (text === 'off' ? [] : text.split(',').map((server) => server.trim())))
      .pipe(z.array(z.string().regex(serverAddress))),
  ),
  SECRETS_KEY: setting('32 random bytes in base64, as `openssl rand -base64 32` makes them', z.string().min(1)),
  TRUST_PROXY: withDefault(
    0,
    'how many proxies stand in front, a whole number from 0 to 10, such as 1',
    z.coerce.number().int().min(0).max(10),
  ),
  RATE_LIMIT_FACTOR: withDefault(1, 'a number above 0, such as 1 or 0.5', z.coerce.number().positive()),
  SESSION_IDLE_HOURS: withDefault(
    4,
    'a number of hours from 0.25 to 12, such as 4',
    z.coerce.number().min(0.25).max(12),
  ),
  LOG_LEVEL: withDefault('info', `one of ${logLevels.join(', ')}`, z.enum(logLevels)),
})
export type Settings = z.output<typeof settingsSchema>

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const names = new Set(Object.keys(settingsSchema.shape))

/**
 * Settings from the environment; values in `.env` fill in what the environment leaves out. Throws
 * `SettingsError` with one line a problem: a wrong value, or a name in `.env` that does not exist.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env, envFile = '.env'): Settings {
  const file: NodeJS.Dict<string> = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}
  const unknown = Object.keys(file).filter((name) => !names.has(name))
  if (unknown.length > 0)
    throw new SettingsError(
      `${envFile} names what is no setting: ${unknown.join(', ')}. The README lists all settings.`,
    )
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settingsSchema.safeParse({ ...file, ...given })
  if (result.success) return complete(result.data)
  throw new SettingsError(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
}

/** Settings that need one another. */
function complete(settings: Settings): Settings {
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    throw new SettingsError(
      'MAIL_FROM is needed where SMTP_URL is set: the address mails come from, such as team@example.com.',
    )
  }
  return settings
}
