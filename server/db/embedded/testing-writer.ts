import pg from 'pg'
import { startEmbedded } from './embedded.ts'

// Run by tests as a separate process to be killed: owns the folder and prints the number of every acknowledged row.
const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }
const engine = await startEmbedded({ dataDir: process.argv[2]!, log })
process.once('SIGTERM', () => void engine.stop().then(() => process.exit(0)))
const client = new pg.Client(engine.connection)
client.on('error', silent)
await client.connect()
await client.query('create table if not exists rows (id bigint generated always as identity, body text)')
for (;;) {
  const { rows } = await client.query<{ id: string }>("insert into rows (body) values ('kept') returning id")
  process.stdout.write(`${rows[0]!.id}\n`)
}
