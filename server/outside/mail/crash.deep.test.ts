import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { newId } from '#server/db/id.ts'
import { mails } from '#server/db/schema/mail.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { freshDatabase } from '#server/testing/product.ts'

const total = 40
const kills = 3

it('a sender killed at any moment leaves no mail unsent and doubles at most one per crash', async () => {
  const server = await startMailServer()
  // Some temporary refusals, and a delay in which the sender can be killed before the acceptance.
  server.behave((_, before) =>
    before % 17 === 3 ? { does: 'answer', code: 451, to: 'DATA' } : { does: 'accept slowly', ms: 15 },
  )
  const { connection, database } = await freshDatabase()
  const rows = Array.from({ length: total }, (_, i) => ({
    id: newId(),
    template: 'contact_receipt',
    language: 'en',
    recipient: `visitor${i}@example.com`,
    values: { receivedAt: '2026-11-21T07:32:00.000Z' },
    entity: 'lead',
    entityId: newId(),
  }))
  await database.sql.insert(mails).values(rows)

  const run = (): ChildProcess => {
    const script = join(import.meta.dirname, 'testing-sender.ts')
    return spawn(process.execPath, [script, JSON.stringify({ connection, url: server.url })], { stdio: 'inherit' })
  }
  let senders = [run(), run()]
  onTestFinished(() => {
    for (const sender of senders) sender.kill('SIGKILL')
  })
  for (let killed = 0; killed < kills; killed++) {
    const before = server.received.length
    while (server.received.length < before + 6) await wait(5)
    const [victim, survivor] = senders as [ChildProcess, ChildProcess]
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    senders = [survivor, run()]
  }
  const unsent = async () => {
    // Temporarily refused mails are due again at once.
    await database.pool.query(
      `update mails set due_at = now() - interval '1 second' where due_at > now() + interval '5 seconds'`,
    )
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from mails where status <> 'sent'`,
    )
    return rows[0]!.n
  }
  while ((await unsent()) > 0) await wait(100)

  const copies = new Map<string, number>()
  for (const { mail } of server.received) copies.set(mail.messageId!, (copies.get(mail.messageId!) ?? 0) + 1)
  expect([...copies.keys()].toSorted()).toEqual(rows.map(({ id }) => `<${id}@example.com>`).toSorted())
  expect(server.received.length - total).toBeLessThanOrEqual(kills)
})
