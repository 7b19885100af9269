import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from './child.mjs'
import { withLock } from './lock.mjs'
import { Stop, say } from './say.mjs'

/** Installs the packages if they are missing or package-lock.json has changed since they were installed. */
export async function install(root) {
  if (isInstalled(root)) return
  await withLock(join(root, 'dist', '.lock'), async () => {
    // Another process may have installed them while we waited.
    if (isInstalled(root)) return
    say('Installing packages. This takes a minute the first time…')
    await npmCi(root)
    writeFileSync(stampPath(root), wanted(root))
  })
}

const stampPath = (root) => join(root, 'node_modules', '.orfine-stamp')

function wanted(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${process.platform}-${process.arch} ${lock}`
}

function isInstalled(root) {
  const path = stampPath(root)
  return (existsSync(path) && readFileSync(path, 'utf8') === wanted(root)) || matchesOwnRecord(root)
}

/** Whether npm was run by hand: its last step records what it has installed. */
function matchesOwnRecord(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const have = JSON.parse(readFileSync(record, 'utf8')).packages ?? {}
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages ?? {}
  return Object.entries(want).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || !belongsHere(entry)) return true
    const found = have[path]
    return found && found.version === entry.version && found.integrity === entry.integrity
  })
}

const belongsHere = ({ os, cpu, libc }) =>
  !libc && (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))

async function npmCi(root) {
  const [command, ...first] = npmCommand()
  // Development packages are needed to build, whatever NODE_ENV or the user's settings say about them.
  const args = ['ci', '--include=dev', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund']
  const { code, signal } = await runChild(command, [...first, ...args, '--loglevel=error'], {
    cwd: root,
    // Its stdout goes to our stderr.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  }).catch((error) => {
    throw new Stop(`npm does not start: ${error.message}`)
  })
  if (code !== 0) throw new Stop(`Installing the packages failed (npm ci ended with ${signal ?? code}).`)
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
  return script ? [process.execPath, script] : ['npm']
}
