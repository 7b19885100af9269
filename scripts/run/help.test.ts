import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
/** `seed` has its own help text with options. */
const names = Object.keys(scripts).filter((name) => name !== 'seed')

it.each(names)('npm run %s -- --help prints its documentation as plain text', (name) => {
  const printed = execFileSync(process.execPath, [join(root, 'scripts/run.mjs'), name, '--help'], { encoding: 'utf8' })
  expect(printed).toMatch(new RegExp(`^npm (run )?(-s )?${name}\\b.*\n\n[^\`[\\]]{20}`))
})
