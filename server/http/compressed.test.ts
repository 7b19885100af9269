import { describe, expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const long = JSON.stringify({ text: 'gold '.repeat(1_000) })

describe('compression', () => {
  it('applies only to responses to reads: others may contain a secret', async () => {
    expect((await compressed(long, 'GET', 'br')).headers['content-encoding']).toBe('br')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await compressed(long, method, 'br')).toEqual({ body: long, headers: {} })
  })

  it('does not apply if unwanted or to short bodies', async () => {
    for (const accepted of [undefined, 'identity', 'br;q=0'])
      expect(await compressed(long, 'GET', accepted)).toEqual({ body: long, headers: { vary: 'Accept-Encoding' } })
    expect((await compressed('{"short":true}', 'GET', 'br')).body).toBe('{"short":true}')
  })
})
