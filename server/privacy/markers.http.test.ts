import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getTableColumns, getTableName, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { freeConnection, plantRow, plantText } from '#server/testing/plant.ts'
import {
  call,
  cancellationMessage,
  ownSignedIn,
  type Product,
  setupMessage,
  startProduct,
  startSignedIn,
} from '#server/testing/product.ts'
import { columnsWith, tablesWith } from '#server/testing/tables.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { type Kind, keysOf, kindsOf, lockPerson } from './person.ts'
import { ownWords, teamWordTables } from './team-words.ts'

const ofTeam = 'accounts, access and settings of teammates'
const ofRecord = 'the trading record, which is about accounts of the firm'
const figures = 'counts and learned figures without a person'
const codes = 'codes and ids of the machinery'

/** Tables with text that the erasure of a person does not look into, and why. */
const leftOut: Record<string, string> = {
  ...reasonOf(ofTeam, 'api_keys invitations passkeys push_devices push_keys push_quiet_hours recovery_codes sessions'),
  ...reasonOf(ofTeam, 'settings totp_secrets users working_hours webhooks webhook_secrets access_refusals tries'),
  ...reasonOf(ofRecord, 'account_records accounts deals login_keys report_imports broker_mails broker_mail_secrets'),
  ...reasonOf(
    ofRecord,
    'claim_history claims ledger_entries ledger_heads ledger_key_secrets ledger_keys ledger_stamps',
  ),
  ...reasonOf(ofRecord, 'trading_operations'),
  ...reasonOf(ofTeam, 'channel_settings channel_secrets mail_fetches'),
  ...reasonOf(figures, 'conversion_learning lead_cells lead_cells_state lead_month_cells lead_totals purge_runs'),
  ...reasonOf(figures, 'setup_totals stage_rates variant_exposures'),
  ...reasonOf(codes, 'automation_days change_counters endings events upkeep_runs used_form_tokens'),
  ...reasonOf(
    'ids, amounts and days of a provider, without a person',
    'checkout_events payer_refs subscription_ledger subscription_steps',
  ),
  audit_log: 'append-only: goes by its age; says who did what, by ids',
  payment_imports: 'names of files are the teammates’ own words',
}

function reasonOf(reason: string, tables: string): Record<string, string> {
  return Object.fromEntries(tables.split(' ').map((table) => [table, reason]))
}

/** A person whose lead got another email address, with a marker wherever the former address or their name leads. */
async function somebodyWithFormerAddress() {
  const product = await startSignedIn()
  const { url, database, headers } = product
  const { email: former, phone } = somebody()
  const marker = `marker${former.slice(0, 8)}`
  const current = somebody().email
  const name = `Ana ${marker}`
  const id = await sendLead(product, { email: former, phone, name })
  const { status } = await call(url, 'changeLead', { params: { id }, body: { email: current }, headers })
  expect(status).toBe(200)

  const declaration = { ...cancellationMessage, email: former, name, note: `declaration of ${marker}` }
  expect((await call(url, 'sendCancellation', { body: declaration })).status).toBe(201)
  const importId = newId()
  await database.pool.query(`insert into imports (id, file_name, created_by) values ($1, 'leads.csv', 'owner')`, [
    importId,
  ])
  const row = (line: number, emailKey: string, phoneKey: string, nameKey: string, note: string) =>
    database.pool.query(
      `insert into import_rows (import_id, line, state, fields, problems, email_key, phone_key, name_key)
       values ($1, $2, 'invalid', $3, '{}', $4, $5, name_words($6))`,
      [importId, line, { message: note }, emailKey, phoneKey, nameKey],
    )
  const digits = phone.replaceAll(/\D/g, '')
  await row(2, former, '', '', `row by address of ${marker}`)
  await row(3, '', digits, name, `row by number of ${marker}`)
  await row(4, '', digits, 'Hanna Voss', `row of somebody else, ${former.slice(9, 13)}`)
  // Set aside: its address is not written as one.
  await row(5, '', '', 'Nobody', `row by what is written of ${marker}`)
  await database.pool.query(
    `update import_rows set fields = fields || jsonb_build_object('email', $2::text) where import_id = $1 and line = 5`,
    [importId, `old: ${former.toUpperCase()} (bounced)`],
  )
  await database.pool.query(
    `insert into quarantined_messages (id, message, email_key, phone_key, spam_score, reasons)
     values ($1, $2, $3, '', 0, '{}')`,
    [newId(), { lead: { name: marker, message: `message of ${marker}` } }, former],
  )
  return { ...product, headers, current, former, marker, importId }
}

it('every table with text is erased with its person or excluded with a reason', async () => {
  const { database } = await startProduct()
  const withText = Object.values(database.sql._.fullSchema)
    .filter((table) => Object.values(getTableColumns(table)).some((one) => /text|json/.test(one.getSQLType())))
    .map((table) => getTableName(table))
  const erased = kindsOf({ leads: [], setups: [] }, { email: null, phone: null }).map(({ table }) => table)
  const reached = [...erased, ...teamWordTables]
  expect(withText.filter((table) => !reached.includes(table)).sort()).toEqual(Object.keys(leftOut).sort())
})

