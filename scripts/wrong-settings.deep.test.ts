import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const commands = readdirSync(folder).filter(
  (name) =>
    name.endsWith('.ts') &&
    !name.includes('.test.') &&
    name !== 'on-database.ts' &&
    /\b(?:readSettings|onDatabase)\(/.test(readFileSync(join(folder, name), 'utf8')),
)
const argumentsOf: Record<string, string[]> = {
  'seed.ts': ['--leads', '1'],
  'backup.ts': ['never-made'],
  'restore.ts': ['never-made'],
  'drill.ts': [import.meta.filename],
}

it.each([...commands, '../server/main.ts'])(
  '%s reports the wrong setting in a sentence, before it creates anything',
  (name) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, name), ...(argumentsOf[name] ?? [])], {
      encoding: 'utf8',
      env: { ...process.env, PORT: 'wrong', DATABASE_URL: '', NODE_ENV: 'production' },
    })
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^PORT must be a whole number/)])
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  },
)
