import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#server/testing/product.ts'

const run = promisify(execFile)

async function seed(args: string[], environment: Record<string, string> = {}) {
  const answer = run(process.execPath, ['scripts/seed.ts', ...args], { env: { ...process.env, ...environment } })
  return answer.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

describe('npm run seed', () => {
  it('fills the database behind DATABASE_URL and reports its work', async () => {
    const { connection, database } = await freshDatabase()
    const { host, port, user, password, database: name } = connection
    const login = password ? `${user}:${password}` : user
    const url = `postgres://${login}@${encodeURIComponent(host!)}:${port}/${name}`

    const { code, stderr } = await seed(['--leads', '100', '--seed', 'command', '--record'], { DATABASE_URL: url })
    expect(stderr).toContain('100 leads, ')
    expect(code).toBe(0)
    const { rows } = await database.pool.query(`select
      (select sum(leads) from lead_totals)::int as leads, (select count(*) from monthly_performance)::int as months`)
    expect(rows).toEqual([{ leads: 100, months: 14 }])
  })

  it('refuses an invalid number with its usage, and touches no database', async () => {
    const { code, stderr } = await seed(['--leads', '0'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(code).toBe(2)
    expect(stderr).toMatch(/--leads takes a whole number from 1 .*\n\nUsage:/)
  })

  it('explains in one line why a database is unreachable', async () => {
    const { code, stderr } = await seed(['--leads', '3'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Seeding failed: .*ECONNREFUSED.*\n$/)
  })

  it('prints its usage with --help', async () => {
    const { code, stdout } = await seed(['--help'])
    expect(code).toBe(0)
    expect(stdout).toContain('--leads N')
  })
})
