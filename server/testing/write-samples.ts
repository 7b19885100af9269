import type { Api, CallName, CallOf } from '#contract/api.ts'
import { maxTarget } from '#domain/analytics/targets.ts'
import { newId } from '#server/db/id.ts'
import { runBulks } from '#server/leads/bulk/run.ts'
import { createAuthenticator } from './authenticator.ts'
import { inputOf } from './every-call.ts'
import { call, cancellationMessage, message, owner, type Product, signIn } from './product.ts'
import { madeSubscription } from './push-service.ts'
import { givePassword, setUpPasskey, setUpTotp, totpCode } from './second-factor.ts'
import { sendSetup } from './setups.ts'
import { addTeammate } from './teammates.ts'

type Headers = Record<string, string>
/** Every staff call that may change something. */
export type Write = { [N in CallName]: Api[N] extends { method: 'GET' } | { access: 'public' } ? never : N }[CallName]
/** A product to make calls to, and the owner's session. */
export type World = { readonly product: Product; readonly url: string; readonly headers: Headers }
/** A call that will succeed; `headers` if not in the owner's fresh session. */
type Sample<N extends Write> = CallOf<N> & { readonly headers?: Headers }

const lead = async ({ url, headers }: World, of: { readonly email: string; readonly phone: string } = message) => {
  const consent = { emailOffers: true, wordingVersion: '2026-11' } as const
  // A new message each time, since a repeated one makes no lead.
  await call(url, 'sendContact', { body: { ...message, ...of, message: newId(), consent } })
  const { body } = await call(url, 'listLeads', { query: { q: of.email }, headers })
  return { id: body.data[0]!.id }
}
/** The mark of everything that the lead and the team have written so far. */
const seenOf = async ({ url, headers }: World, id: string) =>
  (await call(url, 'listMessages', { params: { id }, query: {}, headers })).body.seen
/** Connects a bot that is never polled: its token is unreadable. */
const connectTelegram = async (pool: World['product']['database']['pool']) => {
  await pool.query(
    `insert into channel_settings (channel, values) values ('telegram', '{"bot": "desk_bot"}')
     on conflict (channel) do update set values = excluded.values`,
  )
  await pool.query(
    `insert into channel_secrets (id, channel, name, key_version, sealed)
     values (gen_random_uuid(), 'telegram', 'token', 'none', '') on conflict do nothing`,
  )
}
const attached = async (world: World) => {
  const { url, headers } = world
  const { id } = (await call(url, 'addAttachment', { ...inputOf('addAttachment'), params: await lead(world), headers }))
    .body
  return { id }
}
/** An incoming message for a lead, or for nobody. */
const written = async (world: World, direction = 'in', isNobodys = false) => {
  const { id: leadId } = await lead(world)
  const id = newId()
  await world.product.database.pool.query(
    `insert into messages (id, lead_id, channel, direction, author, person_key, text, files, state)
     values ($1, $2, 'email', $3, 'lead', $4, 'Hello', '[]', 'received')`,
    [id, isNobodys ? null : leadId, direction, isNobodys ? `${id}@example.net` : message.email],
  )
  return { id, leadId }
}
const binned = async (world: World) => {
  const params = await lead(world)
  await call(world.url, 'deleteLead', { params, headers: world.headers })
  return { params }
}
const addedTask = async (world: World) => {
  const { url, headers } = world
  const { id } = (await call(url, 'addTask', { ...inputOf('addTask'), params: await lead(world), headers })).body
  return { id }
}
const file = async ({ url, headers }: World) => {
  const { id } = (await call(url, 'createImport', { body: { fileName: 'leads.csv' }, headers })).body
  return { params: { id } }
}
const fileThatIs = (state: 'running' | 'done') => async (world: World) => {
  const { params } = await file(world)
  await world.product.database.pool.query('update imports set state = $1 where id = $2', [state, params.id])
  return { params }
}
/** Two leads of one name, detected as duplicates. */
const namesakes = async (world: World) => {
  const { url, product, headers } = world
  await lead(world)
  await call(url, 'sendContact', { body: { ...message, email: 'b@example.com', phone: '+34 622222222' } })
  await product.database.pool.query(
    'select find_duplicates(array_agg(id)) from contact_requests where email_key in ($1, $2)',
    [message.email, 'b@example.com'],
  )
  return (await call(url, 'listDuplicates', { query: {}, headers })).body.data[0]!
}
const merge = async (world: World): Promise<CallOf<'mergeLeads'>> => {
  const [one, two] = (await namesakes(world)).leads
  const others = [{ id: two!.id, version: two!.version }]
  return { params: { id: one!.id }, body: { others, version: one!.version, fields: {} } }
}
const doubtful = async ({ url, headers }: World) => {
  await call(url, 'sendContact', { body: { ...message, name: 'https://spam.example', message: newId() } })
  const { data } = (await call(url, 'listQuarantine', { query: {}, headers })).body
  return { params: { id: data[0]!.id } }
}
const bulk = async (world: World) => {
  const body = { change: { status: 'lost' }, ids: [(await lead(world)).id] } as const
  return {
    id: (await call(world.url, 'startBulk', { body: { ...body, ids: [...body.ids] }, headers: world.headers })).body.id,
  }
}
const view = async ({ url, headers }: World) => {
  const body = { name: 'Mine', search: { assignee: '@me' } }
  return { id: (await call(url, 'saveView', { body, headers })).body.id }
}
const snippet = async ({ url, headers }: World) => ({
  id: (await call(url, 'addSnippet', { ...inputOf('addSnippet'), headers })).body.id,
})
const known = async (world: World) => {
  await lead(world)
  return { email: message.email }
}
const teammate = async ({ product }: World) => ({ id: (await addTeammate(product, 'agent')).id })
const account = async ({ url, headers }: World) => {
  const own = { ...inputOf('registerAccount').body, name: `Account ${newId()}` }
  const { body } = await call(url, 'registerAccount', { body: own, headers })
  return { id: body.id }
}
/** An unsigned broker mail, which is refused and stored. */
const brokerMail = async (world: World) => {
  const params = await account(world)
  const sent = { params, file: new Blob(['Subject: none\r\n\r\nnone']), headers: world.headers }
  const { body } = await call(world.url, 'uploadBrokerMail', sent)
  return { params: { id: body.data[0]!.id } }
}
/** A unique one, whatever was sent before. */
const setup = (url: string) => sendSetup(url, { mt5Username: newId().replaceAll('-', '').slice(-12) })
const half = async ({ product }: World) => (await givePassword(product)).headers

