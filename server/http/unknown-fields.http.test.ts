import { expect, it } from 'vitest'
import type { z } from 'zod'
import { errorBody } from '#contract/error-body.ts'
import { callNames, inputOf, probe, routeOf } from '#server/testing/every-call.ts'
import { startSignedIn } from '#server/testing/product.ts'
import { checksums } from '#server/testing/tables.ts'

/** Maximum number of fields a response names. */
const named = 50

/** The body with these columns among its fields. */
const withColumns = (columns: readonly string[], given: object) => ({
  ...Object.fromEntries(columns.map((column) => [column, 'x'])),
  ...given,
})

it('no call accepts a column that is not one of its fields, in any spelling, and nothing is written', async () => {
  const { url, database, headers } = await startSignedIn()
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const columns = [...new Set(rows.flatMap(({ name }) => [name, camel(name)]))]
  expect(columns).toEqual(expect.arrayContaining(['role', 'tokenHash', 'disabled_at', 'mustChangePassword', 'status']))
  const withBody = callNames.filter((name) => routeOf(name).body)
  expect(withBody.length).toBeGreaterThan(10)
  const before = await checksums(database.pool)
  for (const name of withBody) {
    const given = (inputOf(name) as { body: object }).body
    const schema = routeOf(name).body as z.ZodObject
    const unwanted = columns.filter((column) => !Object.hasOwn(schema.shape, column)).toSorted()
    const issues = schema.safeParse(withColumns(unwanted, given)).error?.issues ?? []
    const refused = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
    expect([name, refused.toSorted()]).toEqual([name, unwanted])

    const some = unwanted.slice(0, named)
    const { status, text } = await probe(url, name, { headers, body: withColumns(some, given) })
    expect([name, status]).toEqual([name, 400])
    const { fields = {} } = errorBody.parse(JSON.parse(text)).error
    const unknown = Object.keys(fields).filter((field) => fields[field]?.problem === 'unknown_field')
    expect([name, unknown.toSorted()]).toEqual([name, some])
  }
  expect(await checksums(database.pool)).toEqual(before)
})
