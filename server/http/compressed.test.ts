import { describe, expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const long = JSON.stringify({ text: 'gold '.repeat(1_000) })

describe('the compression of an answer', () => {
  it('is left out of every answer but those to reads: the others may hold a secret', async () => {
    expect((await compressed(long, 'GET', 'br')).headers['content-encoding']).toBe('br')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await compressed(long, method, 'br')).toEqual({ body: long, headers: {} })
  })

  it('is left out where the caller does not want it, and of what is short', async () => {
    for (const accepted of [undefined, 'identity', 'br;q=0'])
      expect(await compressed(long, 'GET', accepted)).toEqual({ body: long, headers: { vary: 'Accept-Encoding' } })
    expect((await compressed('{"short":true}', 'GET', 'br')).body).toBe('{"short":true}')
  })
})
