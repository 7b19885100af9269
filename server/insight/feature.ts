import type { Databases } from '#server/db/database.ts'
import type { Listener } from '#server/db/listener.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { insightHandlers } from './api.ts'
import { analyseArrivals, arrivalJob, wakeOnArrival } from './arrivals.ts'
import { bulkAnalysis } from './bulk.ts'
import type { Reader } from './facts-store.ts'
import { learningHandlers } from './learning/api.ts'
import { learnIfDue, learningJob } from './learning/learn-conversions.ts'
import { openConversion } from './learning/probability.ts'
import type { Model } from './model-ask.ts'
import { readText } from './text/read-text.ts'
import { translationHandlers } from './translate.ts'

type InsightDeps = {
  readonly databases: Databases
  readonly listener: Listener
  readonly liveChannel: string
  readonly report: (error: Error) => void
  readonly wakeJob: (name: string) => Promise<void>
  /** If leads are analysed on arrival, or only on request. */
  readonly onArrival: boolean
  /** The language model, if one is configured; only teammates' requests use it. */
  readonly model: Model | null
}

/** The analysis of leads and texts: its calls, and the job for new leads. */
export function insightFeature({ databases, onArrival, model, wakeJob, ...deps }: InsightDeps) {
  const { staff, background } = databases
  const reader: Reader = { readText, conversionOf: openConversion() }
  const stopping = new AbortController()
  const { signal } = stopping
  const waking = onArrival ? wakeOnArrival({ ...deps, wake: () => wakeJob(arrivalJob) }) : null
  return {
    handlers: {
      ...insightHandlers(staff, reader, model),
      ...learningHandlers(databases),
      ...translationHandlers(staff, model),
    },
    jobs: [
      { name: learningJob, cron: '* * * * *', run: () => learnIfDue(background) },
      ...(onArrival
        ? [{ name: arrivalJob, cron: '* * * * *', run: () => analyseArrivals(background, reader, { signal }) }]
        : []),
    ] satisfies Job[],
    /** Analyses one lead of a bulk change, in its transaction; false if there is none. */
    analyseInBulk: bulkAnalysis(reader),
    stop: () => {
      stopping.abort()
      waking?.stop()
    },
  }
}
