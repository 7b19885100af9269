import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { enforceLimits } from '#server/outside/apart/enforce-limits.ts'
import { handMade } from '../report/testing-hand-made.ts'
import { xlsxReport } from '../report/testing-reports.ts'
import { readFileApart } from './read-file.ts'
import { fileOf } from './testing-files.ts'

const readApart = (path: string, memory?: { heap: number; total: number }) =>
  readFileApart(path, 2, new AbortController().signal, () => {}, memory)

describe('a report read in a separate process', () => {
  it('is read with all its deals', async () => {
    const read = await readApart(fileOf('good.xlsx', xlsxReport(handMade)))
    expect(read).toMatchObject({ check: { problems: [] }, deals: { length: handMade.deals.length } })
  })

  it('ends with advice if it exceeds its memory limit', async () => {
    const path = fileOf('good.xlsx', xlsxReport(handMade))
    const needsMore = { problem: { code: 'too_large', message: expect.stringContaining('smaller as Open XML') } }
    expect(await readApart(path, { heap: 200, total: 1 })).toMatchObject(needsMore)
  })

  it('ends with the signal, and fails if it ends without a result', async () => {
    const path = fileOf('good.xlsx', xlsxReport(handMade))
    const abort = new AbortController()
    const reading = readFileApart(path, 2, abort.signal, () => {})
    abort.abort(new Error('not wanted'))
    await expect(reading).rejects.toThrow('not wanted')
    rmSync(path)
    await expect(readApart(path)).rejects.toThrow('ENOENT')
  })
})

describe('a process that exceeds its memory', () => {
  it.runIf(process.platform === 'linux')('is killed for its buffers, too', async () => {
    const start = (megabytes: number, killed: boolean): ChildProcess =>
      spawn(process.execPath, [
        '--eval',
        `globalThis.kept = Buffer.alloc(${megabytes}e6, 1); setTimeout(() => {}, ${killed ? 60_000 : 800})`,
      ])
    for (const [megabytes, killed] of [
      [400, true],
      [1, false],
    ] as const) {
      const child = start(megabytes, killed)
      const guard = enforceLimits(child, { megabytes: 300, seconds: 60 })
      const signal = await new Promise((resolve) => child.on('exit', (_, by) => resolve(by)))
      guard.stop()
      expect([guard.excess() === 'memory', signal]).toEqual([killed, killed ? 'SIGKILL' : null])
    }
  })
})
