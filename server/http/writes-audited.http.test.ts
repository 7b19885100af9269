import { describe, expect, it } from 'vitest'
import { statusOf } from '#contract/route.ts'
import { callNames, routeOf } from '#server/testing/every-call.ts'
import { modelSettings } from '#server/testing/model-service.ts'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { type Write, writeSamples } from '#server/testing/write-samples.ts'

/**
 * Calls without an audit entry: some check a stored file, or change only a passkey challenge, search, count or report
 * what the screen shows.
 */
const leavesNoTrace: readonly Write[] = [
  'checkImportRows',
  'fixImportMistake',
  'fixImportPhones',
  'challengePasskey',
  'startPasskey',
  'findKnownLeads',
  'findPerson',
  'showPresence',
  'endPresence',
  'renewPushDevice',
  'seeAlerts',
  'seeBoard',
  'reportFault',
  'finishNotice',
  'tryRule',
]

/**
 * Calls that need the owner, a lead, a file or a text in its initial state, or a teammate that another sample creates
 * too.
 */
const needsItsOwn: readonly Write[] = [
  'changePassword',
  'prove',
  'showSecondFactor',
  'challengePasskey',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
  'changePerson',
  'resetSecondFactor',
  'resetPassword',
  'startImport',
  'cancelImport',
  'saveReplyTemplate',
  'changeLead',
  'claimLead',
  'settleRecommendation',
  'dismissDuplicates',
  'mergeLeads',
  'undoMerge',
]

/** Nothing listens there: mails wait and no model answers. */
const outside = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@example.com' },
  ...modelSettings('http://127.0.0.1:9'),
}

const writes = Object.keys(writeSamples) as Write[]

/** The actors of a request in the audit log. */
async function entriesOf({ database }: Product, request: string | null) {
  const { rows } = await database.pool.query('select username, address from audit_log where request_id = $1', [request])
  return rows
}

describe('a call that changes something for staff', () => {
  it('is one of those tried here, which are all in the contract', () => {
    const found = callNames.filter((name) => routeOf(name).method !== 'GET' && routeOf(name).access !== 'public')
    expect(found.toSorted()).toEqual(writes.toSorted())
  })

  it.each(writes)('%s leaves its actor, origin and request in the audit log', async (name) => {
    const settings = { environment: outside }
    const product = await (needsItsOwn.includes(name) ? ownProduct(settings) : startProduct(settings))
    const world = { product, url: product.url, headers: await signIn(product.url) }
    const sample = { headers: world.headers, ...(await writeSamples[name](world)) }
    const { status, headers } = await call(product.url, name, sample as never)
    expect([name, status]).toEqual([name, statusOf(routeOf(name))])
    const entries = await entriesOf(product, headers.get('x-request-id'))
    if (leavesNoTrace.includes(name)) expect(entries).toEqual([])
    else expect(entries).toContainEqual({ username: 'owner', address: '127.0.0.1' })
  })
})
