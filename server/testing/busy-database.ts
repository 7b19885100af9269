import { createHash } from 'node:crypto'
import type pg from 'pg'
import { dimensions } from '#domain/analytics/cells.ts'
import { setupStatuses } from '#domain/setups/setups.ts'
import { fillWithLeads, madeIdSql } from './many-leads.ts'

/** The id of row `n` of a kind, as in the statements below. */
export function busyId(kind: string, n: number): string {
  // biome-ignore lint/plugin: the same as PostgreSQL's md5() below, for ids of tests
  const hash = createHash('md5').update(`${kind}${n}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-8$4-')
}

/** SQL of this id. */
const id = madeIdSql
/** The lead of row `n`: five percent belong to lead 1, which has a long history. */
const ofLead = id('lead', '(case when n % 20 = 0 then 1 else 1 + n * 7 % $1 end)')
const ago = (span: string) => `now() - n * interval '${span}' / $1`

/** A time for each of this many rows per thousand leads, over two years. */
const sinceYears = (perThousand: number) => ago(`${(700 * 1000) / perThousand} days`)

const dimensionsSql = `array[${dimensions.map((name) => `'${name}'`).join()}]`

/** Rows per thousand leads, with their columns and values. */
type Filling = readonly [table: string, rows: number, columns: string, values: string]

const madeRule = JSON.stringify({
  name: 'A rule',
  trigger: { on: 'setup_completed' },
  conditions: { of: 'all', list: [] },
  actions: [{ do: 'priority', to: 'high' }],
})

const fillings: readonly Filling[] = [
  ['users', 2, 'id, username, username_key, password', `${id('user')}, 'colleague ' || n, 'colleague ' || n, 'none'`],
  [
    'sessions',
    10,
    'token_hash, user_id, remembered, expires_at',
    `md5('session' || n), ${id('user', '(1 + n % 20)')}, false, now() + interval '1 day'`,
  ],
  [
    'invitations',
    2,
    'id, token_hash, role, invited_by, expires_at',
    `${id('invitation')}, md5('invitation' || n), 'agent', ${id('user', '1')}, now() + n % 9 * interval '1 day'`,
  ],
  [
    'lead_interactions',
    300,
    'id, lead_id, type, created_by, content, created_at',
    `${id('interaction')}, ${ofLead}, (array['note', 'call', 'email', 'meeting'])[1 + n % 4], 'colleague ' || (1 + n % 20), repeat('m', 40), ${ago('700 days')}`,
  ],
  [
    'lead_tasks',
    200,
    'id, lead_id, title, status, assigned_to, due_date, completed_at',
    `${id('task')}, ${ofLead}, 'Call back', case n % 3 when 0 then 'completed' else 'pending' end, case n % 5 when 0 then 'owner' when 1 then 'ben' end, now() + (n % 90 - 45) * interval '1 day' + n * interval '1 second', case n % 3 when 0 then now() end`,
  ],
  ['lead_attributions', 200, 'lead_id, variant, landing_page', `${id('lead')}, 'A', '/en/welcome'`],
  [
    'consents',
    200,
    'id, lead_id, purpose, granted, wording_version, language, form',
    `${id('consent')}, ${id('lead')}, 'contact', true, '1', 'es', 'contact'`,
  ],
  [
    'audit_log',
    500,
    'at, user_id, username, action, entity, entity_id',
    `${ago('700 days')}, ${id('user', '(1 + n % 20)')}, 'colleague', case when n % 1000 = 7 then 'person.erased' when n % 3 = 0 then 'lead.moved' else 'lead.edited' end, 'lead', ${ofLead}::text`,
  ],
  [
    'idempotency_keys',
    50,
    'scope, key, request_hash, answer',
    `'contact', 'key ' || n, md5('k' || n), jsonb_build_object('id', ${id('setup')})`,
  ],
  [
    'lead_cells',
    1_500,
    'dimension, day, value, bin, leads, replied, qualified, converted, won',
    `(${dimensionsSql})[1 + n % ${dimensions.length}], current_date - n / ${dimensions.length} % 730, n / ${dimensions.length * 730}, -1, 9, 8, 3, 1, 5000`,
  ],
  [
    'lead_month_cells',
    500,
    'dimension, month, value, bin, leads, replied, qualified, converted, won',
    `(${dimensionsSql})[1 + n % ${dimensions.length}], (date_trunc('month', current_date) - n / ${dimensions.length} % 24 * interval '1 month')::date, n / ${dimensions.length * 24}, -1, 270, 240, 90, 30, 150000`,
  ],
  [
    'lead_stage_changes',
    500,
    'lead_id, from_stage, to_stage, at',
    `${ofLead}, 'new', case n % 3 when 0 then 'lost' when 1 then 'contacted' else 'converted' end, ${ago('700 days')}`,
  ],
  ['variant_exposures', 20, 'day, variant, language, visitors', `current_date - n, 'A', 'es', n`],
  [
    'lead_escalations',
    100,
    'id, lead_id, rank, since, audience, at',
    `${id('escalation')}, ${id('lead')}, 1, now(), 'team', ${ago('29 days')}`,
  ],
  ['automation_rules', 1, 'id, rule, is_on, created_at', `${id('rule')}, '${madeRule}', false, ${ago('700 days')}`],
  ['automation_versions', 1, 'rule_id, version, rule', `${id('rule')}, 1, '${madeRule}'`],
  [
    'automation_runs',
    500,
    'id, rule_id, version, lead_id, event_id, outcome, reason, at',
    `${id('run')}, ${id('rule', '(1 + n % ($1 / 1000))')}, 1, ${id('lead')}, ${id('event')}, case n % 9 when 0 then 'done' else 'skipped' end, case when n % 9 > 0 then 'condition' end, ${ago('29 days')}`,
  ],
  [
    'automation_receipts',
    500,
    'run_id, step, lead_id, rule_id, action, effect, detail, at',
    `${id('run')}, 0, ${id('lead')}, ${id('rule', '(1 + n % ($1 / 1000))')}, 'assign', 'done', 'colleague', ${ago('29 days')}`,
  ],
  [
    'lead_presence',
    0.2,
    'lead_id, user_id, doing, seen_at',
    `${id('lead', '(n * 10)')}, ${id('user')}, 'looking', now()`,
  ],
  ['lead_views', 2, 'id, owner_id, name, search', `${id('view')}, ${id('user', '(1 + n % 20)')}, 'View ' || n, '{}'`],
  [
    'lead_bulks',
    10,
    'id, user_id, change, filters, status, total, created_at',
    `${id('bulk')}, ${id('user', '(1 + n % 20)')}, '{"status":"lost"}', '{}', 'done', 100, ${ago('30 days')}`,
  ],
  ['lead_bulk_items', 100, 'bulk_id, lead_id, state', `${id('bulk', '(1 + n % ($1 / 200))')}, ${id('lead')}, 'done'`],
  [
    'duplicate_groups',
    20,
    'id, kind, key, found_at',
    `${id('group')}, case when n % 2 = 0 then 'email' else 'phone' end, case when n % 2 = 0 then 'lead.' || n * 9 || '@example.com' else '34' || (600000000 + n * 9) end, ${ago('30 days')}`,
  ],
  [
    'imports',
    2,
    'id, file_name, state, created_by, created_at',
    `${id('import')}, 'leads.csv', case when n < 6 then 'checking' else 'done' end, 'owner', ${ago('29 days')}`,
  ],
  [
    'import_rows',
    200,
    'import_id, line, state, fields, problems, email_key, phone_key',
    `${id('import', '(1 + n % ($1 / 500))')}, n + 1, (array['ready', 'faulty', 'left_out', 'imported'])[1 + n / 500 % 4], '{"name":"Ana"}', '{}', 'row.' || n || '@example.com', '35' || n`,
  ],
  [
    'import_updates',
    20,
    'import_id, line, lead_id, before, after',
    `${id('import', '(1 + n % ($1 / 500))')}, n + 1, ${id('lead')}, '{"notes":null}', '{"notes":"Ana"}'`,
  ],
  [
    'lead_merges',
    20,
    'id, lead_id, merged_at, merged_by, before, after, moved',
    `${id('merge')}, ${id('lead', '(20 * n)')}, ${ago('29 days')}, 'owner', '{}', '{}', '[]'`,
  ],
  ['merged_leads', 20, 'lead_id, merge_id', `${id('lead', '(20 * n + 1)')}, ${id('merge')}`],
  [
    'quarantined_messages',
    50,
    'id, message, email_key, phone_key, spam_score, reasons, created_at, discarded_at',
    `${id('doubtful')}, '{"lead":{"name":"www.spam.example","email":"a@example.com","phone":"1","country":null,"language":"en","platform":"main","message":null}}', 'doubtful.' || n || '@example.com', '36' || n, 60, '{}', ${ago('29 days')}, case when n % 2 = 0 then now() end`,
  ],
  [
    'subscription_setups',
    100,
    'id, full_name, email, phone, mt5_username, investment_amount, status, email_key, phone_key, created_at',
    `${id('setup')}, 'Maria ' || n, 'setup.' || n || '@example.com', '+34 6' || n, '50' || n, '5000 USD', (array[${setupStatuses.map((status) => `'${status}'`).join()}])[1 + n % 4], 'setup.' || n || '@example.com', '346' || n, ${ago('700 days')}`,
  ],
  [
    'subscription_setup_secrets',
    20,
    'setup_id, key_version, sealed, purge_after',
    `${id('setup', '(4 * n)')}, '1', '', now() + interval '9 days'`,
  ],
  [
    'cancellations',
    100,
    'id, kind, name, email, email_key, language, created_at, handled_at, handled_by',
    `${id('cancellation')}, 'cancel_trial', 'Ana', 'cancel.' || n || '@example.com', 'cancel.' || n || '@example.com', 'es', ${ago('700 days')}, case when n % 3 > 0 then now() end, case when n % 3 > 0 then 'owner' end`,
  ],
  [
    'mails',
    300,
    'id, template, language, recipient, values, entity, entity_id, status, created_at',
    `${id('mail')}, 'contact_receipt', 'es', 'lead.' || n || '@example.com', '{"receivedAt":"2026-01-01T00:00:00.000Z"}', 'lead', ${id('lead')}::text, case n % 50 when 0 then 'failed' else 'sent' end, ${ago('700 days')}`,
  ],
  [
    'payers',
    10,
    'id, lead_id, matched_by, is_ours, first_paid_at, created_at, news_at',
    `${id('payer')}, case when n % 10 > 0 then ${id('lead')} end, case when n % 10 > 0 then 'email' end, true, ${sinceYears(10)}, ${sinceYears(10)}, ${sinceYears(10)}`,
  ],
  [
    'billing_addresses',
    10,
    'payer_id, email_key, address',
    `${id('payer')}, 'payer.' || n || '@example.com', 'payer.' || n || '@example.com'`,
  ],
  [
    'subscriptions',
    10,
    'id, payer_id, state, started_at, trial_end, pays_since, monthly, currency, is_uncertain, began_before',
    `'sub_' || n, ${id('payer')}, (array['active', 'active', 'trialing', 'past_due', 'ended'])[1 + n % 5], ${sinceYears(10)}, ${sinceYears(10)}, ${sinceYears(10)}, case n % 5 when 4 then 0 else 8995 end, 'usd', false, false`,
  ],
  // They pay since their start; every other one has left since.
  [
    'subscription_steps',
    20,
    'subscription_id, at, monthly, currency, is_pause',
    `'sub_' || (1 + n / 2 % ($1 / 100)), ${sinceYears(20)}, case n % 4 when 0 then 0 else 8995 end, 'usd', false`,
  ],
  [
    'payments',
    100,
    'id, payer_id, subscription_id, kind, at, amount, currency',
    `'ch_' || n, ${id('payer', '(1 + n % ($1 / 100))')}, 'sub_' || (1 + n % ($1 / 100)), 'payment', ${sinceYears(100)}, 8995, 'usd'`,
  ],
  ['purge_runs', 14, 'id, started_at, finished_at, removed', `${id('purge')}, ${ago('700 days')}, now(), '{}'`],
  [
    'ai_analyses',
    50,
    'id, lead_id, quality_score, conversion_probability, engagement_level, risk_assessment, confidence_level, key_insights, analysis_data',
    `${id('analysis')}, ${id('lead')}, 1, 1, 1, 'low', 1, '[]', '{"trigger":"arrival","by":null,"engine":"embedded"}'`,
  ],
  [
    'ai_recommendations',
    50,
    'id, lead_id, analysis_id, type, priority, title, description, suggested_action, confidence_score, facts',
    `${id('recommendation')}, ${id('lead')}, ${id('analysis')}, 'callNow', 1, 'Call', '', '', 1, '{"code":"callNow","values":{"hourKnown":true},"action":{"kind":"call","template":null,"at":null},"restsOn":[]}'`,
  ],
  [
    'sentiment_analyses',
    50,
    'id, lead_id, interaction_id, text_analyzed, sentiment_score, urgency_level, key_phrases, source',
    `${id('sentiment')}, ${id('lead')}, ${id('interaction')}, '', 0, n % 11, '[]', 'interaction'`,
  ],
]

/** Duplicates, and merged leads in the bin. */
const afterwards = [
  // The rules have processed all of it.
  'update automation_events set seen_at = at where $1::int > 0',
  `update contact_requests l set email = o.email, email_key = o.email_key
    from generate_series(1, $1::int / 500) as n, contact_requests o
    where l.id = ${id('lead', '(n * 50 + 3)')} and o.id = ${id('lead', '(n * 50 + 2)')}`,
  `update contact_requests set deleted_at = now()
    where id = any(array(select ${id('lead', '(n * 20 + 1)')} from generate_series(1, $1::int / 50) as n))`,
]

/**
 * Fills an empty database as years of work would: this many leads and their related rows in
 * proportion. No statistics are gathered, neither here nor by autovacuum.
 */
export async function fillBusyDatabase(pool: pg.Pool, leads: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows) await pool.query(`alter table "${name}" set (autovacuum_enabled = false)`)
  await fillWithLeads(pool, leads, { isMeasured: false, isNewestOfOneStage: true })
  for (const [table, perThousand, columns, values] of fillings) {
    await pool.query(
      `insert into ${table} (${columns}) select ${values.replaceAll('$1', '$1::int')}
       from generate_series(1, $2::int) as n where $1::int > 0`,
      [leads, Math.ceil((leads * perThousand) / 1000)],
    )
  }
  for (const statement of afterwards) await pool.query(statement, [leads])
}
