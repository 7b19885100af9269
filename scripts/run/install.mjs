import { accessSync, constants, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { endsWithUs, runChild, toStderr } from './child.mjs'
import { withLock } from './lock.mjs'
import { Stop, say } from './say.mjs'

/**
 * Installs the packages if one is missing or differs from package-lock.json; those for builds and tests only `withDev`.
 * Installs them beside the current ones, which a running product may be using, and swaps once complete.
 */
export async function install(root, { withDev }) {
  if (missing(root, withDev).length === 0) return
  await withLock(join(root, 'dist', '.lock'), async () => {
    const beside = join(root, 'dist', '.install')
    const before = join(beside, 'before')
    // Left by an installation that was killed between the two renames.
    if (existsSync(before) && !existsSync(join(root, 'node_modules'))) renameSync(before, join(root, 'node_modules'))
    // Another process may have installed them while we waited.
    if (missing(root, withDev).length === 0) return
    rmSync(beside, { recursive: true, force: true })
    say('Installing packages. This takes a minute the first time…')
    mkdirSync(beside, { recursive: true })
    try {
      for (const name of ['package.json', 'package-lock.json', '.npmrc'])
        if (existsSync(join(root, name))) copyFileSync(join(root, name), join(beside, name))
      await npmCi(beside)
      const [name] = missing(beside, true)
      if (name) throw new Stop(`${failed} (npm left out ${name}). ${advice}`)
      // A volume of a container cannot be renamed.
      if (!changeOver(join(root, 'node_modules'), join(beside, 'node_modules'), before)) await npmCi(root)
    } finally {
      rmSync(beside, { recursive: true, force: true })
    }
  })
}

const failed = 'Installing the packages failed'
const advice =
  'What was installed before is as it was. See above, and that npm’s registry can be reached; then try again.'

/**
 * Packages that package-lock.json wants here and that npm has not recorded, or whose folder is missing, such as after `npm
 * prune`.
 */
function missing(root, withDev) {
  const have = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path, entry]) => {
      if (!path.startsWith('node_modules/') || !belongsHere(entry) || (entry.dev && !withDev)) return false
      const found = have[path]
      if (found?.version !== entry.version || found?.integrity !== entry.integrity) return true
      return !existsSync(join(root, path, 'package.json'))
    })
    .map(([path]) => path.slice('node_modules/'.length))
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** npm may leave out optional packages for any system, if their dependents are left out. */
const belongsHere = ({ os, cpu, libc, optional, devOptional }) =>
  !libc &&
  (os || !(optional || devOptional)) &&
  (!os || os.includes(process.platform)) &&
  (!cpu || cpu.includes(process.arch))

/** Swaps by two renames, since a running product needs the packages; false if they cannot be renamed. */
function changeOver(current, made, before) {
  const hadOne = existsSync(current)
  try {
    if (hadOne) renameSync(current, before)
    renameSync(made, current)
  } catch (error) {
    if (hadOne && !existsSync(current)) renameSync(before, current)
    if (process.platform !== 'win32' && (error.code === 'EBUSY' || error.code === 'EXDEV')) return false
    throw new Stop(`The new packages cannot take the place of ${current} (${error.code}). Stop the product first.`)
  }
  return true
}

async function npmCi(folder) {
  const [command, ...first] = npmCommand()
  // Development packages are needed to build, whatever NODE_ENV or the user's settings say.
  const args = ['ci', '--include=dev', '--include=optional', '--package-lock', '--engine-strict=false']
  const { code, signal } = await runChild(command, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, ...cacheIn(folder) },
    stdio: toStderr,
    shell: process.platform === 'win32' && command === 'npm',
  }).catch((error) => {
    throw new Stop(`npm does not start: ${error.message}`)
  })
  if (code !== 0) throw new Stop(`${failed} (npm ci ended with ${signal ?? code}). ${advice}`)
}

/** A separate npm cache if the user's is not writable, such as for an account without a home. */
function cacheIn(folder) {
  const cache = process.env.npm_config_cache ?? join(process.env.HOME || homeOr('/'), '.npm')
  for (const path of [cache, dirname(cache)]) {
    if (!existsSync(path)) continue
    try {
      accessSync(path, constants.W_OK)
      return {}
    } catch {
      break
    }
  }
  return process.platform === 'win32' ? {} : { npm_config_cache: join(folder, 'cache') }
}

function homeOr(other) {
  try {
    return homedir()
  } catch {
    return other
  }
}

/** The npm that started us, else the one beside Node, else the one in PATH. */
function npmCommand() {
  const bin = dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath,
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
  ]
  const script = candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  return script ? [process.execPath, ...endsWithUs, script] : ['npm']
}
