import { describe, expect, it } from 'vitest'
import type { CallName } from '#contract/api.ts'
import { changeableSnippet } from '#contract/snippets.ts'
import { changeableView } from '#contract/views.ts'
import { changeableWebhook } from '#contract/webhooks.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { markOf } from '#domain/leads/seen.ts'
import {
  call,
  cancellationMessage,
  type Product,
  signIn,
  startProduct,
  startSignedIn,
} from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

type Sent = { params?: object; query?: object; body?: object }
type Send = (name: CallName, input: Sent) => Promise<{ status: number; body: never }>
type Answer = { error: { code: string; current: Record<string, unknown>; by?: string } }

/** Something that two people look at: how it was shown, and how each changes it. */
type Shared = {
  /** A change that a teammate makes meanwhile. */
  readonly theirs: readonly [CallName, Sent]
  /** Changes based on seen values that conflict with the teammate's change. */
  readonly mine: readonly (readonly [CallName, Sent])[]
  /** Changes that do not conflict with it. */
  readonly beside?: readonly [CallName, Sent]
}

const office = { timeZone: 'Europe/Madrid', shifts: [{ weekday: 1, from: 540, to: 1080 }], daysOff: [] }
const rule = ruleOf({})

async function made(send: Send, product: Product): Promise<Record<string, Shared>> {
  const ok = async (name: CallName, input: Sent) =>
    (await send(name, input)).body as { id: string } & Record<string, never>
  const view = await ok('saveView', { body: { name: 'Hot', isShared: true, search: { status: 'new' } } })
  const snippet = await ok('addSnippet', { body: { name: 'Price', language: 'en', text: 'Hello', isShared: true } })
  const { webhook: hook } = (await ok('addWebhook', {
    body: { name: 'CRM', url: 'https://crm.example.com/in', events: ['lead.created'], withContact: false, isOn: true },
  })) as unknown as { webhook: Parameters<typeof changeableWebhook>[0] }
  const added = await ok('addRule', { body: rule })
  const person = await addTeammate(product)
  const account = await ok('registerAccount', {
    body: { name: 'Gold', type: 'demo', currency: 'USD', broker: 'Broker' },
  })
  const { reasons } = (await ok('listLostReasons', {})) as unknown as { reasons: string[] }
  const [last] = reasons.slice(-1)
  const retention = await ok('readRetention', {})
  const { settings } = (await ok('readSettings', {})) as unknown as { settings: Record<string, unknown> }
  const day = new Date(Date.now() - dayMs).toISOString().slice(0, 10)
  const stated = { text: { en: 'Orfine Ltd' }, asOf: day, evidence: { reference: 'Licence 4' } }
  const claim = await ok('stateClaim', { params: { id: 'company.legalName' }, body: stated })
  const month = { year: 2025, month: 3, percentageGain: '4.00', profitAmount: 400 }
  await ok('saveMonth', { body: month })
  const of = (params: object) => (body: object) => ({ params, body })
  const [ofView, ofSnippet, ofHook, ofRule, ofPerson, ofAccount] = [view, snippet, hook, added, person, account].map(
    ({ id }) => of({ id }),
  ) as [ReturnType<typeof of>, ...ReturnType<typeof of>[]]
  const { id: _view, ...shownView } = view as unknown as Parameters<typeof changeableView>[0] & { id: string }
  const shownSnippet = changeableSnippet(snippet as never)
  const shownHook = changeableWebhook(hook)
  return {
    'a saved view': {
      theirs: ['changeView', ofView({ name: 'Warm', seen: { name: 'Hot' } })],
      mine: [
        ['changeView', ofView({ name: 'Cold', seen: { name: 'Hot' } })],
        ['deleteView', { params: { id: view.id }, query: { seen: markOf(changeableView(shownView)) } }],
      ],
      beside: ['changeView', ofView({ search: { status: 'lost' }, seen: { search: { status: 'new' } } })],
    },
    'a text of one’s own': {
      theirs: ['changeSnippet', ofSnippet!({ ...shownSnippet, text: 'Hola', seen: shownSnippet })],
      mine: [
        ['changeSnippet', ofSnippet!({ ...shownSnippet, text: 'Hallo', seen: shownSnippet })],
        ['deleteSnippet', { params: { id: snippet.id }, query: { seen: markOf(shownSnippet) } }],
      ],
      beside: ['changeSnippet', ofSnippet!({ ...shownSnippet, name: 'Prices', seen: shownSnippet })],
    },
    'a webhook': {
      theirs: ['changeWebhook', ofHook!({ ...shownHook, url: 'https://other.example.com/in', seen: shownHook })],
      mine: [
        ['changeWebhook', ofHook!({ ...shownHook, url: 'https://third.example.com/in', seen: shownHook })],
        ['deleteWebhook', { params: { id: hook.id }, query: { seen: markOf(shownHook) } }],
      ],
      beside: ['changeWebhook', ofHook!({ ...shownHook, name: 'Our CRM', seen: shownHook })],
    },
    'a rule': {
      theirs: ['changeRule', ofRule!({ rule: { ...rule, name: 'Tag them' }, version: added.version })],
      mine: [
        ['changeRule', ofRule!({ rule: { ...rule, name: 'Tag all' }, version: added.version })],
        ['switchRule', ofRule!({ isOn: true, seen: { isOn: false, version: added.version } })],
        ['deleteRule', { params: { id: added.id }, query: { version: added.version } }],
        ['restoreRule', ofRule!({ version: added.version, seen: { version: added.version } })],
      ],
    },
    'a teammate': {
      theirs: ['changePerson', ofPerson!({ role: 'manager', seen: { role: 'agent' } })],
      mine: [
        ['changePerson', ofPerson!({ role: 'viewer', seen: { role: 'agent' } })],
        ['changePerson', ofPerson!({ disabled: true, seen: { disabled: false, role: 'agent' } })],
      ],
      beside: ['changePerson', ofPerson!({ language: 'es', seen: { language: 'en' } })],
    },
    'the rules of access': {
      theirs: ['changeAccessRules', { body: { secondFactorRoles: ['viewer'], seen: { secondFactorRoles: [] } } }],
      mine: [['changeAccessRules', { body: { secondFactorRoles: ['manager'], seen: { secondFactorRoles: [] } } }]],
    },
    'the hours of the team': {
      theirs: ['changeTeamHours', { body: { hours: office, seen: { hours: null } } }],
      mine: [['changeTeamHours', { body: { hours: { ...office, shifts: [] }, seen: { hours: null } } }]],
    },
    'the hours of a teammate': {
      theirs: ['changeHours', ofPerson!({ hours: office, languages: [], seen: { hours: null, languages: [] } })],
      mine: [
        [
          'changeHours',
          ofPerson!({ hours: { ...office, shifts: [] }, languages: [], seen: { hours: null, languages: [] } }),
        ],
      ],
      beside: ['changeHours', ofPerson!({ hours: null, languages: ['es'], seen: { hours: null, languages: [] } })],
    },
    'what is kept how long': {
      theirs: ['changeRetention', { body: { mails: 7, seen: { mails: retention.mails } } }],
      mine: [['changeRetention', { body: { mails: 9, seen: { mails: retention.mails } } }]],
      beside: ['changeRetention', { body: { audit: 61, seen: { audit: retention.audit } } }],
    },
    'the reasons for losing a lead': {
      theirs: ['saveLostReasons', { body: { reasons: reasons.slice(0, -1), seen: { reasons } } }],
      mine: [['saveLostReasons', { body: { reasons: [last, ...reasons.slice(0, -1)], seen: { reasons } } }]],
    },
    'the settings of the site': {
      theirs: ['changeSettings', { body: { trialDays: 9, seen: { trialDays: settings.trialDays } } }],
      mine: [['changeSettings', { body: { trialDays: 11, seen: { trialDays: settings.trialDays } } }]],
      beside: ['changeSettings', { body: { email: 'us@example.com', seen: { email: settings.email } } }],
    },
    'a statement': {
      theirs: ['stateClaim', { params: { id: 'company.legalName' }, body: { ...stated, version: claim.version } }],
      mine: [
        ['stateClaim', { params: { id: 'company.legalName' }, body: { ...stated, version: claim.version } }],
        ['withdrawClaim', { params: { id: 'company.legalName' }, query: { version: claim.version } }],
      ],
    },
    'a month of the record': {
      theirs: [
        'saveMonth',
        { body: { ...month, profitAmount: 500, seen: { percentageGain: '4.00', profitAmount: 400 } } },
      ],
      mine: [
        ['saveMonth', { body: { ...month, profitAmount: 600, seen: { percentageGain: '4.00', profitAmount: 400 } } }],
      ],
    },
    'a trading account': {
      theirs: ['changeAccount', ofAccount!({ name: 'Silver', seen: { name: 'Gold' } })],
      mine: [['changeAccount', ofAccount!({ name: 'Bronze', seen: { name: 'Gold' } })]],
      beside: ['changeAccount', ofAccount!({ serverZone: 'Europe/Athens', seen: { serverZone: null } })],
    },
  }
}

