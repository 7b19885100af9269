import type { EventKind } from '#domain/automation/events.ts'
import { announce, knownEvent } from '#server/db/announce.ts'
import { newId } from '#server/db/id.ts'
import type { Listener } from '#server/db/listener.ts'
import { automationChannel, wakeNow } from '#server/db/rule-events.ts'
import { collectArrivals } from './collect.ts'
import type { Engine } from './deps.ts'
import { batchSize, dispatchEvents, kindsWaitedFor } from './dispatch.ts'
import { rulesChanged } from './events-sql.ts'
import { type Later, performRuns } from './perform.ts'
import { activeRules } from './rules-store.ts'

/** Delay for batching events. */
const gatherMs = 100

/**
 * Runs the rules on everything that has happened so far; safe on several servers at once. If a run must
 * wait for the next time, throws its error at the end. A stopping server leaves the rest to other servers, or to its next start.
 */
export async function runRules(engine: Engine, stops?: AbortSignal): Promise<void> {
  const later: Later = new Map()
  let isNews = false
  // Effects trigger other rules, and new messages come before the rest of a storm: repeats with few events at a time
  // until nothing is new.
  for (let seen: number = batchSize.storm; !stops?.aborted; ) {
    // Few events at a time, so that a lead that arrives is processed soon.
    if (seen >= batchSize.storm) await collectArrivals(engine.db, await activeRules(engine.db))
    seen = await dispatchEvents(engine)
    await performRuns(engine, later, stops)
    if (seen === 0) break
    isNews = true
  }
  if (isNews) await announce(engine.db, { topic: 'automation', change: 'changed', id: newId() })
  for (const reason of later.values()) throw reason
}

type WorkerDeps = {
  readonly engine: Engine
  /** Aborted when the worker stops; shared by every caller of `runRules`. */
  readonly stopping: AbortController
  readonly listener: Listener
  /** The channel of live events. */
  readonly liveChannel: string
}

/** Runs the rules as soon as something happens that one of them waits for; the visitor has been answered by then. */
export function openWorker({ engine, stopping, listener, liveChannel }: WorkerDeps) {
  let kinds: ReadonlySet<EventKind> = new Set()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let newestRead = 0
  let isReading = false
  /** Event kinds that arrived while the rules were being reloaded. */
  const meanwhile = new Set<EventKind>()
  const readKinds = async () => {
    const read = ++newestRead
    isReading = true
    const found = kindsWaitedFor(await activeRules(engine.db))
    if (read !== newestRead) return
    isReading = false
    kinds = found
    if ([...meanwhile].some((kind) => kinds.has(kind))) wake()
    meanwhile.clear()
  }
  const onEvent = (kind: EventKind) => {
    if (kinds.has(kind)) wake()
    else if (isReading) meanwhile.add(kind)
  }
  const run = () => {
    timer = undefined
    if (running) {
      again = true
      return
    }
    running = runRules(engine, stopping.signal)
      .catch(engine.report)
      .finally(() => {
        running = undefined
        if (again) wake()
        again = false
      })
  }
  const wake = () => {
    if (stopping.signal.aborted) return
    timer ??= setTimeout(run, gatherMs).unref()
  }
  listener.on(automationChannel, (payload) => {
    if (payload === rulesChanged) readKinds().catch(engine.report)
    else if (payload === wakeNow) wake()
    else onEvent(payload as EventKind)
  })
  listener.on(liveChannel, (payload) => {
    const kind = kindOfLive(payload)
    if (kind) onEvent(kind)
  })
  return {
    start: readKinds,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

function kindOfLive(payload: string): EventKind | null {
  const event = knownEvent(payload)
  return event?.topic === 'leads' && (event.change === 'arrived' || event.change === 'returned') ? event.change : null
}
