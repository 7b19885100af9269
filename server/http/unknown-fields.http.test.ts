import { expect, it } from 'vitest'
import { errorBody } from '#contract/error-body.ts'
import { callNames, inputOf, probe, routeOf } from '#server/testing/every-call.ts'
import { ownProduct, signIn } from '#server/testing/product.ts'
import { checksums } from '#server/testing/tables.ts'

/** As many fields as an answer names. */
const named = 50

it('no call takes a column that is not one of its fields, in whatever spelling, and nothing is written', async () => {
  const product = await ownProduct()
  const headers = await signIn(product.url)
  const { rows } = await product.database.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const columns = [...new Set(rows.flatMap(({ name }) => [name, camel(name)]))]
  expect(columns).toEqual(expect.arrayContaining(['role', 'tokenHash', 'disabled_at', 'mustChangePassword', 'status']))
  const withBody = callNames.filter((name) => routeOf(name).body)
  expect(withBody.length).toBeGreaterThan(10)
  const before = await checksums(product.database.pool)
  for (const name of withBody) {
    const given = (inputOf(name) as { body: object }).body
    const known = Object.keys((routeOf(name).body as unknown as { shape: object }).shape)
    const unwanted = columns.filter((column) => !known.includes(column))
    for (let from = 0; from < unwanted.length; from += named) {
      const extra = unwanted.slice(from, from + named)
      const body = { ...Object.fromEntries(extra.map((column) => [column, 'x'])), ...given }
      const { status, text } = await probe(product.url, name, { headers, body })
      expect([name, status]).toEqual([name, 400])
      const { fields = {} } = errorBody.parse(JSON.parse(text)).error
      const unknown = Object.keys(fields).filter((field) => fields[field]?.problem === 'unknown_field')
      expect([name, unknown.toSorted()]).toEqual([name, extra.toSorted()])
    }
  }
  expect(await checksums(product.database.pool)).toEqual(before)
})
