import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { bufferedDestination, openRequestLog } from './log.ts'

/** Runs a program that logs; returns its stdout, however it ended. */
async function written(program: string) {
  const file = fileURLToPath(new URL('./log.ts', import.meta.url))
  const source = `import { openLog } from ${JSON.stringify(file)}; const log = openLog('info'); ${program}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [lines] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg)
}

describe('the log', () => {
  it('is written once a turn, in order and whole', async () => {
    const writes: string[] = []
    const log = pino(
      {},
      bufferedDestination((lines) => void writes.push(lines)),
    )
    for (const word of ['one', 'two', 'three']) log.info(word)
    expect(writes).toEqual([])
    await nextTurn()
    log.info('four')
    await nextTurn()
    const words = writes.map((lines) => [...lines.matchAll(/"msg":"(\w+)"}\n/g)].map(([, word]) => word))
    expect(words).toEqual([['one', 'two', 'three'], ['four']])
  })

  it('has the same warning once', async () => {
    expect(await written(`for (let i = 0; i < 80; i++) log.warn({ code: '57P01' }, 'connection lost')`)).toEqual([
      'connection lost',
    ])
  })

  it('writes an error and the lines before it at once', () => {
    const writes: string[] = []
    const log = pino(
      {},
      bufferedDestination((lines) => void writes.push(lines)),
    )
    log.info('before')
    log.error('wrong')
    expect(writes.join('')).toMatch(/before.*\n.*wrong.*\n$/)
  })

  it("has a request line in pino's format, and none at a quieter level", () => {
    const lines: string[] = []
    const out = { write: (line: string) => void lines.push(line) }
    const request = { requestId: 'r-1', method: 'GET', route: '/:language/"x"', status: 200 }
    const log = pino({ level: 'info', base: null }, out)
    openRequestLog(log)({ ...request, started: performance.now() })
    log.info({ ...request, milliseconds: 0 }, 'request')
    openRequestLog(pino({ level: 'warn' }, out))({ ...request, started: 0 })
    const [ours, pinos] = lines.map((line) => line.replace(/"(time|milliseconds)":[\d.]+/g, '"$1":0'))
    expect([lines.length, ours]).toEqual([2, pinos])
  })

  it.each([
    ['by itself', ''],
    ['when told to', 'process.exit(1)'],
    ['by an error that nobody caught', 'throw new Error()'],
    ['by a promise that nobody caught', 'await Promise.reject(new Error())'],
  ])('is whole when the process ends %s', async (_how, ending) => {
    expect(await written(`log.info('one'); log.info('two'); ${ending}`)).toEqual(['one', 'two'])
  })
})
