import { describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { call, freshDatabase, message, startProduct, startSignedIn } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { findDuplicates } from './duplicates/scan.ts'
import { runImports } from './transfer/import-job.ts'

/** Spellings of one name each; the last ones differ. */
const people = [
  ['أحمد علي', 'احمد علي', 'أَحْمَد علی'],
  ['فاطمة حسن', 'فاطمه حسن'],
  ['مصطفى كمال', 'مصطفي كمال', 'مصطفی کمال'],
  ['محـــمد عمر', 'محمد عمر'],
  ['फ़रज़ाना शेख', 'फरजाना शेख'],
  ['Семён Королёв', 'Семен Королев'],
  ['Jürgen Groß', 'Jurgen Gross'],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
  ['דָּוִד כֹּהֵן', 'דוד כהן'],
]
const others = ['حسن علي', 'حسين علي']

async function importNames(names: readonly string[]) {
  const product = await startSignedIn()
  const { url, database, headers } = product
  const params = { id: (await call(url, 'createImport', { body: { fileName: 'names.csv' }, headers })).body.id }
  const rows = names.map((name, i) => ({ line: i + 2, fields: { name, ...somebody() } }))
  await call(url, 'checkImportRows', { params, body: { rows, language: 'en' }, headers })
  await call(url, 'startImport', { params, body: { skipsDuplicates: true }, headers })
  await runImports(database)
  const found = async (q: string) =>
    (await call(url, 'listLeads', { query: { q }, headers })).body.data.map(({ name }) => name).toSorted()
  return { ...product, headers, found }
}

describe('texts that look the same', () => {
  it('match in search, and make possible duplicates', async () => {
    const { url, database, headers, found } = await importNames([...people.flat(), ...others])
    for (const spellings of people) {
      for (const name of spellings) expect([name, await found(name)]).toEqual([name, spellings.toSorted()])
    }
    expect(await found('احمد')).toEqual(people[0]!.toSorted())
    expect(await found('أَحْمَد')).toEqual(people[0]!.toSorted())
    expect(await found('فاطمه')).toEqual(people[1]!.toSorted())
    expect(await found('مصطفي')).toEqual(people[2]!.toSorted())
    expect(await found('محمد')).toEqual(people[3]!.toSorted())
    expect(await found('حسين')).toEqual(['حسين علي'])
    expect(await found('ـ')).toEqual([])
    await findDuplicates(database.pool)
    const { data } = (await call(url, 'listDuplicates', { query: { limit: 200 }, headers })).body
    const groups = data.map(({ reasons, leads }) =>
      [reasons.join(), ...leads.map(({ name }) => name).toSorted()].join(),
    )
    expect(groups.toSorted()).toEqual(people.map((names) => ['name', ...names.toSorted()].join()).toSorted())
  })

  it('are one name without invisible characters, from a form, a file or typed by hand', async () => {
    const typed = '\u200eSoft\u00adHyphen Na\u200bme\ufeff'
    const { url, database, headers } = await importNames([typed])
    await sendLead({ url, database }, { name: typed })
    const body = { name: typed, leadSource: 'phone' as const, ...somebody() }
    expect((await call(url, 'addLead', { body, headers })).status).toBe(201)
    const { data } = (await call(url, 'listLeads', { query: { q: 'SoftHyphen Name' }, headers })).body
    expect(data.map(({ name }) => name)).toEqual(['SoftHyphen Name', 'SoftHyphen Name', 'SoftHyphen Name'])
    const params = { id: data[0]!.id }
    const changed = await call(url, 'changeLead', { params, body: { name: 'علی\u200cرضا\u200f' }, headers })
    expect(changed.body.name).toBe('علی\u200cرضا')
  })

  it('join a person who writes again from the same number in another spelling', async () => {
    const { url, database } = await startProduct()
    const { phone } = somebody()
    const id = await sendLead({ url, database }, { name: 'هبة مؤمن', phone })
    const again = { ...message, ...somebody(), phone, name: 'هبه مومن' }
    expect((await call(url, 'sendContact', { body: again })).status).toBe(201)
    const { rows } = await database.pool.query('select id from contact_requests where phone = $1', [phone])
    expect(rows).toEqual([{ id }])
  })

  it('are searched for among all leads after a change of the comparison, and dismissed ones stay dismissed', async () => {
    const { connection, database } = await freshDatabase()
    const { pool } = database
    await pool.query(`insert into duplicate_groups (kind, key, dismissed) values ('name', 'علي أحمد', '{}')`)
    await pool.query('insert into duplicate_scan (up_to) values (now())')
    await pool.query(`update drizzle.repeatable_sql set hash = 'before' where name = 'leads/duplicates/find-sql'`)
    await migrate(connection, repeatableSql)
    const { rows } = await pool.query(`select key from duplicate_groups where dismissed is not null order by key`)
    expect(rows.map(({ key }) => key)).toContain('احمد علي')
    expect((await pool.query('select from duplicate_scan')).rowCount).toBe(0)
  })
})
