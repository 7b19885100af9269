import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Allowance, type Excess, enforceLimits } from './enforce-limits.ts'

/** Untrusted input exceeded its memory or time limit, or too many tasks wait already. */
export class TooHeavy extends Error {
  override readonly name = 'TooHeavy'
  readonly excess: Excess | 'crowd'
  constructor(excess: Excess | 'crowd') {
    super(`What came from outside took too much to read (${excess}).`)
    this.excess = excess
  }
}

/** An exported function of a module. Arguments and results are copied. */
type Task = { readonly module: URL; readonly name: string; readonly args: readonly unknown[] }

/** Messages to and from the process. */
export type ToProcess =
  | { readonly kind: 'run'; readonly module: string; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
export type FromProcess =
  | { readonly kind: 'part'; readonly value: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly name: string }
  | { readonly kind: 'ask'; readonly id: number; readonly question: unknown }

/** A task's own error: only its name survives the transfer, not its class. */
export class FailedApart extends Error {
  readonly kind: string
  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Queries the function may send to the server. */
export type Ask = (question: unknown) => Promise<unknown>

/** Environment passed on: the compile cache, and what Windows needs to open pipes. */
const inherited = ['NODE_COMPILE_CACHE', 'SystemRoot']

export const inheritedEnvironment = () =>
  Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** Processes at once, and tasks that wait for one. */
const room = { running: 2, waiting: 8 }
let running = 0
const waiting: (() => void)[] = []

/**
 * Runs a function on untrusted input in a separate process, which inherits no secret and is killed above its limits, so
 * that hostile bytes never occupy the serving thread. `onPart` gets yielded pieces; `answer` answers its questions.
 * Throws `TooHeavy`, or `FailedApart` with the function's own error.
 */
export async function runApart<T>(
  task: Task,
  allowance: Allowance,
  { onPart, answer }: { onPart?: (part: never) => void; answer?: Ask } = {},
): Promise<T> {
  await enter()
  try {
    return (await runIn(task, allowance, onPart, answer)) as T
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function enter(): Promise<void> {
  if (running >= room.running) {
    if (waiting.length >= room.waiting) throw new TooHeavy('crowd')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
}

/** How long an idle process is kept for the next task, ms: starting one takes longer. */
const keptMs = 5_000

/** Idle processes with their memory limits. */
const idle = new Set<{ readonly child: ChildProcess; readonly megabytes: number; readonly timer: NodeJS.Timeout }>()

function takeProcess(megabytes: number): ChildProcess {
  for (const one of idle) {
    if (one.megabytes !== megabytes || !one.child.connected) continue
    idle.delete(one)
    clearTimeout(one.timer)
    one.child.ref()
    one.child.channel?.ref()
    return one.child
  }
  return fork(fileURLToPath(new URL('./apart-process.ts', import.meta.url)), [], {
    execArgv: [`--max-old-space-size=${Math.ceil(megabytes * 0.7)}`, '--max-semi-space-size=4'],
    env: inheritedEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

function keepProcess(child: ChildProcess, megabytes: number): void {
  const timer = setTimeout(() => {
    idle.delete(one)
    child.kill('SIGKILL')
  }, keptMs)
  const one = { child, megabytes, timer }
  idle.add(one)
  timer.unref()
  // A stopping server does not wait for it; it ends by itself when the server is gone.
  child.unref()
  child.channel?.unref()
}

async function runIn(
  { module, name, args }: Task,
  allowance: Allowance,
  onPart: ((part: never) => void) | undefined,
  answer: Ask | undefined,
): Promise<unknown> {
  const child = takeProcess(allowance.megabytes)
  const guard = enforceLimits(child, allowance)
  const tell = (message: ToProcess) => child.connected && child.send(message, undefined, undefined, () => {})
  let isWell = false
  try {
    const result = await new Promise<unknown>((resolve, reject) => {
      child.on('message', (message: FromProcess) => {
        if (message.kind === 'part') onPart?.(message.value as never)
        else if (message.kind === 'done') resolve(message.value)
        else if (message.kind === 'failed') reject(new FailedApart(message.name, message.message))
        else
          Promise.resolve(answer?.(message.question))
            .then((value) => tell({ kind: 'answer', id: message.id, value }))
            .catch(reject)
      })
      child.on('error', reject)
      // Without an answer: killed, or its heap was full.
      child.on('close', () => reject(new TooHeavy(guard.excess() ?? 'memory')))
      tell({ kind: 'run', module: module.href, name, args })
    })
    isWell = true
    return result
  } finally {
    guard.stop()
    child.removeAllListeners()
    if (isWell) keepProcess(child, allowance.megabytes)
    else child.kill('SIGKILL')
  }
}
