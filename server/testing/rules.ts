import type { CallOf } from '#contract/api.ts'
import { call, message, ownProduct, signIn } from './product.ts'

export type Rule = CallOf<'addRule'>['body']

/** Conditions that match every lead. */
const everyLead = { of: 'all', list: [] } as const
/** Fires when a visitor's lead arrives. */
export const onArrival = { on: 'arrived', imports: false } as const
/** A rule that raises the priority of each lead that arrives, unless changed. */
export const ruleOf = (change: Partial<Rule>): Rule => ({
  name: 'A rule',
  trigger: onArrival,
  conditions: everyLead,
  actions: [{ do: 'priority', to: 'high' }],
  ...change,
})

/**
 * One action of each immediate kind, each with a distinct effect on a new lead with consent to offers by email. Messenger
 * messages and waits are tested in `server/automation/sequences.http.test.ts`.
 */
export const everyAction: Rule['actions'] = [
  { do: 'assign', to: null, byLanguage: false, keepOwner: false },
  { do: 'task', title: 'Call them', type: 'call', priority: 'high', dueHours: 1 },
  { do: 'tag', tag: 'Fresh' },
  { do: 'stage', to: 'qualified' },
  { do: 'priority', to: 'high' },
  { do: 'notify', audience: 'team' },
  { do: 'email', template: 'no_answer' },
  { do: 'analyse' },
  { do: 'webhook' },
]

/** A product with a signed-in owner, and helpers for tests of rules. */
export async function startWithRules() {
  const product = await ownProduct()
  const { url } = product
  const headers = await signIn(url)
  const newest = async () => (await call(url, 'listLeads', { query: {}, headers })).body.data[0]!
  return {
    ...product,
    headers,
    newest,
    /** Adds and enables a rule. */
    async switchedOn(change: Partial<Rule>) {
      const { body } = await call(url, 'addRule', { body: ruleOf(change), headers })
      await call(url, 'switchRule', { params: { id: body.id }, body: { isOn: true }, headers })
      return body.id
    },
    async arrives(change: Partial<CallOf<'sendContact'>['body']> = {}) {
      await call(url, 'sendContact', { body: { ...message, ...change } })
      return (await newest()).id
    },
    read: async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body,
    runs: async (rule?: string) => (await call(url, 'listRuns', { query: { rule }, headers })).body.data,
  }
}
