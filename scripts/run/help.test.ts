import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { helpOf } from './help.mjs'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
const names = Object.keys(scripts)

it.each(names)('npm run %s -- --help says what the documents say of it, in plain text', (name) => {
  expect(helpOf(root, name)).toMatch(new RegExp(`^npm (run )?(-s )?${name}\\b.*\n\n[^\`[\\]]{20}`))
})
