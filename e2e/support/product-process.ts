import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')

const credentials = { username: 'owner', password: 'a long enough password' }

/** A temporary folder for one test that every user may enter. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orfine-journey-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export type ProductProcess = {
  readonly url: string
  readonly output: () => string
  readonly signal: (name: NodeJS.Signals) => void
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<number | null>
}

type How = {
  /** Folder of the product; default: this checkout. */
  readonly folder?: string
  /** A program to start it with, and its arguments. */
  readonly through?: readonly string[]
}

/** Starts the product as `npm start` does, in its own process. */
export async function startProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  how: How = {},
): Promise<ProductProcess> {
  const child = launch(dataDir, environment, how)
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
  })
  for (;;) {
    const url = /Ready: (http:\/\/[^/\s]+)/.exec(output)?.[1]
    if (url) {
      return {
        url,
        output: () => output,
        signal: (name) => void child.kill(name),
        async kill() {
          child.kill('SIGKILL')
          await exited
        },
        async stop() {
          child.kill('SIGTERM')
          await exited
          return child.exitCode
        },
      }
    }
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}: ${output}`)
    await wait(20)
  }
}

/** Runs the product with settings that it must refuse; returns exit code and output. */
export async function refusedStart(
  dataDir: string,
  environment: Record<string, string> = {},
  through: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  const child = launch(dataDir, environment, { through })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

function launch(
  dataDir: string,
  environment: Record<string, string>,
  { folder = root, through = [] }: How,
): ChildProcess {
  const [program, ...args] = [...through, process.execPath, join(folder, 'server/main.ts')]
  return spawn(program!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
}