/** The condition of a kind, as text with its values. */
const conditionOf = (
  { database }: Pick<Product, 'database'>,
  { table, rows }: Kind,
): { text: string; values: unknown[] } => {
  const { sql: text, params } = database.sql
    .select({ one: sql`1` })
    .from(sql`${sql.identifier(table)}`)
    .where(rows)
    .toSQL()
  return { text: text.slice(text.indexOf(' where ') + ' where '.length), values: params }
}

/**
 * A person with all kinds of addresses, and a marker in each column of each table that can contain something about
 * them.
 */
async function somebodyEverywhere() {
  const folder = await mkdtemp(join(tmpdir(), 'markers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const product = await ownSignedIn({ environment: { DATA_DIR: folder } })
  const { url, database, headers } = product
  const { email: former, phone } = somebody()
  const marker = `marker${former.slice(0, 8).replaceAll(/\W/g, '')}`
  const emails = { former, current: `${marker}.now@example.com`, merged: `${marker}.merged@example.com` }
  const name = `Ana ${marker}`
  const leadId = await sendLead(product, { email: former, phone, name })
  await call(url, 'changeLead', { params: { id: leadId }, body: { email: emails.current }, headers })
  const otherId = await sendLead(product, { email: emails.merged, phone: somebody().phone, name })
  const versionOf = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.version
  const body = {
    version: await versionOf(leadId),
    others: [{ id: otherId, version: await versionOf(otherId) }],
    fields: {},
  }
  expect((await call(url, 'mergeLeads', { params: { id: leadId }, body, headers })).status).toBe(200)
  const setup = { ...setupMessage, fullName: name, email: former, phone }
  await call(url, 'sendSetup', { body: setup, headers: { 'idempotency-key': newId() } })

  const client = await freeConnection(product)
  await client.query('begin')
  const key = { email: emails.current }
  const ids = await database.sql.transaction((tx) => lockPerson(tx, keysOf(key)))
  const attachmentId = newId()
  const messageId = newId()
  const personId = newId()
  const own = {
    lead_id: leadId,
    setup_id: ids.setups[0],
    attachment_id: attachmentId,
    email_key: former,
    phone_key: phone.replaceAll(/\D/g, ''),
    recipient: former,
  }
  const payerId = newId()
  const ofTable: Readonly<Record<string, object>> = {
    payers: { id: payerId },
    payments: { payer_id: payerId },
    subscriptions: { payer_id: payerId },
    billing_addresses: { payer_id: payerId },
    mails: { entity: 'lead', entity_id: leadId, template: 'lead_receipt' },
    idempotency_keys: { scope: 'setup', answer: JSON.stringify({ id: leadId }) },
    lead_attachments: { id: attachmentId },
    messages: { id: messageId },
    message_originals: { message_id: messageId },
    message_files: { message_id: messageId },
    message_downloads: { message_id: messageId },
    channel_sends: { message_id: messageId },
    channel_people: { id: personId, key: 'a person of a messenger' },
    channel_events: { event: JSON.stringify({ person: { key: 'a person of a messenger' } }) },
    duplicate_groups: { kind: 'email', key: former },
  }
  const kinds = kindsOf(ids, keysOf(key))
  const rowsOf = (kind: Kind) => {
    const { text, values } = conditionOf(product, kind)
    return text.replaceAll(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1]))
  }
  const countOf = async (kind: Kind) =>
    (await client.query(`select from "${kind.table}" where ${rowsOf(kind)}`)).rowCount
  // Referenced kinds come last.
  for (const kind of kinds.toReversed())
    if ((await countOf(kind)) === 0) await plantRow(client, kind.table, { ...own, ...ofTable[kind.table] })
  const empty = []
  for (const kind of kinds) if ((await countOf(kind)) === 0) empty.push(kind.table)
  expect(empty).toEqual([])
  const list = (texts: readonly string[]) => texts.map(literal).join(', ')
  const counts = [
    ...kinds.map((kind) => `(select count(*) from "${kind.table}" where ${rowsOf(kind)})`),
    `(select count(*) from lead_addresses where kind = 'email' and key in (${list(Object.values(emails))}))`,
    `(select count(*) from lead_addresses where kind = 'phone' and key = ${literal(own.phone_key)})`,
    `(select count(*) from subscription_setups where email_key = ${literal(former)})`,
  ]
  /** The person's records are found, and their leads' counts can be kept. */
  const check = async () => {
    await client.query(`savepoint checked`)
    await client.query('select keep_counts_of_leads($1::uuid[])', [ids.leads])
    await client.query('rollback to savepoint checked')
    return JSON.stringify((await client.query(`select concat_ws(' ', ${counts.join(', ')}) as all`)).rows)
  }
  // Values counted by code are written by the product only.
  const codes = (
    await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name in ('lead_totals', 'setup_totals')`,
    )
  ).rows.map((row) => row.name)
  const planted: string[] = []
  // Stored data has a provider's ids, amounts and days, and nothing of the person.
  for (const kind of kinds.filter(({ keptFor }) => !keptFor))
    planted.push(...(await plantText(client, { table: kind.table, rows: rowsOf(kind), not: codes }, name, check)))
  const owner = (await database.pool.query<{ id: string }>('select id from users limit 1')).rows[0]?.id
  for (const [table, columns] of Object.entries(ownWords)) {
    const id = newId()
    await plantRow(client, table, { id, owner_id: owner, user_id: owner })
    const rows = `id = '${id}'`
    planted.push(...(await plantText(client, { table, rows, columns }, `Leads of ${former}`, check)))
  }
  await client.query('commit')
  return { ...product, folder, headers, marker, emails, phone, planted }
}

/** A value within a statement; only for conditions that are planted by. */
const literal = (value: unknown): string =>
  value === null || value === undefined
    ? 'null'
    : Array.isArray(value)
      ? `'{${value.join(',')}}'`
      : `'${String(value).replaceAll("'", "''")}'`

/** Files below a folder that contain a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const held = await Promise.all(paths.map(async (path) => (await readFile(path)).includes(text)))
  return paths.filter((_, i) => held[i])
}

/**
 * Columns that contain a text; of counted ones, only what people type: the others are codes, misused by this test only.
 */
async function heldIn({ pool }: Product['database'], text: string): Promise<string[]> {
  const { rows } = await pool.query<{ dimension: string }>(
    `select distinct dimension from lead_cells where value ilike '%' || $1 || '%'
     and dimension in ('source', 'campaign', 'referrer', 'platform')`,
    [text],
  )
  const columns = await columnsWith(pool, text)
  return [...columns.filter((column) => column !== 'public.lead_cells.value'), ...rows.map((row) => row.dimension)]
}

describe('a person with a marker in every column', () => {
  it.each(['former', 'merged', 'phone'] as const)('leaves none once erased by the %s address', async (by) => {
    const { url, headers, database, marker, emails, phone, planted, folder, log } = await somebodyEverywhere()
    expect(planted.length).toBeGreaterThan(80)
    const asked = by === 'phone' ? { phone } : { email: emails[by] }
    const { body: found } = await call(url, 'findPerson', { body: asked, headers })
    expect(found.counts.teamWords).toBe(3)
    const body = { ...asked, confirmation: by === 'phone' ? phone : emails[by] }
    const erased = await call(url, 'erasePerson', { body, headers })
    expect([erased.status, await heldIn(database, marker)]).toEqual([200, []])
    for (const address of [...Object.values(emails), phone.replaceAll(/\D/g, '')])
      expect(await heldIn(database, address)).toEqual([])
    expect([await filesWith(folder, marker), log.filter((line) => line.includes(marker))]).toEqual([[], []])
  })
})

it('an erasure lists what stays and why, before and after', async () => {
  const product = await startSignedIn()
  const { url, database, headers } = product
  const { email } = somebody()
  await sendLead(product, { email })
  await database.pool.query(
    `insert into snippets (id, owner_id, name, language, text) select $1, id, 'Ana', 'en', $2 from users limit 1`,
    [newId(), `Write to ${email}`],
  )
  const { body: found } = await call(url, 'findPerson', { body: { email }, headers })
  const { body: erased } = await call(url, 'erasePerson', { body: { email, confirmation: email }, headers })
  expect(erased.remains).toEqual(found.remains)
  expect(erased.remains).toEqual([
    { what: 'audit', months: expect.any(Number) },
    { what: 'otherLeads' },
    { what: 'wordings', count: 1 },
    { what: 'database' },
    { what: 'backups' },
  ])
})

describe('a person with a changed address', () => {
  it('is exported with records of the former address, and nothing of another with the same number', async () => {
    const { url, headers, current, marker } = await somebodyWithFormerAddress()
    const { body } = await call(url, 'exportPerson', { body: { email: current }, headers })
    const text = JSON.stringify(body.records)
    for (const what of ['declaration', 'row by address', 'row by number', 'row by what is written', 'message']) {
      expect(text).toContain(`${what} of ${marker}`)
    }
    expect(text).not.toContain('row of somebody else')
  })

  it("leaves no marker in any table once erased, while the other's row in the same file stays", async () => {
    const { url, headers, database, current, former, marker, importId } = await somebodyWithFormerAddress()
    const holders = await tablesWith(database.pool, marker)
    for (const table of ['cancellations', 'import_rows', 'quarantined_messages', 'contact_requests']) {
      expect(holders).toContain(`public.${table}`)
    }
    const erased = await call(url, 'erasePerson', { body: { email: current, confirmation: current }, headers })
    expect(erased.status).toBe(200)
    for (const text of [marker, former, current]) expect(await tablesWith(database.pool, text)).toEqual([])
    const { rows } = await database.pool.query('select line from import_rows where import_id = $1', [importId])
    expect(rows).toEqual([{ line: 4 }])
  })
})