const ruleAdded = async ({ url, headers }: World) =>
  (await call(url, 'addRule', { ...inputOf('addRule'), headers })).body

/** A successful sample of each call; a call without one does not compile. */
export const writeSamples: { readonly [N in Write]: (world: World) => Promise<Sample<N>> } = {
  logOut: async () => ({}),
  changePassword: async () => ({ body: { current: owner.password, next: 'four words in a row' } }),
  addPushDevice: async () => ({ body: madeSubscription() }),
  renewPushDevice: async ({ url, headers }) => {
    const body = madeSubscription()
    await call(url, 'addPushDevice', { body, headers })
    return { body }
  },
  removePushDevice: async ({ url, headers }) => {
    const { id } = (await call(url, 'addPushDevice', { body: madeSubscription(), headers })).body
    return { params: { id } }
  },
  changeTimeZone: async () => inputOf('changeTimeZone'),
  changeOwnContact: async () => inputOf('changeOwnContact'),
  changeQuietHours: async () => inputOf('changeQuietHours'),
  addApiKey: async () => inputOf('addApiKey'),
  revokeApiKey: async ({ url, headers }) => {
    const made = await call(url, 'addApiKey', { ...inputOf('addApiKey'), headers })
    return { params: { id: made.body.apiKey.id } }
  },
  addWebhook: async () => inputOf('addWebhook'),
  importPayments: async () => ({ ...inputOf('importPayments'), query: { name: 'payments.csv', commit: 'true' } }),
  undoPaymentImport: async ({ url, headers }) => {
    const input = { ...inputOf('importPayments'), query: { name: 'again.csv', commit: 'true' } as const, headers }
    return { params: { id: (await call(url, 'importPayments', input)).body.id! } }
  },
  addCheckoutLink: async (world) => ({ params: await lead(world) }),
  matchPayer: async (world) => {
    const id = newId()
    await world.product.database.pool.query('insert into payers (id, is_ours) values ($1, true)', [id])
    return { params: { id }, body: { leadId: (await lead(world)).id } }
  },
  changeWebhook: async (product) => ({ ...inputOf('changeWebhook'), ...(await addedWebhook(product)) }),
  deleteWebhook: addedWebhook,
  renewWebhookSecret: addedWebhook,
  testWebhook: addedWebhook,
  replayWebhookDelivery: async (product) => {
    const { url, headers } = product
    const { body } = await call(url, 'testWebhook', { ...(await addedWebhook(product)), headers })
    return { params: { id: body.id } }
  },
  changeTargets: async () => ({ body: { won: 1 + (Date.now() % maxTarget.won) } }),
  changeWeeklySummary: async () => inputOf('changeWeeklySummary'),
  changeTeamHours: async () => inputOf('changeTeamHours'),
  changeHours: async ({ url, headers }) => {
    const { people } = (await call(url, 'readTeamHours', { headers })).body
    return { params: { id: people[0]!.id }, body: { hours: null, languages: ['es', 'en'] } }
  },
  changeOwnHours: async () => inputOf('changeOwnHours'),
  endSession: async ({ url, headers }) => {
    await signIn(url)
    const { data } = (await call(url, 'listSessions', { headers })).body
    return { params: { id: data.find(({ current }) => !current)!.id } }
  },
  endOtherSessions: async () => ({}),
  showSecondFactor: async (world) => {
    const { secret } = await setUpTotp(world.product, world.headers)
    return { body: { code: await totpCode(secret) }, headers: await half(world) }
  },
  challengePasskey: async ({ product, headers }) => {
    await setUpPasskey(product, headers)
    return {}
  },
  learnNow: async () => ({}),
  saveLostReasons: async () => inputOf('saveLostReasons'),
  prove: async () => ({ body: { password: owner.password } }),
  startTotp: async () => ({}),
  confirmTotp: async ({ url, headers }) => {
    const { secret } = (await call(url, 'startTotp', { headers })).body
    return { body: { code: await totpCode(secret) } }
  },
  removeTotp: async ({ product, headers }) => {
    await setUpTotp(product, headers)
    return {}
  },
  startPasskey: async () => ({}),
  addPasskey: async ({ url, headers }) => {
    const invited = (await call(url, 'startPasskey', { headers })).body
    return { body: { name: 'Phone', passkey: createAuthenticator().make(invited, url) } }
  },
  removePasskey: async ({ product, headers }) => ({ params: { id: (await setUpPasskey(product, headers)).id } }),
  renewRecoveryCodes: async ({ product, headers }) => {
    await setUpTotp(product, headers)
    return {}
  },
  changeAccessRules: async () => ({ body: { secondFactorRoles: ['viewer'] } }),
  changePerson: async (world) => ({ params: await teammate(world), body: { language: 'es' } }),
  resetSecondFactor: async (world) => ({ params: await teammate(world) }),
  resetPassword: async (world) => ({ params: await teammate(world) }),
  invite: async () => ({ body: { role: 'agent', language: 'en' } }),
  revokeInvitation: async ({ url, headers }) => {
    const { invitation } = (await call(url, 'invite', { body: { role: 'agent', language: 'en' }, headers })).body
    return { params: { id: invitation.id } }
  },
  changeLead: async (world) => ({ params: await lead(world), body: { status: 'contacted' } }),
  deleteLead: async (world) => ({ params: await lead(world) }),
  addLead: async () => ({ body: { name: 'Ana Caller', phone: '+34 600111222', leadSource: 'phone' } }),
  findKnownLeads: async () => ({ body: { phone: '+34 600111222' } }),
  addInteraction: async (world) => ({ body: { leadId: (await lead(world)).id, content: 'A note' } }),
  actQuickly: async (world) => ({ body: { leadId: (await lead(world)).id, action: 'call' } }),
  analyseLead: async (world) => ({ params: await lead(world), body: { language: 'es' } }),
  analyseSentiment: async (world) => ({ ...inputOf('analyseSentiment'), params: await lead(world) }),
  translateMessage: async (world) => ({ ...inputOf('translateMessage'), params: await lead(world) }),
  translateDraft: async (world) => ({ ...inputOf('translateDraft'), params: await lead(world) }),
  settleRecommendation: async (world) => {
    // Of a new lead each time: what was dismissed is not recommended again for days.
    const of = { email: `${newId()}@example.com`, phone: `+34 6${String(Date.now()).slice(-8)}` }
    const params = await lead(world, of)
    const { body } = await call(world.url, 'analyseLead', { params, body: { language: 'en' }, headers: world.headers })
    return { params: { id: body.recommendations[0]!.id }, body: { status: 'dismissed' } }
  },
  undoInteraction: async (world) => {
    const body = { leadId: (await lead(world)).id, action: 'whatsapp' } as const
    const { interaction } = (await call(world.url, 'actQuickly', { body, headers: world.headers })).body
    return { params: { id: interaction.id } }
  },
  claimLead: async (world) => ({ params: await lead(world) }),
  showPresence: async (world) => ({ params: await lead(world), body: { doing: 'replying' } }),
  endPresence: async (world) => ({ params: await lead(world) }),
  addTask: async (world) => ({ ...inputOf('addTask'), params: await lead(world) }),
  changeTask: async (world) => ({ params: await addedTask(world), body: { status: 'completed' } }),
  deleteTask: async (world) => ({ params: await addedTask(world) }),
  seeAlerts: async () => ({}),
  seeBoard: async () => ({}),
  reportFault: async () => inputOf('reportFault'),
  addAttachment: async (world) => ({ ...inputOf('addAttachment'), params: await lead(world) }),
  deleteAttachment: async (world) => ({ params: await attached(world) }),
  addMessageFile: async (world) => ({ ...inputOf('addMessageFile'), params: await lead(world) }),
  addRuleFile: async () => inputOf('addRuleFile'),
  deleteMessageFile: async (world) => {
    const { url, headers } = world
    const input = { ...inputOf('addMessageFile'), params: await lead(world), headers }
    return { params: { id: (await call(url, 'addMessageFile', input)).body.id } }
  },
  sendMessage: async (world) => {
    const { id } = await lead(world)
    const { body } = inputOf('sendMessage')
    return { params: { id }, body: { ...body, seen: await seenOf(world, id) } }
  },
  sendChatMessage: async (world) => {
    const { id } = await lead(world)
    const { pool } = world.product.database
    await connectTelegram(pool)
    const { rows } = await pool.query(
      `insert into channel_people (id, channel, key, lead_id, known_at)
       values (gen_random_uuid(), 'telegram', gen_random_uuid()::text, $1, now()) returning id`,
      [id],
    )
    const seen = await seenOf(world, id)
    return { params: { id }, body: { channel: 'telegram', to: rows[0].id, text: 'Dear Ana', seen } }
  },
  makeStartLink: async (world) => {
    await connectTelegram(world.product.database.pool)
    return { params: await lead(world) }
  },
  changeWhatsApp: async () => inputOf('changeWhatsApp'),
  changeTelegram: async () => inputOf('changeTelegram'),
  settleMessages: async (world) => {
    const { id, leadId } = await written(world)
    return { params: { id: leadId }, body: { seen: id } }
  },
  decideOutcome: async (world) => {
    const { id, leadId } = await written(world, 'out')
    await world.product.database.pool.query(
      `insert into mails (id, template, language, recipient, entity, entity_id, status)
       values ($1, 'reply', 'en', $2, 'lead', $3, 'perhaps')`,
      [id, message.email, leadId],
    )
    return { params: { id }, body: { outcome: 'sent' } }
  },
  attachMessages: async (world) => {
    const { id, leadId } = await written(world, 'in', true)
    return { params: { id }, body: { leadId } }
  },
  setMessagesAside: async (world) => ({ params: { id: (await written(world, 'in', true)).id } }),
  changeMailChannel: async () => inputOf('changeMailChannel'),
  testMailChannel: async () => ({}),
  takeOlderMails: async ({ product: { database } }) => {
    await database.pool.query(`insert into mail_fetches (channel, since) values ('email', now())
      on conflict (channel) do update set since = now()`)
    return inputOf('takeOlderMails')
  },
  stopOlderMails: async () => ({}),
  changeMailServer: async () => inputOf('changeMailServer'),
  startMailSignIn: async () => inputOf('startMailSignIn'),
  finishMailSignIn: async ({ url, headers }) => {
    const { body } = await call(url, 'startMailSignIn', { ...inputOf('startMailSignIn'), headers })
    return { body: { answer: `?error=access_denied&state=${new URL(body.url).searchParams.get('state')}` } }
  },
  renewInboundSecret: async () => ({}),
  finishNotice: async (world) => {
    const { rows } = await world.product.database.pool.query(
      `insert into lead_notices (id, user_id, kind, lead_id, by)
        select gen_random_uuid(), id, 'mentioned', $1, 'a teammate' from users where username = 'owner' returning id`,
      [(await lead(world)).id],
    )
    return { params: { id: rows[0].id } }
  },
  addRule: async () => inputOf('addRule'),
  changeRule: async (world) => {
    const { id: ruleId, rule, version } = await ruleAdded(world)
    return { params: { id: ruleId }, body: { rule: { ...rule, name: 'Another name' }, version } }
  },
  switchRule: async (world) => ({ params: { id: (await ruleAdded(world)).id }, body: { isOn: true } }),
  deleteRule: async (world) => ({ params: { id: (await ruleAdded(world)).id } }),
  restoreRule: async (world) => ({ params: { id: (await ruleAdded(world)).id }, body: { version: 1 } }),
  tryRule: async () => inputOf('tryRule'),
  undoRule: async (world) => {
    const rule = await ruleAdded(world)
    const { id: leadId } = await lead(world)
    await world.product.database.pool.query(
      `with run as (
         insert into automation_runs (id, rule_id, version, lead_id, event_id, outcome)
         values (gen_random_uuid(), $1, 1, $2, gen_random_uuid(), 'done') returning id
       ), raised as (update contact_requests set priority = 'high' where id = $2)
       insert into automation_receipts (run_id, step, lead_id, rule_id, action, effect, changed)
       select id, 0, $2, $1, 'priority', 'done', '{"what":"priority","before":"medium","after":"high"}' from run`,
      [rule.id, leadId],
    )
    return { params: { id: rule.id }, body: { to: new Date(Date.now() + 1_000).toISOString() } }
  },
  retryRun: async (world) => {
    const rule = await ruleAdded(world)
    const { id: leadId } = await lead(world)
    const { rows } = await world.product.database.pool.query<{ id: string }>(
      `insert into automation_runs (id, rule_id, version, lead_id, event_id, outcome, reason)
       values (gen_random_uuid(), $1, 1, $2, gen_random_uuid(), 'failed', 'error') returning id`,
      [rule.id, leadId],
    )
    return { params: { id: rows[0]!.id } }
  },
  startRule: async (world) => {
    const rule = await ruleAdded(world)
    await world.product.database.pool.query(
      `update automation_rules set is_on = true, on_since = now(), rule = jsonb_set(rule, '{trigger}', '{"on": "by_hand"}') where id = $1`,
      [rule.id],
    )
    return { params: { id: rule.id }, body: { leadId: (await lead(world)).id } }
  },
  stopRun: async (world) => {
    const rule = await ruleAdded(world)
    const { id: leadId } = await lead(world)
    const { rows } = await world.product.database.pool.query<{ id: string }>(
      `insert into automation_runs (id, rule_id, version, lead_id, event_id, outcome)
       values (gen_random_uuid(), $1, 1, $2, gen_random_uuid(), 'waiting') returning id`,
      [rule.id, leadId],
    )
    return { params: { id: rows[0]!.id } }
  },
  createImport: async () => ({ body: { fileName: 'leads.csv' } }),
  fixImportPhones: async (world) => ({ ...(await file(world)), body: { country: 'ES' } }),
  fixImportMistake: async (world) => ({
    ...(await file(world)),
    body: { field: 'country', written: 'Wonderland', value: 'ES' },
  }),
  checkImportRows: async (world) => ({
    ...(await file(world)),
    body: { rows: [{ line: 2, fields: { name: 'Ana', email: 'ana@example.com' } }], language: 'en' },
  }),
  startImport: async (world) => ({ ...(await file(world)), body: { skipsDuplicates: true } }),
  cancelImport: fileThatIs('running'),
  revertImport: async (world) => ({ ...(await fileThatIs('done')(world)), body: {} }),
  discardImport: file,
  dismissDuplicates: async (world) => ({ body: { ids: (await namesakes(world)).ids } }),
  mergeLeads: merge,
  undoMerge: async (world) => {
    const { body } = await call(world.url, 'mergeLeads', { ...(await merge(world)), headers: world.headers })
    return { params: { id: body.mergeId }, body: {} }
  },
  restoreLead: binned,
  purgeLead: binned,
  startBulk: async (world) => ({ body: { change: { status: 'lost' }, ids: [(await lead(world)).id] } }),
  cancelBulk: async (world) => ({ params: await bulk(world) }),
  undoBulk: async (world) => {
    const params = await bulk(world)
    await runBulks(world.product.database, async () => false)
    return { params }
  },
  saveView: async () => ({ body: { name: 'Mine', search: { assignee: '@me' } } }),
  changeView: async (world) => ({ params: await view(world), body: { name: 'Ours' } }),
  deleteView: async (world) => ({ params: await view(world) }),
  releaseQuarantined: doubtful,
  discardQuarantined: doubtful,
  changeSetup: async ({ url }) => ({ params: { id: await setup(url) }, body: { status: 'processing' } }),
  changeCancellation: async ({ url }) => {
    const { data } = (await call(url, 'sendCancellation', { body: cancellationMessage })).body
    return { params: { id: data.id }, body: { handled: true } }
  },
  deleteSetup: async ({ url }) => ({ params: { id: await setup(url) } }),
  revealPassword: async ({ url }) => ({ params: { id: await setup(url) }, body: { reason: 'To set it up' } }),
  retryMail: async ({ product, url }) => {
    await call(url, 'sendContact', { body: message })
    const { rows } = await product.database.pool.query(`update mails set status = 'failed'
      where id = (select id from mails order by created_at desc limit 1) returning id`)
    return { params: { id: rows[0].id } }
  },
  findPerson: async (world) => ({ body: await known(world) }),
  exportPerson: async (world) => ({ body: await known(world) }),
  erasePerson: async (world) => ({ body: { ...(await known(world)), confirmation: message.email } }),
  withdrawConsent: async (world) => {
    const { data } = (await call(world.url, 'listConsents', { params: await lead(world), headers: world.headers })).body
    return { params: { id: data.find(({ purpose }) => purpose === 'email_offers')!.id } }
  },
  tryAddressAgain: async (world) => {
    const params = await lead(world)
    await world.product.database.pool.query(
      `update lead_addresses set undeliverable_since = now(), undeliverable_reason = '550' where lead_id = $1`,
      [params.id],
    )
    return { params }
  },
  changeOffers: async () => ({ body: { needsConfirmation: true } }),
  changeRetention: async () => ({ body: { mails: 6 } }),
  confirmPurge: async (world) => {
    await world.product.database.pool.query(
      `insert into purge_runs (id, started_at, finished_at, removed, held) values ($1, now(), now(), '{}', '{"lostLeads": 60}')`,
      [newId()],
    )
    return { body: { kind: 'lostLeads', count: 60 } }
  },
  addSnippet: async () => inputOf('addSnippet'),
  changeSnippet: async (world) => ({ ...inputOf('changeSnippet'), params: await snippet(world) }),
  deleteSnippet: async (world) => ({ params: await snippet(world) }),
  saveReplyTemplate: async () => inputOf('saveReplyTemplate'),
  resetReplyTemplate: async ({ url, headers }) => {
    await call(url, 'saveReplyTemplate', { ...inputOf('saveReplyTemplate'), headers })
    return inputOf('resetReplyTemplate')
  },
  changeSettings: async () => ({ body: { name: 'Another name' } }),
  stateClaim: async () => inputOf('stateClaim'),
  importGoldPrices: async () => inputOf('importGoldPrices'),
  removeGoldPrices: async () => ({}),
  withdrawClaim: async ({ url, headers }) => {
    await call(url, 'stateClaim', { ...inputOf('stateClaim'), headers })
    return { params: { id: 'company.legalName' } }
  },
  importOperations: async () => inputOf('importOperations'),
  registerAccount: async () => inputOf('registerAccount'),
  changeAccount: async (world) => ({ params: await account(world), body: { name: 'Gold' } }),
  importReport: async (world) => ({ params: await account(world), file: new Blob(['no report']) }),
  cancelReportImport: async (world) => {
    const { id } = await account(world)
    const { rows } = await world.product.database.pool.query(
      `insert into report_imports (id, account_id, file_sha256, file_size, started_by)
       values (gen_random_uuid(), $1, '', 0, 'owner') returning id`,
      [id],
    )
    return { params: { id: rows[0].id } }
  },
  uploadBrokerMail: async (world) => ({ params: await account(world), file: new Blob(['Subject: none\r\n\r\nnone']) }),
  checkBrokerMail: brokerMail,
  deleteBrokerMail: brokerMail,
  exportBrokerMail: brokerMail,
  saveMonth: async () => ({ body: { year: 2026, month: 8, percentageGain: '12.80', profitAmount: 128_000 } }),
}

async function addedWebhook({ url, headers }: { url: string; headers: Record<string, string> }) {
  const { body: webhook } = inputOf('addWebhook')
  const { body } = await call(url, 'addWebhook', { body: { ...webhook, isOn: true }, headers })
  return { params: { id: body.webhook.id } }
}
