import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/decisions')
const records = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file) && !file.startsWith('0000'))
  .map((file) => ({ file, number: file.slice(0, 4), text: readFileSync(join(folder, file), 'utf8') }))
const index = readFileSync(join(folder, 'README.md'), 'utf8')
const numbers = records.map(({ number }) => number)

/** Lines of a record that still print on one page. */
const maxLines = 60

describe('decision records', () => {
  it('have a number each, which their title repeats', () => {
    expect(numbers.length).toBeGreaterThan(30)
    expect(numbers).toEqual([...new Set(numbers)])
    expect(records.filter(({ number, text }) => !text.startsWith(`# ${number}. `)).map(({ file }) => file)).toEqual([])
  })

  it('stay within a page', () => {
    expect(records.filter(({ text }) => text.split('\n').length > maxLines).map(({ file }) => file)).toEqual([])
  })

  it('are all in the index, in order', () => {
    const listed = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\)/gm)].map(([, number, file]) => ({ number, file }))
    expect(listed).toEqual(records.map(({ number, file }) => ({ number, file })))
  })

  it('refer to records that exist', () => {
    const wrong = records.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:superseded by|supersedes|adds to|[Dd]ecisions?|\[|\() ?(00\d\d)\b/g)]
        .filter(([, number]) => !numbers.includes(number ?? ''))
        .map(([found]) => `${file}: ${found}`),
    )
    expect(wrong).toEqual([])
  })

  it('name every runtime dependency', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const rows = records.find(({ number }) => number === '0009')?.text.match(/^\| .*$/gm) ?? []
    const named = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()))
    expect(Object.keys(dependencies).filter((name) => !named.includes(name))).toEqual([])
  })
})
