import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { createBuilder } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordEvent } from '#domain/record/record-events.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import { fonts } from '../../scripts/vite-fonts.ts'
import { site } from '../../scripts/vite-site.ts'
import { accountPageNames, isAccountPage, type Page, pageFacts, pageNames } from './page.ts'
import { accountWith, rowsOf } from './testing/accounts.ts'
import { pageOf, removed, statements } from './testing/pages.ts'

const kilobyte = 1024

const compressed = (text: string | Uint8Array, quality = 6) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** Checks a page against its budget as sent with best Brotli, so that quick compression fits too. */
function expectWithin(maxBytes: number, html: string, name?: string) {
  expect(compressed(html) <= maxBytes ? 0 : compressed(html, 11), name).toBeLessThanOrEqual(maxBytes)
}

let folder: string
let renderPage: (page: Page) => string
let styleHashes: (html: string) => string[]
let files: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'silent',
    plugins: [fonts(), site({ outDir: folder, withStaff: false })],
  })
  await builder.buildApp()
  ;({ renderPage, styleHashes } = await import(pathToFileURL(join(folder, 'site/render.js')).href))
  files = await readdir(join(folder, 'client/assets'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = (file: string) => readFile(join(folder, 'client/assets', file))
const fontsIn = (html: string) => [...new Set([...html.matchAll(/[\w-]+\.woff2/g)].map(([name]) => name))]

/** The scripts of a language's display fonts, where that is not Latin alone. */
const scriptsOf: Partial<Record<Language, string[]>> = { ru: ['latin', 'cyrillic'], ar: ['arabic'], hi: [], zh: [] }

describe('the built site', () => {
  it.each(languages)('sends every page in %s within its budget, style included', (language) => {
    for (const name of pageNames) {
      const maxBytes = pageFacts[name].budget * kilobyte
      for (const account of ['demo', 'backtest'] as const) {
        const html = renderPage(pageOf({ name, language, account, madeUp: true, stated: statements }))
        expectWithin(maxBytes, html, `${name}, ${account}`)
      }
      expectWithin(maxBytes, renderPage(pageOf({ name, language })), name)
    }
  })

  it.each(languages)('sends every page with accounts in %s within its budget', (language) => {
    const accounts = [accountWith('demo', 2_000), accountWith('live'), accountWith('backtest'), accountWith('demo', 9)]
    for (const name of [...accountPageNames, 'track-record', 'home', 'welcome', 'welcome-b'] as const) {
      const rows = name === 'account-rows' ? rowsOf('all') : null
      const view = isAccountPage(name) ? { slug: 'gold-demo', deposit: null, rows } : null
      const html = renderPage(pageOf({ name, language, account: 'demo', madeUp: true, accounts, view }))
      expectWithin(pageFacts[name].budget * kilobyte, html, name)
    }
  })

  it.each(languages)(
    'sends the track record in %s within its budget with stated records and all events',
    (language) => {
      const { months, operations, claims } = pageOf({ account: 'live', isStated: true })
      const on = '2026-06-02'
      const events: RecordEvent[] = [
        { kind: 'account-renamed', on, payload: { account: 'gold-demo', before: 'Blown', now: 'Gold' } },
        { kind: 'login-repeated', on, payload: { account: 'two', publishedAs: 'gold-demo', file: '0' } },
        { kind: 'record-carrier', on, payload: { account: 'gold-demo', before: 'two' } },
        { kind: 'restored', on, payload: { madeAt: '2026-05-01T00:00:00.000Z', lost: { seq: 77, hash: '0' } } },
      ]
      const carried = pageOf({ name: 'track-record', language, account: 'live', events, removedAccounts: [removed] })
      const html = renderPage({
        ...carried,
        claims: [...carried.claims, ...claims.filter(({ id }) => id.startsWith('stated.'))],
        accounts: [accountWith('live'), accountWith('demo', 9)],
        statedRecord: { months, operations },
      })
      expect(html).toContain('id="stated"')
      expectWithin(pageFacts['track-record'].budget * kilobyte, html)
    },
  )

  it.each(pageNames)('needs one script of at most 2 KB, and no style sheet: %s', async (name) => {
    const html = renderPage(pageOf({ name, account: 'demo' }))
    const scripts = [...html.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].map(([, file = '']) => file)
    expect(scripts).toHaveLength(1)
    const source = await read(scripts[0] ?? '')
    expect(compressed(source)).toBeLessThanOrEqual(2 * kilobyte)
    // It imports the rest on the first touch of a form.
    expect(source.toString()).not.toMatch(/\bimport\s*[{*"'`\w]/)
    expect(html).not.toContain('rel="stylesheet"')
    const solver = files.find((file) => /^solve-.*\.js$/.test(file)) ?? ''
    expect(compressed(await read(solver)), 'what solves the puzzle under load').toBeLessThanOrEqual(2 * kilobyte)
  })

  it.each(languages)('loads small fonts of its own script in %s, without blocking or moving text', async (language) => {
    for (const name of pageNames) {
      const html = renderPage(pageOf({ name, language, account: 'demo' }))
      const named = fontsIn(html)
      expect(
        named.map((font) => font.split('-')[0]),
        name,
      ).toEqual(scriptsOf[language] ?? ['latin'])
      for (const font of named) {
        const maxKilobytes = font.startsWith('latin') ? 19 : 60
        expect((await read(font)).length, font).toBeLessThanOrEqual(maxKilobytes * kilobyte)
      }
      const [style = ''] = /<style>.*<\/style>/s.exec(html) ?? []
      const downloaded = style.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? []
      expect(downloaded).toHaveLength(named.length)
      for (const face of downloaded) expect(face).toContain('font-display:optional')
    }
  })

  it.each(pageNames)('references only existing files, all our own: %s', (name) => {
    for (const language of languages) {
      const html = renderPage(pageOf({ name, language, account: 'demo' }))
      const named = [...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, file]) => file)
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((file) => !files.includes(file ?? ''))).toEqual([])
      const strangers = [...html.matchAll(/(?:src|href)="(https?:\/\/[^/"]+)/g)].map(([, origin]) => origin)
      const known = ['https://orfine.example', 'https://pay.example', 'https://wa.me']
      expect(strangers.filter((origin) => !known.includes(origin ?? ''))).toEqual([])
    }
  })

  it("is React's production build in any environment", async () => {
    const source = await readFile(join(folder, 'site/render.js'), 'utf8')
    expect(source).not.toContain('process.env.NODE_ENV')
    expect(source).not.toContain('react-dom-server-legacy.node.development')
  })

  it('has one hashed inline style per page for the content policy, the same in every run', () => {
    const html = renderPage(pageOf())
    expect(styleHashes(html)).toEqual([expect.stringMatching(/^sha256-[\w+/]{43}=$/)])
    expect(renderPage(pageOf())).toBe(html)
  })
})
