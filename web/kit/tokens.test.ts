import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: web })
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n')

/** Set by the menus of Base UI as they open. */
const fromOutside = ['--available-height', '--transform-origin']

it('every custom property used in a style sheet is set somewhere', () => {
  const styles = textOf('**/*.css')
  const set = new Set([...fromOutside, ...[...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!)])
  const code = textOf('**/*.{ts,tsx}')
  const read = new Set([...styles.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!))
  expect(read.size).toBeGreaterThan(20)
  expect([...read].filter((name) => !set.has(name) && !code.includes(`'${name}'`))).toEqual([])
})
