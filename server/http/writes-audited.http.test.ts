import { describe, expect, it } from 'vitest'
import { callNames, routeOf } from '#server/testing/every-call.ts'
import { call, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { type Write, writeSamples } from '#server/testing/write-samples.ts'

/**
 * The first one checks a file that is on record, the next two change nothing but what a passkey has to sign next, the
 * fourth only looks, the others say where one is.
 */
const leavesNoTrace: readonly Write[] = [
  'checkImportRows',
  'fixImportMistake',
  'challengePasskey',
  'startPasskey',
  'findKnownLeads',
  'findPerson',
  'showPresence',
  'endPresence',
  'renewPushDevice',
  'seeAlerts',
  'seeBoard',
  'finishNotice',
  'tryRule',
]

/** Nothing listens there: mails wait, as they would on a bad day. */
const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@example.com' }

const writes = Object.keys(writeSamples) as Write[]

async function lastEntry({ database }: Product) {
  const { rows } = await database.pool.query(
    'select id, user_id, username, address, request_id from audit_log order by id desc limit 1',
  )
  return rows[0]
}

describe('a call by which staff change something', () => {
  it('is one of those tried here: the table of calls knows no other', () => {
    const found = callNames.filter((name) => routeOf(name).method !== 'GET' && routeOf(name).access !== 'public')
    expect(found.toSorted()).toEqual(writes.toSorted())
  })

  it.each(writes)('%s leaves who did it, from where and in which request in the audit log', async (name) => {
    const product = await ownProduct({ environment: mailSettings })
    const world = { product, url: product.url, headers: await signIn(product.url) }
    const sample = { headers: world.headers, ...(await writeSamples[name](world)) }
    const before = await lastEntry(product)
    const { status, headers } = await call(product.url, name, sample as never)
    expect([name, status]).toEqual([name, routeOf(name).status])
    const after = await lastEntry(product)
    if (leavesNoTrace.includes(name)) return expect(after).toEqual(before)
    expect(Number(after.id)).toBeGreaterThan(Number(before.id))
    expect(after).toMatchObject({ username: 'owner', address: '127.0.0.1', request_id: headers.get('x-request-id') })
  })
})
