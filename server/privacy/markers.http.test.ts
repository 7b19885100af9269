import { describe, expect, it } from 'vitest'
import { getTableColumns, getTableName } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { call, cancellationMessage, signIn, startProduct } from '#server/testing/product.ts'
import { tablesWith } from '#server/testing/tables.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { kindsOf } from './person.ts'

const ofTeam = 'accounts, access and settings of teammates'
const ofRecord = 'the trading record, which is about accounts of the firm'
const figures = 'counts and learned figures without a person'
const codes = 'codes and ids of the machinery'

/** Tables with text that the erasure of a person does not look into, and why. */
const leftOut: Record<string, string> = {
  ...reasonOf(ofTeam, 'api_keys invitations passkeys push_devices push_keys push_quiet_hours recovery_codes sessions'),
  ...reasonOf(ofTeam, 'settings totp_secrets users working_hours webhooks webhook_secrets access_refusals tries'),
  ...reasonOf(ofRecord, 'account_records accounts deals login_keys report_imports broker_mails broker_mail_secrets'),
  ...reasonOf(ofRecord, 'claim_history claims ledger_entries ledger_heads ledger_key_secrets ledger_keys'),
  ...reasonOf(ofRecord, 'trading_operations'),
  ...reasonOf(figures, 'conversion_learning lead_cells lead_cells_state lead_month_cells lead_totals purge_runs'),
  ...reasonOf(figures, 'setup_totals variant_exposures'),
  ...reasonOf(codes, 'automation_days change_counters endings events upkeep_runs used_form_tokens'),
  ...reasonOf('wordings of rules and letters', 'automation_rules automation_versions reply_templates snippets'),
  audit_log: 'append-only: goes by its age; says who did what, by ids',
  // What a teammate typed here may name a person; nothing tells whom.
  imports: 'goes after its days: names of files are the teammates’ own words',
  lead_views: 'names and searches are the teammates’ own words',
  lead_bulks: 'searches are the teammates’ own words',
}

function reasonOf(reason: string, tables: string): Record<string, string> {
  return Object.fromEntries(tables.split(' ').map((table) => [table, reason]))
}

/** Somebody whose lead got another email address, with a marker wherever the former address or their name leads. */
async function somebodyWithFormerAddress() {
  const product = await startProduct()
  const { url, database } = product
  const headers = await signIn(url)
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
  await database.pool.query(
    `insert into quarantined_messages (id, message, email_key, phone_key, spam_score, reasons)
     values ($1, $2, $3, '', 0, '{}')`,
    [newId(), { lead: { name: marker, message: `message of ${marker}` } }, former],
  )
  return { ...product, headers, current, former, marker, importId }
}

describe('every table with text', () => {
  it('is erased with its person or left out for a reason', async () => {
    const { database } = await startProduct()
    const withText = Object.values(database.sql._.fullSchema)
      .filter((table) => Object.values(getTableColumns(table)).some((one) => /text|json/.test(one.getSQLType())))
      .map((table) => getTableName(table))
    const erased = kindsOf({ leads: [], setups: [] }, { email: null, phone: null }).map(({ table }) => table)
    expect(withText.filter((table) => !erased.includes(table)).sort()).toEqual(Object.keys(leftOut).sort())
  })
})

describe('a person whose address has changed', () => {
  it('is handed over with what came from the former address, and nothing of another with the same number', async () => {
    const { url, headers, current, marker } = await somebodyWithFormerAddress()
    const { body } = await call(url, 'exportPerson', { body: { email: current }, headers })
    const text = JSON.stringify(body.records)
    for (const what of ['declaration', 'row by address', 'row by number', 'message']) {
      expect(text).toContain(`${what} of ${marker}`)
    }
    expect(text).not.toContain('row of somebody else')
  })

  it('leaves no marker in any table once erased, while the other’s row in the same file stays', async () => {
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
