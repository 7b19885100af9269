import { onEndingSignal } from '#server/ending-signals.ts'
import { startCluster } from './cluster/cluster.ts'
import { findPrograms, oldPatroni, patroniVersion } from './cluster/programs.ts'

/** `npm run cluster`: runs on this machine what runs on several in production, until stopped. */
const programs = findPrograms()
if (typeof programs === 'string') {
  console.error(programs)
  process.exit(1)
}

const warning = oldPatroni(patroniVersion(programs))
if (warning) console.warn(warning)

const stopped = new AbortController()
onEndingSignal(() => stopped.abort())
process.once('disconnect', () => stopped.abort())

const cluster = await startCluster(programs, { say: (line) => console.log(line) })
if (!stopped.signal.aborted) {
  const { ports, nodes, login } = cluster
  console.log(`
  Site:      ${cluster.site}/welcome
  Staff:     ${cluster.site}/admin   (${login.username} / ${login.password})
  Servers:   ${ports.servers.map((port) => `http://127.0.0.1:${port}`).join('  ')}
  Database:  ${cluster.database}   (read only: port ${ports.reader})
  Patroni:   ${nodes.map(({ name, rest }) => `${name} http://127.0.0.1:${rest}`).join('  ')}
             patronictl -c ${cluster.folder}/pg1/patroni.yml list
  Logs:      ${cluster.folder}

  Ctrl-C stops everything and removes it.`)
  await new Promise((done) => stopped.signal.addEventListener('abort', done))
}
console.log('Stopping…')
await cluster.stop()
process.exit(0)
