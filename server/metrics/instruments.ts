import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { type Measurements, onMeasured } from '#server/db/measured.ts'

/** Upper bounds of times, seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
const now = () => Date.now() / 1_000

/** Counts and times published measurements; returns a function that stops. */
export function countMeasurements(registry: Registry): () => void {
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name: `orfine_${name}`, help, labelNames: [...labelNames], registers })
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `orfine_${name}`, help, labelNames: [...labelNames], registers })
  const histogram = <L extends string>(name: string, help: string, bounds = buckets, labelNames: readonly L[] = []) =>
    new Histogram({ name: `orfine_${name}`, help, buckets: bounds, labelNames: [...labelNames], registers })

  const requests = counter('http_requests_total', 'Requests answered, by kind of caller', ['kind', 'route', 'status'])
  const times = histogram('http_request_seconds', 'Time to answer a request', buckets, ['route'])
  const refused = counter('refused_total', 'Requests without room, or without the database', ['reason'])
  const waiting = gauge('intake_waiting', 'Messages of visitors that wait for their answer')
  const acknowledged = histogram('lead_ack_seconds', 'Time until a message was committed')
  const screened = counter('screened_total', 'Messages taken in, by verdict of the screening', ['verdict'])
  const batches = histogram('intake_batch_size', 'Messages of one transaction', [1, 2, 4, 8, 16, 32, 64])
  const databaseErrors = counter('db_errors_total', 'Statements that failed', ['code'])
  const delay = histogram('event_delay_seconds', 'Time from sending a notification of our own to hearing it')
  const echoAt = gauge('listener_last_echo_timestamp_seconds', 'When the listener last heard itself')
  const access = counter('access_refused_total', 'Logins, proofs and calls that were refused', ['kind'])
  const logins = counter('login_failures_total', 'Logins that were refused')
  const jobs = counter('jobs_total', 'Runs of scheduled jobs', ['job_name', 'outcome'])
  const jobDone = gauge(
    'job_last_success_timestamp_seconds',
    'When this server last completed a job; first, when it could take one',
    ['job_name'],
  )
  const jobInterval = gauge('job_interval_seconds', 'Longest time between two times that a job is due', ['job_name'])
  const reads = counter('replica_reads_total', 'Calls that the replica may answer, by which database did', ['from'])
  const mails = counter('mails_total', 'Mails sent, and tries that failed', ['state'])

  const on: { readonly [N in keyof Measurements]: (value: Measurements[N]) => void } = {
    request({ kind, route, status, seconds }) {
      requests.inc({ kind: kind ?? 'probes', route, status: String(status) })
      times.observe({ route }, seconds)
    },
    refused: ({ reason }) => refused.inc({ reason }),
    waiting: ({ change }) => waiting.inc(change),
    message({ seconds, verdict }) {
      acknowledged.observe(seconds)
      screened.inc({ verdict })
    },
    batch: ({ size }) => batches.observe(size),
    databaseError: ({ code }) => databaseErrors.inc({ code }),
    echo({ seconds }) {
      delay.observe(seconds)
      echoAt.set(now())
    },
    access({ kind }) {
      access.inc({ kind })
      if (kind === 'login_refused') logins.inc()
    },
    jobKnown({ name, interval }) {
      jobInterval.set({ job_name: name }, interval)
      jobDone.set({ job_name: name }, now())
    },
    job({ name, outcome }) {
      jobs.inc({ job_name: name, outcome })
      if (outcome === 'done') jobDone.set({ job_name: name }, now())
    },
    read: ({ from }) => reads.inc({ from }),
    mail: ({ state }) => mails.inc({ state }),
  }
  const subscribe = <N extends keyof Measurements>(name: N) => onMeasured(name, on[name])
  const stops = (Object.keys(on) as (keyof Measurements)[]).map((name) => subscribe(name))
  return () => {
    for (const stop of stops) stop()
  }
}
