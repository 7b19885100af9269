import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { siteModes } from '#domain/claims.ts'

const port = z.coerce.number().int().min(0).max(65_535)
/** An empty setting counts as absent. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Every setting of the product; the README's table is checked against these names. */
export const settingsSchema = z.object({
  PORT: optional(port).transform((value) => value ?? 3000),
  HOST: optional(z.string()).transform((value) => value ?? '127.0.0.1'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: optional(z.string()).transform((value) => resolve(value ?? './data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  ADMIN_USERNAME: optional(z.string().trim().min(1).max(64)),
  ADMIN_PASSWORD: optional(z.string().min(1).max(256)),
  SITE_MODE: optional(z.enum(siteModes)).transform((value) => value ?? 'demo'),
  CHECKOUT_URL: optional(z.url({ protocol: /^https?$/ })),
  BROKER_URL: optional(z.url({ protocol: /^https?$/ })),
  WHATSAPP: optional(z.string().regex(/^\+?[0-9 ]{6,20}$/)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.email()),
  SECRETS_KEY: optional(z.string().min(1)),
  TRUST_PROXY: optional(z.coerce.number().int().min(0).max(10)).transform((value) => value ?? 0),
  RATE_LIMIT_FACTOR: optional(z.coerce.number().positive()).transform((value) => value ?? 1),
  LOG_LEVEL: optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])).transform((value) => value ?? 'info'),
})
export type Settings = z.output<typeof settingsSchema>

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const names = new Set(Object.keys(settingsSchema.shape))

/**
 * Settings from the environment; what stands in `.env` fills in what the environment leaves open. Throws
 * `SettingsError` with one line a problem: a wrong value, or a name in `.env` that does not exist.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env, envFile = '.env'): Settings {
  const file: NodeJS.Dict<string> = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}
  const unknown = Object.keys(file).filter((name) => !names.has(name))
  if (unknown.length > 0) throw new SettingsError(`${envFile}: unknown setting ${unknown.join(', ')}`)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settingsSchema.safeParse({ ...file, ...given })
  if (result.success) return result.data
  // The value itself is left out: it may be a secret.
  throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}
