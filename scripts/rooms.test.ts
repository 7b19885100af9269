import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusedByLint } from './lint-elsewhere.ts'

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
  ['web/kit/made-up.tsx', '#domain/leads/pipeline.ts'],
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
  ['contract/made-up.ts', '#domain/leads/pipeline.ts'],
  ['contract/made-up.ts', 'zod'],
  ['server/leads/made-up.ts', '#server/db/database.ts'],
  ['server/leads/made-up.ts', './intake.ts'],
  ['server/leads/made-up.ts', '#server/limits/limits.ts'],
  ['server/http/made-up.ts', '#server/leads/api.ts'],
  ['server/outside/mail/made-up.ts', '#web/words/messages/load.ts'],
  ['web/admin/leads/made-up.tsx', '#web/admin/parts/format.ts'],
  ['web/admin/leads/made-up.tsx', './board/Board.tsx'],
  ['web/admin/leads/board/made-up.tsx', '../store/board-state.ts'],
  ['web/site/welcome/made-up.tsx', '#web/site/parts/format.ts'],
  ['web/kit/made-up.tsx', './Button.tsx'],
]

/** The file that tries an import: the path's name with a number, so that one folder can contain several. */
const fileOf = (cases: readonly Import[], index: number, kind: string) => {
  const [path] = cases[index]!
  return path.replace(extname(path), `-${kind}-${index}${extname(path)}`)
}

describe('the rooms', () => {
  let refused: Set<string>

  beforeAll(() => {
    const files: Record<string, string> = {}
    for (const [kind, cases] of Object.entries({ forbidden, allowed })) {
      cases.forEach(([, imported], index) => {
        files[fileOf(cases, index, kind)] = `import { x } from '${imported}'\n\nexport const y = x\n`
      })
    }
    refused = refusedByLint(files, 'style/noRestrictedImports')
  })

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

describe('circles of imports', () => {
  it('are refused by the linter, type imports included', () => {
    const files = {
      'web/kit/one.ts': "import type { Two } from './two.ts'\n\nexport type One = { two?: Two }\n",
      'web/kit/two.ts': "import type { One } from './one.ts'\n\nexport type Two = { one?: One }\n",
    }
    expect(refusedByLint(files, 'suspicious/noImportCycles')).toEqual(new Set(Object.keys(files)))
  })

  it('do not exist between the folders of domain, type imports included', () => {
    const imported = new Map<string, Set<string>>()
    for (const path of readdirSync('domain', { recursive: true, encoding: 'utf8' })) {
      const [folder = ''] = path.split('/')
      if (!/^(?!.*\.test).*\.ts$/.test(path)) continue
      const others = [...readFileSync(join('domain', path), 'utf8').matchAll(/ from '#domain\/([\w-]+)\//g)]
      const known = imported.get(folder) ?? new Set()
      imported.set(
        folder,
        new Set([...known, ...others.map(([, other]) => other!)].filter((other) => other !== folder)),
      )
    }
    expect(imported.size).toBeGreaterThan(20)
    // Folders that import no remaining one are removed until none is left; a circle remains.
    for (let before = -1; before !== imported.size; ) {
      before = imported.size
      for (const [folder, others] of imported)
        if (![...others].some((other) => imported.has(other))) imported.delete(folder)
    }
    expect([...imported.keys()]).toEqual([])
  })
})
