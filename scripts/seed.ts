import { onEndingSignal } from '#server/ending-signals.ts'
import { readSettings, SettingsError } from '#server/settings.ts'
import { loadLeads, settle } from './seed/load.ts'
import { makeLeads } from './seed/make-leads.ts'
import { help, parseOptions, type SeedOptions, SeedUsageError } from './seed/options.ts'
import { clock, createProgress } from './seed/progress.ts'
import { openTarget } from './seed/target.ts'
import { writeRecord } from './seed/write-record.ts'

const say = (line: string) => void process.stderr.write(`${line}\n`)
const count = (number: number) => Math.round(number).toLocaleString('en')

async function seed(options: SeedOptions, signal: AbortSignal): Promise<void> {
  const target = await openTarget(readSettings())
  const { client } = target
  try {
    say(`Making ${count(options.leads)} leads for ${target.description} · seed ${options.seed}`)
    const now = Date.now()
    const start = performance.now()
    const progress = createProgress(options.leads, say, () => performance.now())
    const loaded = await loadLeads(client, makeLeads({ ...options, now }), {
      signal,
      onBatch: ({ leads }) => progress(leads),
    })
    await settle(client)
    const ms = performance.now() - start
    const rows = loaded.leads + loaded.interactions + loaded.consents
    say(
      `${count(loaded.leads)} leads, ${count(loaded.interactions)} interactions and ${count(loaded.consents)} consents ` +
        `in ${clock(ms)} (${count((1000 * loaded.leads) / ms)} leads, ${count((1000 * rows) / ms)} rows a second).`,
    )
    if (loaded.leads < options.leads) {
      say('Cancelled. These stay, each with its whole history; nothing else was written.')
      process.exitCode = 130
      return
    }
    say('The phone numbers are made up and may be in use: do not call or message these leads.')
    if (options.record) {
      const written = await writeRecord(client, options.seed, now)
      say(written ? 'Made a record of a demo account.' : 'There is a record already; it stays as it is.')
    }
  } finally {
    await target.close()
  }
}

const cancel = new AbortController()
const stop = () => cancel.abort()
onEndingSignal(stop)
process.once('disconnect', stop)
try {
  const options = parseOptions(process.argv.slice(2))
  if (options === 'help') console.log(help)
  else await seed(options, cancel.signal)
} catch (error) {
  if (!(error instanceof Error)) throw error
  if (error instanceof SeedUsageError) say(`${error.message}\n\n${help}`)
  else say(error instanceof SettingsError ? error.message : `Seeding failed: ${error.message || error.name}`)
  process.exitCode = error instanceof SeedUsageError ? 2 : 1
} finally {
  // The listener would keep the channel, and thus this process, open.
  process.off('disconnect', stop)
}
