import { beforeAll, describe, expect, it } from 'vitest'
import { refusedByLint } from './lint-elsewhere.ts'

const unsafe: Record<string, string> = {
  'text that is run as code': `export const run = (text: string) => eval(text)`,
  'text that a timer runs as code': `export const run = () => setTimeout('go()', 1)`,
  'markup in a string': `export const show = (box: Element, name: string) => { box.innerHTML = name }`,
  'markup put beside an element': `export const show = (box: Element, name: string) => box.insertAdjacentHTML('beforeend', name)`,
  'a connection without certificate checks': `export const options = { rejectUnauthorized: false }`,
  'a hash that can be forged': `import { createHash } from 'node:crypto'\nexport const hash = createHash('md5')`,
  'a secret that can be guessed': `export const token = () => Math.random()`,
  'a delete of all rows': `import { drizzle } from 'drizzle-orm/node-postgres'\nconst db = drizzle('')\nexport const clear = (leads: never) => db.delete(leads)`,
}

const fine = `export const show = (box: Element, name: string) => {\n  box.textContent = name\n}`
const fileOf = (index: number) => `server/unsafe-${index}.ts`

describe('the lint for security', () => {
  let refused: Set<string>

  beforeAll(() => {
    const files = Object.values(unsafe).map((code, i): [string, string] => [fileOf(i), code])
    refused = refusedByLint({ ...Object.fromEntries(files), 'server/fine.ts': fine })
  })

  it.each(Object.keys(unsafe).map((name, i) => [name, i] as const))('refuses %s', (_, i) => {
    expect(refused).toContain(fileOf(i))
  })

  it('accepts ordinary code', () => {
    expect(refused).not.toContain('server/fine.ts')
  })
})
