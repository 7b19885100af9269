import { against } from './support/against.ts'
import { withClient } from './support/databases.ts'
import { engineOf } from './support/processor.ts'
import { type Bench, fewLeads } from './support/stage.ts'

const seconds = 1.5

/**
 * A visitor's message, compared with the minimum that stores one: bare `node:http`, `JSON.parse`, and one row committed to a
 * table of the same columns with only a primary key, on the same PostgreSQL with as many connections.
 */
export const intake: Bench = async (stage) => {
  const connection = await stage.databases.copyWithLeads(fewLeads)
  await withClient(connection, (client) =>
    client.query('create table bare_leads (like contact_requests including defaults, primary key (id))'),
  )
  const bare = await stage.bare({
    answer: 'commit',
    connection,
    columns: ['name', 'email', 'phone', 'country', 'investmentExperience', 'message', 'language', 'platform'],
    insert: `insert into bare_leads (id, name, email, phone, country, investment_experience, message, language, platform,
        email_key, phone_key)
      values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $2, $3) returning id, created_at as "receivedAt"`,
  })
  const product = await stage.product({ DATABASE_URL: connection })
  const generator = stage.generator()

  const engine = await engineOf(connection)

  const compare = (connections: number, floor: { throughput: number; processor: number }) => {
    const side = (url: string, pid: number) => ({
      plan: { url, connections, seconds, send: { kind: 'contact' } as const, status: 201 },
      processes: engine === undefined ? { pid } : { pid, engine },
    })
    const sides = { product: side(`${product.url}/api/contact`, product.pid), bare: side(bare.url, bare.pid) }
    const what = `POST /api/contact, ${connections} connection${connections > 1 ? 's' : ''}, against bare commit`
    return against(what, generator, sides, floor)
  }
  // The budget of docs/design/intake.md: by processor time, at 8 and at 64 connections.
  return [
    ...(await compare(1, { throughput: 0.15, processor: 0.12 })),
    ...(await compare(8, { throughput: 0.15, processor: 0.18 })),
    ...(await compare(64, { throughput: 0.2, processor: 0.4 })),
  ]
}
