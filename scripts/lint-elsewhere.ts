import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Lints made-up files by the project's rules, in a folder of their own; returns the refused ones. @param files what
 * each file holds, by its path @param only one rule, such as `style/noRestrictedImports`; all unless given
 */
export function refusedByLint(files: Readonly<Record<string, string>>, only?: string): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'orfine-lint-'))
  try {
    const { $schema: _, ...settings } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...settings, vcs: { enabled: false } }))
    cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const rules = only ? [`--only=${only}`] : []
    const args = [biome, 'lint', ...rules, '--reporter=github', '--max-diagnostics=none', '.']
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const named = [...stdout.matchAll(/file=([^,]+),/g)].map(([, file]) => file!)
    return new Set(named.map((file) => relative(folder, resolve(folder, file))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
