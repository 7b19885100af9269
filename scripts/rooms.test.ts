import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
type Import = readonly [path: string, imported: string]

const forbidden: readonly Import[] = [
  ['domain/made-up.ts', 'node:fs'],
  ['domain/made-up.ts', 'zod'],
  ['domain/made-up.ts', '#contract/api.ts'],
  ['contract/made-up.ts', '#server/settings.ts'],
  ['contract/made-up.ts', 'hono'],
  ['server/leads/made-up.ts', '#server/staff/sessions.ts'],
  ['server/leads/made-up.ts', '../staff/sessions.ts'],
  ['server/leads/made-up.ts', '#server/http/bind.ts'],
  ['server/leads/made-up.ts', '#web/site/page.ts'],
  ['server/db/made-up.ts', '#server/leads/api.ts'],
  ['server/outside/mail/made-up.ts', '#server/leads/api.ts'],
  ['server/outside/mail/made-up.ts', '#web/words/staff/en.ts'],
  ['server/limits/made-up.ts', '#server/leads/api.ts'],
  ['web/kit/made-up.tsx', '#domain/pipeline.ts'],
  ['web/admin/leads/made-up.tsx', '#server/settings.ts'],
  ['web/admin/leads/made-up.tsx', '#web/admin/login/LoginScreen.tsx'],
  ['web/admin/leads/made-up.tsx', '../login/LoginScreen.tsx'],
  ['web/admin/leads/board/made-up.tsx', '../../login/LoginScreen.tsx'],
  ['web/admin/leads/board/made-up.tsx', '#web/admin/login/LoginScreen.tsx'],
  ['web/admin/leads/board/made-up.tsx', '#server/settings.ts'],
  ['web/site/welcome/made-up.tsx', '#web/admin/parts/format.ts'],
  ['web/api/made-up.ts', '#web/kit/Button.tsx'],
]

const allowed: readonly Import[] = [
  ['domain/made-up.ts', './pipeline.ts'],
  ['contract/made-up.ts', '#domain/pipeline.ts'],
  ['contract/made-up.ts', 'zod'],
  ['server/leads/made-up.ts', '#server/db/database.ts'],
  ['server/leads/made-up.ts', './intake.ts'],
  ['server/leads/made-up.ts', '#server/limits/limits.ts'],
  ['server/http/made-up.ts', '#server/leads/api.ts'],
  ['server/outside/mail/made-up.ts', '#web/words/mail/load.ts'],
  ['web/admin/leads/made-up.tsx', '#web/admin/parts/format.ts'],
  ['web/admin/leads/made-up.tsx', './board/Board.tsx'],
  ['web/admin/leads/board/made-up.tsx', '../store/board-state.ts'],
  ['web/site/welcome/made-up.tsx', '#web/site/parts/format.ts'],
  ['web/kit/made-up.tsx', './Button.tsx'],
]

/** The file that tries an import: the path's name with a number, so that one folder can hold several. */
const fileOf = (cases: readonly Import[], index: number, kind: string) => {
  const [path] = cases[index]!
  return path.replace(extname(path), `-${kind}-${index}${extname(path)}`)
}

describe('the rooms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orfine-rooms-'))
  let refused: Set<string>

  beforeAll(() => {
    const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }),
    )
    for (const [kind, cases] of Object.entries({ forbidden, allowed })) {
      cases.forEach(([, imported], index) => {
        const file = join(folder, fileOf(cases, index, kind))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, `import { x } from '${imported}'\n\nexport const y = x\n`)
      })
    }
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/@biomejs/biome/bin/biome'),
        'lint',
        '--only=style/noRestrictedImports',
        '--reporter=github',
        '--max-diagnostics=none',
        '.',
      ],
      { cwd: folder, encoding: 'utf8' },
    )
    refused = new Set(
      [...stdout.matchAll(/file=([^,]+),/g)].map(([, file]) => relative(folder, resolve(folder, file!))),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(forbidden.map((pair, index) => [...pair, index] as const))(
    '%s may not import %s',
    (_path, _imported, index) => {
      expect(refused).toContain(fileOf(forbidden, index, 'forbidden'))
    },
  )

  it.each(allowed.map((pair, index) => [...pair, index] as const))('%s may import %s', (_path, _imported, index) => {
    expect(refused).not.toContain(fileOf(allowed, index, 'allowed'))
  })
})