describe('a record open for two people', () => {
  it('refuses a change based on outdated values, with the current ones', async () => {
    const product = await startSignedIn()
    const { url, headers } = product
    const send: Send = (name, input) => call(url, name, { ...input, headers } as never) as never
    const outcome: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const [what, { theirs, mine, beside }] of Object.entries(await made(send, product))) {
      const first = await send(...theirs)
      const refused = []
      for (const change of mine) {
        const { status, body } = await send(...change)
        refused.push([change[0], status, typeof (body as Answer).error?.current])
      }
      outcome[what] = [first.status, refused, beside ? (await send(...beside)).status : 200]
      expected[what] = [200, mine.map(([name]) => [name, 409, 'object']), 200]
    }
    expect(outcome).toEqual(expected)
  })

  it("keeps a teammate's changes beside a whole form", async () => {
    const { url, headers } = await startSignedIn()
    const text = { name: 'Letter', language: 'en', subject: null, text: 'Hello', isShared: false } as const
    const { id } = (await call(url, 'addSnippet', { body: text, headers })).body
    const change = (body: typeof text | object) =>
      call(url, 'changeSnippet', { params: { id }, body: { ...text, ...body, seen: text }, headers })
    await change({ text: 'Good morning' })
    expect((await change({ name: 'Greeting' })).body).toMatchObject({ name: 'Greeting', text: 'Good morning' })
  })

  it('names the first teammate, and lets the other decide again', async () => {
    const { url, ...product } = await startProduct()
    const owner = await signIn(url)
    const other = await joinTeam(product, 'owner')
    const { id } = await addTeammate(product)
    const change = (role: 'viewer' | 'manager', seen: 'agent' | 'manager', headers: { cookie: string }) =>
      call(url, 'changePerson', { params: { id }, body: { role, seen: { role: seen } }, headers })
    await change('manager', 'agent', other.headers)
    const { error } = (await change('viewer', 'agent', owner)).body
    expect(error).toMatchObject({ code: 'conflict', by: other.username, current: { role: 'manager' } })
    expect((await change('viewer', 'manager', owner)).body).toMatchObject({ role: 'viewer' })
  })

  it('completes a declaration once, and deletes a setup only as it was shown', async () => {
    const { url, headers } = await startSignedIn()
    await call(url, 'sendCancellation', { body: cancellationMessage })
    const { data } = (await call(url, 'listCancellations', { query: {}, headers })).body
    const params = { id: data[0]!.id }
    const handle = (handled: boolean) =>
      call(url, 'changeCancellation', { params, body: { handled, seen: { handled: !handled } }, headers })
    expect([await handle(true), await handle(true), await handle(false)].map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])

    const body = {
      fullName: 'Ana Torres',
      email: 'ana.torres@example.com',
      phone: '+34 600 111 222',
      mt5Username: '123456',
      mt5Password: 'a password',
      investmentAmount: '500',
    }
    await call(url, 'sendSetup', { body })
    const [setup] = (await call(url, 'listSetups', { query: {}, headers })).body.data
    const of = { params: { id: setup!.id } }
    await call(url, 'changeSetup', { ...of, body: { status: 'processing', version: setup!.version }, headers })
    const remove = (version: number) => call(url, 'deleteSetup', { ...of, query: { version }, headers })
    expect([(await remove(setup!.version)).status, (await remove(setup!.version + 1)).status]).toEqual([409, 204])
  })

  it('needs no seen values from a program, which shows nothing to anybody', async () => {
    const product = await startProduct()
    const id = await sendLead(product)
    const headers = await signIn(product.url)
    const { status } = await call(product.url, 'changeLead', { params: { id }, body: { priority: 'high' }, headers })
    expect(status).toBe(200)
  })
})
