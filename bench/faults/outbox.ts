import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#server/db/embedded/free-port.ts'
import { openMailServer } from '#server/testing/smtp-server.ts'
import { until } from '../../scripts/cluster/cluster.ts'
import { keepLedger } from '../cluster/ledger.ts'
import { withClient } from '../support/databases.ts'
import { amountFigure, noFigure } from '../support/figure.ts'
import type { Bench } from '../support/stage.ts'
import { canFindProcesses, databaseOf, ledgerFigures } from './breakable.ts'

const perSecond = 5
const kills = 20
/** Time from readiness until the product is killed, milliseconds. */
const lifeMs = { min: 300, max: 2_500 }
/** A slow mail server, so that a sender is killed in the middle of its response. */
const acceptMs = 50
const maxSilence = 30
/** A killed sender's mail is tried again once its claim ends, after 90 s. */
const deliveryMs = 240_000
const what = `product killed ${kills} times while it sends mails`

/** Each message causes a mail; the product is killed repeatedly, mail server and PostgreSQL continue. */
export const outbox: Bench = async (stage) => {
  if (!canFindProcesses()) return [noFigure(what, 'this system does not say which processes are the database’s')]
  const mailServer = await openMailServer()
  mailServer.behave(() => ({ does: 'accept slowly', ms: acceptMs }))
  try {
    const DATA_DIR = join(stage.folder, 'outbox')
    const PORT = String(await freePort())
    const settings = { DATA_DIR, PORT, SMTP_URL: mailServer.url, MAIL_FROM: 'team@example.com' }
    let product = await stage.product(settings)
    const seen = await keepLedger(product.url, { perSecond }, async () => {
      for (let killed = 0; killed < kills; killed++) {
        await delay(randomInt(lifeMs.min, lifeMs.max))
        process.kill(product.pid, 'SIGKILL')
        product = await stage.product(settings)
      }
    })
    const database = await databaseOf(DATA_DIR)
    const queued = () =>
      withClient(database, async (client) => {
        const { rows } = await client.query<{ n: number }>(
          `select count(*)::int as n from mails where status = 'queued'`,
        )
        return rows[0]!.n
      })
    const started = performance.now()
    // The remainder is counted below.
    await until('the outbox to be empty', async () => (await queued()) === 0, deliveryMs).catch(() => {})
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const copies = new Map<string, number>()
    for (const { mail } of mailServer.received) copies.set(mail.messageId!, (copies.get(mail.messageId!) ?? 0) + 1)
    const recipients = new Set(mailServer.received.flatMap(({ to }) => to))
    const lost = seen.acknowledged.filter(({ email }) => !recipients.has(email)).length
    const doubled = mailServer.received.length - copies.size
    return [
      ...(await ledgerFigures(what, seen, database, maxSilence)),
      amountFigure(`${what}: mails lost`, lost, 0, 'mails', `${copies.size} sent, ${await queued()} still queued`),
      amountFigure(`${what}: mails sent twice`, doubled, kills, 'mails', `the last after ${seconds} s`),
    ]
  } finally {
    await mailServer.close()
  }
}
