import { api, type CallName, type CallOf } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { type CallInput, cancellationMessage, fetchCall, message, owner, setupMessage } from './product.ts'

export const callNames = Object.keys(api) as CallName[]
export const routeOf = (name: CallName): Route => api[name]

const unknownId = '01900000-0000-7000-8000-000000000000'

const madePasskey = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  clientExtensionResults: {},
  response: { attestationObject: 'none', clientDataJSON: 'none' },
} as const

/** The key of a browser that gets no pushes, since its service does not exist. */
const madeWebhook = {
  name: 'A program',
  url: 'https://hooks.example.com/leads',
  events: ['lead.created' as const],
  withContact: false,
  // Disabled: its background traffic would count as other calls' work.
  isOn: false,
}
const madeHours = {
  timeZone: 'Europe/Madrid',
  shifts: [{ weekday: 1, from: 540, to: 1080 }],
  daysOff: ['2026-12-25'],
}
const pushSubscription = {
  endpoint: 'https://push.example/none',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

const operationsFile = new Blob(['date,type,entry,exit\n2026-03-02 10:30,buy,2650,2651\n'])

const paymentsFile = new Blob([
  'id,Created (UTC),Amount,Currency,Status,Email\nch_1,2026-03-02 10:30,89.95,usd,Paid,ana@example.com\n',
])

const madeRule = {
  name: 'Priority for big leads',
  trigger: { on: 'arrived', imports: false },
  conditions: { of: 'all', list: [{ field: 'estimatedValue', operator: 'atLeast', values: [], amount: 50_000 }] },
  actions: [{ do: 'priority', to: 'high' }],
} as const

/** Calls without any input. */
export type InputFree = { [N in CallName]: keyof CallOf<N> extends never ? N : never }[CallName]
/** Calls that need at most an id. */
type NeedsId = {
  [N in CallName]: { params: { id: string }; query: Record<never, never> } extends CallOf<N> ? N : never
}[CallName]

/** A valid input for every call that needs more than an id; the compiler reports a missing one. */
const inputs: { readonly [N in Exclude<CallName, NeedsId>]: CallOf<N> } & { readonly [N in NeedsId]?: CallOf<N> } = {
  sendContact: { body: message },
  receiveStripeEvent: { file: new Blob(['{}']) },
  receivePaymentEvent: { file: new Blob(['{}']) },
  matchPayer: { params: { id: unknownId }, body: { leadId: null } },
  importPayments: { query: { name: 'payments.csv' }, file: paymentsFile },
  logIn: { body: owner },
  changeOwnContact: { body: { email: 'me@example.com' } },
  changePassword: { body: { current: owner.password, next: 'another long password' } },
  addPushDevice: { body: pushSubscription },
  renewPushDevice: { body: pushSubscription },
  changeTimeZone: { body: { timeZone: 'Asia/Tokyo' } },
  changeQuietHours: { body: { quietHours: { from: 1320, to: 420, timeZone: 'Europe/Madrid' } } },
  addApiKey: { body: { name: 'A program', scopes: ['leads:read'], days: 90 } },
  addWebhook: { body: madeWebhook },
  changeWebhook: { params: { id: unknownId }, body: madeWebhook },
  changeTargets: { body: { won: 20 } },
  changeWeeklySummary: { body: { isOn: true } },
  changeTeamHours: { body: { hours: madeHours } },
  changeHours: { params: { id: unknownId }, body: { hours: madeHours, languages: ['es'] } },
  changeOwnHours: { body: { hours: madeHours, languages: ['es'] } },
  showSecondFactor: { body: { code: '000000' } },
  prove: { body: { password: owner.password } },
  confirmTotp: { body: { code: '000000' } },
  addPasskey: { body: { name: 'Phone', passkey: madePasskey } },
  removePasskey: { params: { id: 'none' } },
  changePerson: { params: { id: unknownId }, body: { language: 'es' } },
  changeAccessRules: { body: { secondFactorRoles: ['viewer'] } },
  invite: { body: { role: 'agent', language: 'en' } },
  readInvitation: { body: { token: 'x'.repeat(43) } },
  acceptInvitation: { body: { token: 'x'.repeat(43), username: 'ana', password: 'a rather long phrase' } },
  changeLead: { params: { id: unknownId }, body: { status: 'lost' } },
  addLead: { body: { name: 'Ana Caller', phone: '+34 600111222', leadSource: 'phone' } },
  findKnownLeads: { body: { phone: '+34 600111222' } },
  analyseLead: { params: { id: unknownId }, body: { language: 'en' } },
  analyseSentiment: { params: { id: unknownId }, body: { text: 'When can I withdraw?', language: 'en' } },
  translateMessage: { params: { id: unknownId }, body: { language: 'en' } },
  translateDraft: { params: { id: unknownId }, body: { text: 'When can we call?', language: 'de' } },
  settleRecommendation: { params: { id: unknownId }, body: { status: 'dismissed' } },
  addInteraction: { body: { leadId: unknownId, content: 'A note' } },
  actQuickly: { body: { leadId: unknownId, action: 'call' } },
  showPresence: { params: { id: unknownId }, body: { doing: 'looking' } },
  addTask: { params: { id: unknownId }, body: { title: 'Call back', dueDate: '2026-12-01T09:00:00Z' } },
  changeTask: { params: { id: unknownId }, body: { status: 'completed' } },
  addAttachment: { params: { id: unknownId }, query: { name: 'notes.txt' }, file: new Blob(['notes']) },
  addMessageFile: {
    params: { id: unknownId },
    query: { channel: 'telegram', name: 'notes.txt' },
    file: new Blob(['notes']),
  },
  addRuleFile: { query: { name: 'offer.pdf' }, file: new Blob(['%PDF-1.7']) },
  sendMessage: {
    params: { id: unknownId },
    body: { channel: 'email', to: message.email, subject: 'Your question', text: 'Dear Ana', seen: null },
  },
  sendChatMessage: {
    params: { id: unknownId },
    body: { channel: 'whatsapp', to: unknownId, text: 'Dear Ana', seen: null },
  },
  changeWhatsApp: { body: { numberId: null, businessId: null } },
  changeTelegram: { body: { token: null } },
  settleMessages: { params: { id: unknownId }, body: { seen: unknownId } },
  decideOutcome: { params: { id: unknownId }, body: { outcome: 'sent' } },
  readMessageFile: { params: { id: unknownId, place: 0 } },
  enterDemonstration: { body: { role: 'owner' } },
  attachMessages: { params: { id: unknownId }, body: { leadId: unknownId } },
  changeMailChannel: { body: { mailbox: 'sales@example.org', replyForm: 'plus' } },
  countOlderMails: { query: { from: '2026-01-01T00:00:00Z' } },
  takeOlderMails: { body: { from: '2026-01-01T00:00:00Z' } },
  changeMailServer: { body: { server: null } },
  startMailSignIn: { body: { provider: 'google', clientId: 'id of the client', clientSecret: 'its secret' } },
  finishMailSignIn: { body: { answer: '?state=unknown&code=none' } },
  reportFault: { body: { place: 'history', error: 'SyntaxError', stack: '' } },
  addRule: { body: madeRule },
  changeRule: { params: { id: unknownId }, body: { rule: madeRule, version: 1 } },
  switchRule: { params: { id: unknownId }, body: { isOn: true } },
  restoreRule: { params: { id: unknownId }, body: { version: 1 } },
  tryRule: { body: madeRule },
  undoRule: { params: { id: unknownId }, body: { to: '2026-01-01T00:00:00Z' } },
  startRule: { params: { id: unknownId }, body: { leadId: unknownId } },
  saveLostReasons: { body: { reasons: ['too_expensive', 'No MetaTrader 5'] } },
  startBulk: { body: { change: { status: 'lost' }, ids: [unknownId] } },
  saveView: { body: { name: 'Mine', search: { assignee: '@me' } } },
  changeView: { params: { id: unknownId }, body: { name: 'Ours' } },
  createImport: { body: { fileName: 'leads.csv' } },
  checkImportRows: {
    params: { id: unknownId },
    body: { rows: [{ line: 2, fields: { name: 'Ana' } }], language: 'en' },
  },
  fixImportPhones: { params: { id: unknownId }, body: { country: 'ES' } },
  fixImportMistake: { params: { id: unknownId }, body: { field: 'country', written: 'Wonderland', value: 'ES' } },
  startImport: { params: { id: unknownId }, body: { skipsDuplicates: true } },
  revertImport: { params: { id: unknownId }, body: {} },
  dismissDuplicates: { body: { ids: [unknownId] } },
  mergeLeads: { params: { id: unknownId }, body: { others: [{ id: unknownId, version: 1 }], version: 1, fields: {} } },
  undoMerge: { params: { id: unknownId }, body: {} },
  findPerson: { body: { email: message.email } },
  exportPerson: { body: { email: message.email } },
  erasePerson: { body: { email: message.email, confirmation: message.email } },
  changeOffers: { body: { needsConfirmation: true } },
  changeRetention: { body: { mails: 6 } },
  confirmPurge: { body: { kind: 'lostLeads', count: 1 } },
  sendSetup: { body: setupMessage },
  changeSetup: { params: { id: unknownId }, body: { status: 'processing' } },
  sendCancellation: { body: cancellationMessage },
  changeCancellation: { params: { id: unknownId }, body: { handled: true } },
  revealPassword: { params: { id: unknownId }, body: { reason: 'To set up the account' } },
  saveMonth: { body: { year: 2026, month: 8, percentageGain: '12.80', profitAmount: 128_000 } },
  registerAccount: { body: { name: 'Gold live', type: 'live', currency: 'USD', broker: 'Broker Ltd.' } },
  changeAccount: { params: { id: unknownId }, body: { name: 'Gold' } },
  importReport: { params: { id: unknownId }, file: new Blob(['no report']) },
  importOperations: { query: { accountType: 'live' }, file: operationsFile },
  uploadBrokerMail: { params: { id: unknownId }, file: new Blob(['no mail']) },
  saveReplyTemplate: {
    params: { template: 'first', language: 'es' },
    body: { subject: 'Hola', text: 'Soy {colleague}.', version: 0 },
  },
  resetReplyTemplate: { params: { template: 'first', language: 'es' }, body: { version: 1 } },
  addSnippet: { body: { name: 'Price', language: 'es', text: 'Hola {first name}' } },
  changeSnippet: { params: { id: unknownId }, body: { name: 'Price', language: 'es', text: 'Hola' } },
  importGoldPrices: { query: { clock: 2 }, file: new Blob(['time,close\n2026-03-02 01:00:00,5300\n']) },
  changeSettings: { body: { name: 'Another name' } },
  stateClaim: {
    params: { id: 'company.legalName' },
    body: { text: { en: 'Example Trading' }, asOf: '2026-05-01', evidence: { reference: 'trade licence' } },
  },
  withdrawClaim: { params: { id: 'company.legalName' } },
}

/** The sample input of a call. */
export function inputOf<N extends CallName>(name: N): CallOf<N> {
  const { params, query } = routeOf(name)
  const id = { ...(params && { params: { id: unknownId } }), ...(query && { query: {} }) }
  return (inputs as { readonly [N in CallName]?: CallOf<N> })[name] ?? (id as CallOf<N>)
}

export const addressOf = (name: CallName): string =>
  routeOf(name).path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const { params = {} } = inputOf(name) as { params?: Record<string, string> }
    return params[key] ?? ''
  })

/** Makes a call with this input; reads the whole answer, of a live stream only the head. */
export async function send<N extends CallName>(url: string, name: N, input: CallInput<N>): Promise<Response> {
  const response = await fetchCall(url, name, input)
  if (response.headers.get('content-type') === 'text/event-stream') await response.body?.cancel()
  else await response.arrayBuffer()
  return response
}

/** Makes a call with its sample input or a given one; reads the whole answer, of a live stream only the head. */
export async function probe(
  url: string,
  name: CallName,
  { headers = {}, method = routeOf(name).method, body = (inputOf(name) as { body?: unknown }).body }: Probe = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
  const { file } = inputOf(name) as { file?: Blob }
  const response = await fetch(url + addressOf(name), {
    method,
    redirect: 'manual',
    headers: {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream' }),
      ...headers,
    },
    ...(hasBody && { body: JSON.stringify(body) }),
    ...(file && method === routeOf(name).method && { body: file }),
  })
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  if (isStream) await response.body?.cancel()
  return { status: response.status, headers: response.headers, text: isStream ? '' : await response.text() }
}

type Probe = { headers?: Record<string, string>; method?: string; body?: unknown }
