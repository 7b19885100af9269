import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { ApiError, invalidFields } from '#contract/errors.ts'
import { errorResponse, safeError, toApiError } from './errors.ts'
import { openRefusalLog } from './refusal-log.ts'

const withCode = (code: string, message = 'from the database') => Object.assign(new Error(message), { code })

describe('a failure', () => {
  it.each([
    ['the connection broke', withCode('08000'), 'unavailable'],
    ['the connection does not exist', withCode('08003'), 'unavailable'],
    ['the connection failed', withCode('08006'), 'unavailable'],
    ['a pooler refuses', withCode('08P01'), 'unavailable'],
    ['the database is read-only', withCode('25006'), 'unavailable'],
    ['a transaction was idle', withCode('25P03'), 'unavailable'],
    ['a transaction took too long', withCode('25P04'), 'unavailable'],
    ['a pooler lost a statement', withCode('26000'), 'unavailable'],
    ['a pooler has a statement twice', withCode('42P05'), 'unavailable'],
    ['the login is refused', withCode('28P01'), 'unavailable'],
    ['the database is not there', withCode('3D000'), 'unavailable'],
    ['two transactions cannot be put in order', withCode('40001'), 'unavailable'],
    ['two transactions were in each other’s way', withCode('40P01'), 'unavailable'],
    ['the disk is full', withCode('53100'), 'unavailable'],
    ['there is no memory', withCode('53200'), 'unavailable'],
    ['there are too many connections', withCode('53300'), 'unavailable'],
    ['a lock is not free', withCode('55P03'), 'unavailable'],
    ['a statement took too long', withCode('57014'), 'unavailable'],
    ['the database is being stopped', withCode('57P01'), 'unavailable'],
    ['the database crashed', withCode('57P02'), 'unavailable'],
    ['the database starts up', withCode('57P03'), 'unavailable'],
    ['the disk has an error', withCode('58030'), 'unavailable'],
    ['nobody listens', withCode('ECONNREFUSED'), 'unavailable'],
    ['the socket file is gone', Object.assign(withCode('ENOENT'), { syscall: 'connect' }), 'unavailable'],
    ['a file of ours is missing', Object.assign(withCode('ENOENT'), { syscall: 'open' }), 'internal'],
    ['the host has no address right now', withCode('EAI_AGAIN'), 'unavailable'],
    ['the pool gave up', new Error('timeout exceeded when trying to connect'), 'unavailable'],
    ['the line went dead', new Error('Connection terminated unexpectedly'), 'unavailable'],
    ['the database does not answer', new Error('Query read timeout'), 'unavailable'],
    ['our own message mentions one', new Error('No Query read timeout'), 'internal'],
    ['the text cannot be stored', withCode('22021'), 'malformed'],
    ['a rule of a table was broken', withCode('23514'), 'internal'],
    ['a table is missing', withCode('42P01'), 'internal'],
    ['our code is wrong', new TypeError('x is not a function'), 'internal'],
    ['something else was thrown', 'a text', 'internal'],
    ['nothing was thrown', undefined, 'internal'],
    ['the contract says so', new ApiError('conflict'), 'conflict'],
    ['a field is bad', invalidFields({ name: 'required' }), 'invalid_input'],
  ])('gets its code when %s', (_why, thrown, code) => {
    expect(toApiError(thrown).code).toBe(code)
    expect(toApiError(new Error('Failed query', { cause: thrown })).code).toBe(code)
  })

  it('that is temporary has Retry-After', () => {
    expect(toApiError(withCode('53100')).retryAfter).toBeGreaterThan(0)
    expect(toApiError(withCode('23514')).retryAfter).toBeUndefined()
  })

  it('that refers to itself does not loop', () => {
    const error = new Error('round')
    error.cause = error
    expect(toApiError(error).code).toBe('internal')
  })
})

describe('the log entry of a failure', () => {
  const personal = 'Ana\nat Calle Mayor 5\n    at home:1:1'

  it("has its kind, code and location, and never the database's message about values", () => {
    const cause = withCode('23514', `new row violates check: (${personal})`)
    for (const error of [cause, new Error(`Failed query: insert\nparams: ${personal}`, { cause })]) {
      const logged = safeError(error)
      expect(logged).toMatchObject({ type: 'Error', code: '23514' })
      expect((logged as { stack: string }).stack).toContain('errors.test.ts')
      expect(JSON.stringify(logged)).not.toMatch(/Ana|Calle|home/)
    }
  })

  it('has the message as well if it is our own', () => {
    expect(safeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    })
    expect(safeError('a secret')).toEqual({ type: 'string' })
  })

  it('has no location rather than a wrong one if the message was changed afterwards', () => {
    const error = withCode('XX000', personal)
    error.message = 'another'
    expect(JSON.stringify(safeError(error))).not.toMatch(/Ana|Calle|home/)
  })
})

it('the log of failures has a stack for each bug, and one count for all temporary ones', () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(line) })
  const refused = openRefusalLog(log)
  for (let i = 0; i < 500; i++) {
    expect(errorResponse(withCode('57P01'), 'r-1', { log, refused }).status).toBe(503)
    expect(errorResponse(new ApiError('unavailable'), 'r-2', { log, refused }).status).toBe(503)
  }
  expect(lines).toEqual([])
  refused.close()
  expect(errorResponse(new TypeError('x is not a function'), 'r-3', { log, refused }).status).toBe(500)
  const [counted, failed, ...more] = lines.map((line) => JSON.parse(line))
  expect(counted).toMatchObject({ msg: '1000 requests refused', refused: { 'database 57P01': 500, 'no room': 500 } })
  expect(failed).toMatchObject({ requestId: 'r-3', code: 'internal', err: { stack: expect.stringContaining('at ') } })
  expect(more).toEqual([])
})
