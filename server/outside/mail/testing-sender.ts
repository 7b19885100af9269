import pino from 'pino'
import { openDatabase } from '#server/db/database.ts'
import { notifierOn, openListener } from '#server/db/listener.ts'
import { mailServerAt } from './current-server.ts'
import { startSender } from './sender.ts'
import { openTransport } from './transport.ts'

// Run by tests in a separate process, to be killed while it sends.
const { connection, url } = JSON.parse(process.argv[2]!)
const log = pino({ level: 'silent' })
const database = openDatabase(connection)
const listener = await openListener({
  connection,
  channels: [],
  notify: notifierOn(database.pool),
  onError: () => {},
})
const transport = openTransport(mailServerAt(url, 'team@example.com'))
startSender({
  pool: database.pool,
  listener,
  transport: async () => transport,
  address: null,
  brandName: async () => 'Example',
  log,
  claimMs: 3_000,
})
