import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { SchemaMismatch } from './db/migration-history.ts'
import { plainWords } from './plain-words.ts'
import { SettingsError } from './settings.ts'

const refused = () =>
  new Promise<Error>((resolve) => {
    connect({ host: '127.0.0.1', port: 1 }).once('error', resolve)
  })

describe('the message of a program that does not start', () => {
  it.each([new SettingsError('PORT: no'), new SchemaMismatch('newer')])("is %s's own", (error) => {
    expect(plainWords(error)).toBe(error.message)
  })

  it('names in a sentence what the system refused and which setting to check', async () => {
    expect(plainWords(await refused())).toMatch(/^No database answers at DATABASE_URL/)
    expect(plainWords(Object.assign(new Error('in use'), { code: 'EADDRINUSE' }))).toMatch(
      /Set PORT, or METRICS_PORT, to another one\.$/,
    )
    expect(plainWords(Object.assign(new Error('listen ::'), { code: 'EAFNOSUPPORT' }))).toMatch(
      /^This machine has no IPv6/,
    )
  })

  it('has the location of a bug', () => {
    expect(plainWords(new TypeError('x is undefined'))).toMatch(/x is undefined\n\s+at .*plain-words\.test/)
    expect(plainWords('thrown text')).toBe('thrown text')
  })
})

it('A start on a standby is refused with a sentence, however the error is wrapped', () => {
  const cause = Object.assign(new Error('cannot execute CREATE SCHEMA in a read-only transaction'), { code: '25006' })
  expect(plainWords(new Error('Failed query: create schema', { cause }))).toMatch(/^This database is read-only/)
})

it('A start whose own database accepts no connection blames no address', () => {
  const cut = new Error('Connection terminated unexpectedly')
  for (const error of [
    cut,
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new Error('Failed', { cause: cut }),
  ]) {
    expect(plainWords(error, { hasOwnDatabase: true })).toMatch(
      /^The database that comes along takes no connection\. .*ulimit -u/,
    )
    expect(plainWords(error)).toContain('at DATABASE_URL')
  }
  expect(plainWords(Object.assign(new Error('in use'), { code: 'EADDRINUSE' }), { hasOwnDatabase: true })).toContain(
    'PORT',
  )
})

it.each(['28P01', '28000', '3D000', '42501', '53300', 'ETIMEDOUT', 'EAI_AGAIN', 'ECONNRESET'])(
  'A start that PostgreSQL refuses with %s names the setting and what to do, in a sentence and without a secret',
  (code) => {
    const cause = Object.assign(new Error('password authentication failed for user "orfine"'), { code })
    for (const error of [cause, new Error('Failed query: select 1', { cause })]) {
      expect(plainWords(error)).toMatch(/DATABASE_URL .*\.$/)
      expect(plainWords(error)).not.toMatch(/\n|orfine/)
    }
  },
)
