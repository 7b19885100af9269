import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
const design = pages.filter((path) => path.startsWith('docs/design/'))

/** Lines of a page that can still be read in one go. */
const maxLines = 250

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links of a page to missing files or headings. */
const brokenLinks = (path: string) =>
  [...read(path).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, file, anchor]) => {
      const target = file ? join(dirname(path), file) : path
      return !existsSync(join(root, target)) || (anchor && !anchorsOf(read(target)).includes(anchor))
    })
    .map(([link]) => `${path}: ${link}`)

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    expect(design.length).toBeGreaterThan(20)
    expect(pages.flatMap(brokenLinks)).toEqual([])
  })

  it('are cited by code, tests and settings as pages that exist, never as a numbered decision', () => {
    const sources = globSync(
      ['{domain,contract,server,web,scripts,e2e,bench,ops}/**/*.{ts,tsx,mjs,conf,yml,service}', '*.json'],
      { cwd: root },
    )
    const cited = sources.flatMap((path) =>
      [...read(path).matchAll(/\b(docs\/[\w/-]+\.md)\b(?:#([\w-]+))?/g)].map(([, page, anchor]) => ({
        path,
        page: page!,
        anchor,
      })),
    )
    expect(cited.length).toBeGreaterThan(20)
    const isThere = ({ page, anchor }: { page: string; anchor: string | undefined }) =>
      existsSync(join(root, page)) && (!anchor || anchorsOf(read(page)).includes(anchor))
    expect(cited.filter((one) => !isThere(one))).toEqual([])
    expect(sources.filter((path) => /\bdecisions?[ /]\(?\d{4}\b/i.test(read(path)))).toEqual([])
  })

  it('name files and folders of the project that exist; `<name>` and `*` stand for any', () => {
    const named = pages.flatMap((path) =>
      [
        ...read(path).matchAll(/`((?:domain|contract|server|web|e2e|bench|scripts|ops|docs)\/[\w./<>*{},-]+?)\/?`/g),
      ].map(([, file]) => ({ path, file: file!.replaceAll(/<[\w-]+>/g, '*') })),
    )
    expect(named.length).toBeGreaterThan(100)
    const isThere = (file: string) => globSync([file, `${file}.ts`, `${file}.tsx`], { cwd: root }).length > 0
    expect(named.filter(({ file }) => !isThere(file))).toEqual([])
  })

  it('are all that code cites: no external specification, issue or report', () => {
    const elsewhere =
      /\bspec(?:ification)? §|\bthe specification\b|\bdecisions?,?[ \n*]+\(?[A-E]\b|\bissue \d|(?:it|test|describe)\(\s*['"`][A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*: | \((?:[A-Z]|[A-Z]{1,2}\d{1,2})(?:, (?:[A-Z]{1,2}\d{0,2}|property))*\)['"`],/g
    const sources = globSync('{domain,contract,server,web,scripts,e2e,bench}/**/*.{ts,tsx,mjs,css,sql}', { cwd: root })
    const others = sources.filter((path) => !path.endsWith('scripts/docs.test.ts'))
    expect(others.flatMap((path) => [...read(path).matchAll(elsewhere)].map(([found]) => `${path}: ${found}`))).toEqual(
      [],
    )
  })

  it('have one design page per topic, listed in the index and short enough to read', () => {
    const index = read('docs/design/README.md')
    expect(design.filter((path) => !path.endsWith('README.md') && !index.includes(`(${path.slice(12)})`))).toEqual([])
    expect(design.filter((path) => read(path).split('\n').length > maxLines)).toEqual([])
  })

  it('list each decision once, in order, with its day and the page that explains it', () => {
    const text = read('docs/decisions.md')
    const lines = text.match(/^\| \d.*$/gm) ?? []
    const shape = /^\| (\d{4}) \| 20\d\d-\d\d-\d\d \| \[.{15,}\]\((?:design\/[\w-]+\.md#\S+|dependencies\.md)\) \|$/
    const numbers = lines.map((line) => shape.exec(line)?.[1] ?? line)
    expect(numbers.length).toBeGreaterThan(120)
    expect(numbers).toEqual([...new Set(numbers)].toSorted())
    expect(lines.filter((line) => !shape.test(line))).toEqual([])
    const replaced = [...text.matchAll(/\b(0\d{3})\b/g)].map(([, number]) => number!)
    expect(replaced.filter((number) => !numbers.includes(number))).toEqual([])
  })
})

it('A doc comment names the thing: it opens with no indirect question', () => {
  const riddle = /\/\*\*\s+(?:\* )?(?:Whether|Whose|Whom|So many|Hears)\b.*/g
  const sources = globSync('{domain,contract,server,web,scripts,e2e,bench}/**/*.{ts,tsx,mjs}', { cwd: root })
  expect(
    sources
      .filter((path) => !path.endsWith('verify-ledger.mjs'))
      .flatMap((path) => [...read(path).matchAll(riddle)].map(([found]) => `${path}: ${found}`)),
  ).toEqual([])
})
