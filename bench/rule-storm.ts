import { setTimeout as delay } from 'node:timers/promises'
import { ruleLimits } from '#domain/automation/rule.ts'
import { withClient } from './support/databases.ts'
import { amountFigure, quantile } from './support/figure.ts'
import { callerOf, effectTimes, type Rule } from './support/rules.ts'
import type { Bench } from './support/stage.ts'
import { contactBody } from './support/visitor.ts'

const allRows = 20_000
/** For a short run. */
const fewRows = 4_000
/** Rows per import call. */
const rowsPerCall = 200
/** Concurrent visitors: milliseconds between their messages. */
const pauseMs = 1_000
const maxMs = 2_000
/** Imported leads that rules have done with in a second, at least. */
const minRate = 20

const forEverybody: Rule = {
  name: 'Also for leads from files',
  trigger: { on: 'arrived', imports: true },
  conditions: { of: 'all', list: [] },
  actions: [
    { do: 'tag', tag: 'Seen' },
    { do: 'email', template: 'no_answer' },
  ],
}

const imported = (n: number) => ({
  name: `Imported ${n}`,
  email: `imported.${n}@example.com`,
  phone: `+34 72${String(n).padStart(7, '0')}`,
})

type Import = { readonly id: string; readonly state: string; readonly counts: Readonly<Record<string, number>> }

/**
 * An import of twenty thousand leads who all agreed to offers by email, with a rule that writes to each of them: how
 * many mails leave, how long rules take, and how long visitors who write meanwhile wait for theirs.
 */
export const ruleStorm: Bench = async (stage) => {
  const rows = stage.isShort ? fewRows : allRows
  /** From the start of the import until rules have done with all of it, seconds. */
  const maxSeconds = rows / minRate
  const connection = await stage.databases.copyWithLeads(stage.leads)
  const product = await stage.product({ DATABASE_URL: connection })
  const post = callerOf(product.url, await product.signIn())
  return withClient(connection, async (client) => {
    const { id: rule } = await post('/api/automation/rules', forEverybody)
    await post(`/api/automation/rules/${rule}/switch`, { isOn: true })
    // Files contain no consent, and buttons need a person.
    await client.query(
      `insert into settings (key, value) values ('offers', '{"needsConfirmation": false}') on conflict do nothing`,
    )
    await client.query(`
      create function agree() returns trigger language plpgsql as $$
      begin
        insert into consents (id, lead_id, purpose, address, granted, wording_version, language, form)
        values (gen_random_uuid(), new.id, 'email_offers', new.email_key, true, '2026-11', 'es', 'contact');
        return null;
      end $$;
      create trigger agree after insert on contact_requests
        for each row when (new.imported_at is not null) execute function agree()`)
    const file = await post<Import>('/api/imports', { fileName: 'leads.csv' })
    for (let from = 0; from < rows; from += rowsPerCall) {
      const lines = Array.from({ length: rowsPerCall }, (_, i) => ({ line: from + i + 2, fields: imported(from + i) }))
      await post(`/api/imports/${file.id}/rows`, { rows: lines, language: 'es' })
    }
    const count = async (sql: string) => Number((await client.query<{ count: string }>(sql)).rows[0]!.count)
    const done = () => count(`select count(*) from automation_runs where outcome <> 'running'`)
    const began = performance.now()
    await post(`/api/imports/${file.id}/start`, { skipsDuplicates: false })
    let visitors = 0
    for (; (await done()) < rows + visitors; visitors++) {
      if ((performance.now() - began) / 1_000 > maxSeconds) break
      await post('/api/contact', contactBody(60_000_000 + visitors))
      await delay(pauseMs)
    }
    const seconds = (performance.now() - began) / 1_000
    const { counts } = await post<Import>(`/api/imports/${file.id}`)
    if (counts.imported !== rows) throw new Error(`The import has ${JSON.stringify(counts)}`)
    const times = await effectTimes(client)
    const mails = await count(`select count(*) from mails where template = 'rule_letter'`)
    const note = `${visitors} visitors`
    return [
      amountFigure(`rules are through with ${rows.toLocaleString('en')} imported leads`, seconds, maxSeconds, 's'),
      amountFigure('mails that they make within the hour', mails, ruleLimits.mailsPerRuleAndHour, 'mails'),
      amountFigure('effect of a rule for a visitor meanwhile, p50', quantile(times, 0.5), maxMs, 'ms', note),
      amountFigure('effect of a rule for a visitor meanwhile, p99', quantile(times, 0.99), maxMs, 'ms', note),
    ]
  })
}
