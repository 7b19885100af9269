import type { Ask, FromProcess, ToProcess } from './run-apart.ts'

/** Sends a message to the server; resolves once it is on its way, so that messages do not pile up here. */
const post = (message: FromProcess) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })

const questions = new Map<number, (value: unknown) => void>()
let asked = 0
const ask: Ask = (question) =>
  new Promise((resolve) => {
    asked += 1
    questions.set(asked, resolve)
    void post({ kind: 'ask', id: asked, question })
  })

/** Runs one function, and sends what it yields piece by piece. */
async function run({ module, name, args }: Extract<ToProcess, { kind: 'run' }>): Promise<void> {
  try {
    const work = ((await import(module)) as Record<string, (...args: unknown[]) => unknown>)[name]!
    const result = await work(...args, ask)
    if (typeof result !== 'object' || result === null || !('next' in result)) {
      return await post({ kind: 'done', value: result })
    }
    const parts = result as Iterator<unknown, unknown>
    for (;;) {
      const { done, value } = parts.next()
      await post({ kind: done ? 'done' : 'part', value })
      if (done) return
    }
  } catch (error) {
    const { message, name: kind } = error as Error
    await post({ kind: 'failed', name: kind, message })
  }
}

// Without its server the process has no purpose.
process.on('disconnect', () => process.exit())
process.on('message', (message: ToProcess) => {
  if (message.kind === 'run') void run(message)
  else questions.get(message.id)?.(message.value)
})
