import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const rooms = ['domain', 'contract', 'server', 'web', 'scripts', 'bench', 'e2e']

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const read = (file: string) => readFileSync(file, 'utf8')
const pages = [join(root, 'README.md'), ...filesIn('docs', /\.md$/)]
const sources = rooms
  .flatMap((room) => filesIn(room, /\.(?:tsx?|mjs|css|sql)$/))
  .filter((file) => file !== import.meta.filename)

/** The anchors of a page: its headings as Markdown readers write them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const isThere = (target: string, from: string) => {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : join(dirname(from), path)
  return existsSync(file) && (anchor === undefined || anchorsOf(read(file)).includes(anchor))
}

it('Every link between pages of the documentation leads to a page and a heading that exist', () => {
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)]
      .filter(([, target = '']) => !isThere(target, page))
      .map(([, target]) => `${relative(root, page)}: ${target}`),
  )
  expect(dead).toEqual([])
})

it('Every page that code cites exists, with its heading', () => {
  const cited = sources.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/])(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g)].map(([, target = '']) => ({ file, target })),
  )
  expect(cited.length).toBeGreaterThan(30)
  const dead = cited.filter(({ target }) => !isThere(target, join(root, 'README.md')))
  expect(dead.map(({ file, target }) => `${relative(root, file)}: ${target}`)).toEqual([])
})

it('Code cites no document that is not in the repository', () => {
  const elsewhere =
    /\bspec(?:ification)? §|\bthe specification\b|\bdecisions?,? \(?[A-Z]\b|\bissue \d|(?:it|test|describe)\(\s*['"`][A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*: | \((?:[A-Z]|[A-Z]{1,2}\d{1,2})(?:, (?:[A-Z]{1,2}\d{0,2}|property))*\)['"`],/g
  const cited = sources.flatMap((file) =>
    [...read(file).matchAll(elsewhere)].map(([found]) => `${relative(root, file)}: ${found}`),
  )
  expect(cited).toEqual([])
})
