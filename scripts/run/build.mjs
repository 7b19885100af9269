import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { endsWithUs, runChild, toStderr } from './child.mjs'
import { withLock } from './lock.mjs'
import { Stop, say } from './say.mjs'

/** Sources of the bundles, beside the plugins `scripts/vite-*.ts`. */
const inputs = [
  'web',
  'domain',
  'contract',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/browsers/range.ts',
]

/**
 * One command builds all environments of vite.config.ts, into the folder that `BUILD_INTO` names. Node reads that file
 * itself: bundling it first takes seconds and, on a slow machine, prints warnings about that.
 */
const buildCommand = ['build', '--app', '--configLoader', 'native', '--logLevel', 'warn']

/** Refuses folder names that Vite cannot build in: it takes these characters for the start of a query or fragment. */
export function checkFolder(root) {
  const sign = /[#?]/.exec(root)?.[0]
  if (sign) throw new Stop(`Nothing can be built in ${root}: move it to a folder without ${sign} in its path.`)
}

/**
 * Builds the bundles of the public pages and the staff application into dist/ if their sources have changed. A failed build
 * leaves the existing ones.
 */
export async function build(root, node, env) {
  if (isBuilt(root)) return
  await withLock(join(root, 'dist', '.lock'), async () => {
    // Computed before building, so that concurrent edits cause another build.
    const hash = hashInputs(root)
    // Another process may have built while we waited.
    if (isBuilt(root, hash)) return
    say('Building…')
    const beside = join(root, 'dist', '.build')
    try {
      rmSync(beside, { recursive: true, force: true })
      const vite = join(root, 'node_modules/vite/bin/vite.js')
      const { code, signal } = await runChild(node, [...endsWithUs, vite, ...buildCommand], {
        cwd: root,
        env: { ...env, NODE_ENV: 'production', BUILD_INTO: join('dist', '.build') },
        stdio: toStderr,
      })
      if (code !== 0) throw new Stop(`Building failed (vite ended with ${signal ?? code}). See above.`)
      // If interrupted while swapping, nothing may count as built.
      rmSync(stampPath(root), { force: true })
      for (const name of readdirSync(beside)) {
        rmSync(join(root, 'dist', name), { recursive: true, force: true })
        renameSync(join(beside, name), join(root, 'dist', name))
      }
      writeFileSync(stampPath(root), hash)
    } finally {
      rmSync(beside, { recursive: true, force: true })
    }
  })
}

const stampPath = (root) => join(root, 'dist', '.stamp')

/** True if the bundles were built from these sources. */
export function isBuilt(root, hash = hashInputs(root)) {
  return existsSync(stampPath(root)) && readFileSync(stampPath(root), 'utf8') === hash
}

function hashInputs(root) {
  const hash = createHash('sha256')
  const plugins = filesOf(join(root, 'scripts')).filter((path) => /^vite-.+\.ts$/.test(basename(path)))
  for (const path of [...inputs.flatMap((input) => filesOf(join(root, input))), ...plugins]) {
    hash.update(`${relative(root, path)}\0${createHash('sha256').update(readFileSync(path)).digest('hex')}\n`)
  }
  return hash.digest('hex')
}

/** All files under a path in a fixed order, except tests. */
function filesOf(path) {
  if (!existsSync(path)) return []
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesOf(join(path, name)))
}
