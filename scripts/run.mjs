import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, checkFolder, isBuilt } from './run/build.mjs'
import { runChild } from './run/child.mjs'
import { helpOf } from './run/help.mjs'
import { install } from './run/install.mjs'
import { findNode } from './run/node.mjs'
import { deafNpm } from './run/npm.mjs'
import { Stop, say, sentenceOf } from './run/say.mjs'
import { outlivesTerminal } from './run/terminal.mjs'

// Entry point of every npm script. Plain JavaScript, because it runs on the machine's own Node (20 or newer) before
// anything is installed. Its output goes to stderr: stdout belongs to the task. `lean` ones run without the packages
// for builds and tests, so that a container can omit these.
const tasks = {
  start: { file: 'server/main.ts', build: true, lean: true },
  dev: { file: 'scripts/dev.ts' },
  check: { file: 'scripts/check.ts' },
  test: { file: 'scripts/test.ts' },
  'test:deep': { file: 'scripts/test-deep.ts' },
  'test:external': { file: 'scripts/test-external.ts' },
  bench: { file: 'bench/run.ts', build: true },
  demo: { file: 'scripts/demo.ts', build: true },
  cluster: { file: 'scripts/cluster.ts', build: true },
  seed: { file: 'scripts/seed.ts' },
  previous: { file: 'scripts/previous.ts', build: true },
  migrate: { file: 'scripts/migrate.ts', lean: true },
  backup: { file: 'scripts/backup.ts', lean: true },
  restore: { file: 'scripts/restore.ts', lean: true },
  drill: { file: 'scripts/drill.ts', lean: true },
  'rotate-key': { file: 'scripts/rotate-key.ts', lean: true },
  report: { file: 'scripts/report.ts', lean: true },
  learn: { file: 'scripts/learn.ts', lean: true },
  sentiment: { file: 'scripts/sentiment.ts', lean: true },
  'train-sentiment': { file: 'scripts/train-sentiment.ts' },
  build: { build: true },
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
// A small young generation, freed memory returned at once (by glibc), and compiled code without types cached between runs: less
// memory, and from the second start on half the time.
const { flags, environment, codeCache } = JSON.parse(readFileSync(join(root, 'scripts/run/how-node-runs.json'), 'utf8'))
// A lost terminal must not prevent an orderly stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const [name = '', ...args] = process.argv.slice(2)

try {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task) throw new Stop(`Usage: node scripts/run.mjs ${Object.keys(tasks).join(' | ')} [arguments]`, 2)
  const help = args.includes('--help') && name !== 'seed' ? helpOf(root, name) : null
  if (help) console.log(help)
  else await perform(task)
} catch (error) {
  say(sentenceOf(error))
  process.exitCode = error instanceof Stop ? error.code : 1
}

async function perform(task) {
  // Listing the settings changes nothing.
  const mustBuild = task.build && !args.includes('--check') && !isBuilt(root)
  // Before minutes of installing.
  if (mustBuild) checkFolder(root)
  await install(root, { withDev: mustBuild || !task.lean })
  const node = findNode(root)
  const env = withFirstInPath(dirname(node))
  if (mustBuild) await build(root, node, env)
  const settings = {
    ...environment,
    NODE_COMPILE_CACHE: join(root, codeCache),
    ...env,
    OUTLIVES_TERMINAL: outlivesTerminal ? '1' : '',
  }
  const note = name === 'start' && !args.includes('--check') ? deafNpm(name) : undefined
  if (note) say(note)
  if (task.file) await run(node, [...flags, join(root, task.file), ...args], settings)
}

/** Runs the task in our place: its terminal, its signals, its way of ending. */
async function run(node, command, env) {
  // The channel closes when we die, even by kill -9 ('disconnect' in the task).
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const { code, signal } = await runChild(node, command, { cwd: root, env, stdio })
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code
}

function withFirstInPath(folder) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const separator = process.platform === 'win32' ? ';' : ':'
  const rest = process.env[key]
  return { ...process.env, [key]: rest ? folder + separator + rest : folder }
}
