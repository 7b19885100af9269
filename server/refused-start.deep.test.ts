import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dataFolder, refusedStart, startProcess } from '../e2e/support/product-process.ts'

const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' }).status === 0

/** A disk of this size at the folder, for one program alone. */
const onDisk = (folder: string, size: string) => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size},mode=755 tmpfs ${folder} && exec "$@"`,
  'sh',
]

/** The last line that a refused start prints, with the log at its most talkative. */
async function lastLine(dataDir: string, environment: Record<string, string>, through: string[] = []) {
  const { code, output } = await refusedStart(dataDir, { LOG_LEVEL: 'debug', ...environment }, through)
  expect(code).toBe(1)
  return output.trimEnd().split('\n').at(-1)
}

describe('a refused start ends with a sentence', () => {
  it("if the port is taken or the address is not this machine's", async () => {
    const dataDir = await dataFolder()
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as { port: number }
    expect(await lastLine(dataDir, { PORT: String(port) })).toMatch(/^ {2}The port is taken .* to another one\.$/)
    expect(await lastLine(dataDir, { HOST: '192.0.2.1' })).toMatch(/^ {2}This address is not known .*See HOST/)
  })

  it('if the keys are gone', async () => {
    const dataDir = await dataFolder()
    await (await startProcess(dataDir)).stop()
    await rm(join(dataDir, 'secrets'), { recursive: true })
    expect(await lastLine(dataDir, {})).toMatch(/^ {2}This database is sealed with key /)
  })

  it.skipIf(!canMount)('if the disk has too little space, but not if it has just enough', async () => {
    const dataDir = await dataFolder()
    expect(await lastLine(dataDir, {}, onDisk(dataDir, '40m'))).toBe(
      `  Data folder ${dataDir} has 40 MB of free space, a new database needs 80 MB. ` +
        'Make room, or set DATA_DIR to a folder on another disk.',
    )
    const fits = await startProcess(dataDir, {}, { through: onDisk(dataDir, '85m') })
    expect((await fetch(`${fits.url}/readyz`)).status).toBe(200)
  })
})
