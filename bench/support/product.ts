import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/db/embedded/free-port.ts'
import howNodeRuns from '../../scripts/run/how-node-runs.json' with { type: 'json' }

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const codeCache = fileURLToPath(new URL(`../../${howNodeRuns.codeCache}`, import.meta.url))
const owner = { username: 'bench', password: 'a long enough password' }
const maxStartMs = 60_000

export type Product = {
  readonly url: string
  readonly pid: number
  /** Time from the start of the process until it is ready, milliseconds. */
  readonly readyMs: number
  /** A teammate's session. */
  signIn(): Promise<{ cookie: string }>
  stop(): Promise<void>
}

export type ProductSettings = ({ readonly DATABASE_URL: string } | { readonly DATA_DIR: string }) & {
  readonly RATE_LIMIT_FACTOR?: string
  /** A free one unless given. */
  readonly PORT?: string
  readonly SMTP_URL?: string
  readonly MAIL_FROM?: string
  /** Node options, such as a module to preload. */
  readonly NODE_OPTIONS?: string
  /** Output file of `faults/probe.ts`, and input file of `faults/shifted-clock.ts`. */
  readonly PROBE_FILE?: string
  readonly CLOCK_FILE?: string
}

/**
 * Starts the product as `npm start` does, in its own process; `folder` is where it looks for `.env`. Its log is discarded. Rate
 * limits are off unless given.
 */
export async function startProduct(settings: ProductSettings, folder: string): Promise<Product> {
  const port = settings.PORT ?? (await freePort())
  const nowhere = openSync(devNull, 'w')
  const started = performance.now()
  const child = spawn(process.execPath, [...howNodeRuns.flags, main], {
    cwd: folder,
    stdio: ['ignore', nowhere, 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...howNodeRuns.environment,
      NODE_COMPILE_CACHE: codeCache,
      PORT: String(port),
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'info',
      ...settings,
    },
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return {
    url,
    pid: child.pid!,
    readyMs: performance.now() - started,
    signIn: () => signIn(url, owner),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const started = performance.now()
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode} instead of starting`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    if (performance.now() - started > maxStartMs) throw new Error('The product did not become ready')
    await delay(5)
  }
}

/** A session for this login. */
export async function signIn(url: string, login: { username: string; password: string }): Promise<{ cookie: string }> {
  const answer = await fetch(`${url}/api/auth/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}`)
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  }
}

/** Memory of a process, MB (10^6 bytes); null if unknown. */
export async function residentMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1e6
}
