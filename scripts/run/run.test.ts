import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const scripts = dirname(import.meta.dirname)

const vite = `import { appendFileSync, mkdirSync, existsSync } from 'node:fs'
if (existsSync('web/broken')) process.exit(9)
mkdirSync('dist', { recursive: true })
appendFileSync('dist/builds', process.argv.slice(2).join(' ') + ' ' + process.env.NODE_ENV + '\\n')
console.log('noise')`

const main = `const [way] = process.argv.slice(2)
if (way === 'fail') process.exitCode = 7
if (way === 'wait') {
  process.on('SIGTERM', () => { console.log('stopping'); process.exit(5) })
  process.on('disconnect', () => process.exit(0))
  setTimeout(() => {}, 60_000)
}
console.log(JSON.stringify(process.argv.slice(2)))
if (way === 'die') process.kill(process.pid, 'SIGKILL')`

/** A small project around the real run script, whose only package is a stand-in for the bundler. */
async function project(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'orfine-run-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await cp(join(scripts, 'run'), join(root, 'scripts/run'), { recursive: true })
  await cp(join(scripts, 'run.mjs'), join(root, 'scripts/run.mjs'))
  for (const folder of ['vendor/vite/bin', 'web', 'server']) await mkdir(join(root, folder), { recursive: true })
  const about = { name: 'small', version: '1.0.0', devDependencies: { vite: 'file:vendor/vite' } }
  const packages = {
    '': about,
    'node_modules/vite': { resolved: 'vendor/vite', link: true },
    'vendor/vite': { version: '1.0.0', dev: true },
  }
  const files = {
    'package.json': JSON.stringify({ ...about, type: 'module' }),
    'package-lock.json': JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, packages }),
    'vendor/vite/package.json': JSON.stringify({ name: 'vite', version: '1.0.0', type: 'module' }),
    'vendor/vite/bin/vite.js': vite,
    'web/page.ts': 'export const words = 1',
    'server/main.ts': main,
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
  return root
}

type Ended = { code: number | null; signal: string | null; out: string; err: string }

function begin(
  root: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, npm_config_offline: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text
  })
  const ended = new Promise<Ended>((done) => child.once('close', (code, signal) => done({ code, signal, ...said })))
  return { child, ended }
}

const run = (root: string, args: string[], env?: NodeJS.ProcessEnv) => begin(root, args, env).ended
const builds = async (root: string) => (await readFile(join(root, 'dist/builds'), 'utf8')).trim().split('\n')

describe('scripts/run.mjs', () => {
  it('installs and builds the first time, then goes straight to the task, with nothing of its own on stdout', async () => {
    const root = await project()
    const first = await run(root, ['start', '--leads', '3'], { NODE_ENV: 'production', npm_config_omit: 'dev' })
    expect(first.err).toMatch(/^Installing packages.*\n(.*\n)*Building…\nnoise\n$/)
    expect(first).toMatchObject({ code: 0, out: '["--leads","3"]\n' })
    expect(await builds(root)).toEqual(['build --app --logLevel warn production'])
    expect(await run(root, ['start'])).toEqual({ code: 0, signal: null, out: '[]\n', err: '' })
  })

  it('builds again when a source changes but not when a test does, and installs again when the lock changes', async () => {
    const root = await project()
    await run(root, ['build'])
    await writeFile(join(root, 'web/page.test.ts'), '')
    expect((await run(root, ['start'])).err).toBe('')
    await writeFile(join(root, 'web/page.ts'), 'export const words = 2')
    expect((await run(root, ['start'])).err).toBe('Building…\nnoise\n')
    const lock = await readFile(join(root, 'package-lock.json'), 'utf8')
    await writeFile(join(root, 'package-lock.json'), lock.replaceAll('vendor/vite', './vendor/vite'))
    await rm(join(root, 'node_modules/.package-lock.json'))
    expect((await run(root, ['start'])).err).toMatch(/^Installing/)
  })

  it('believes an installation made by hand', async () => {
    const root = await project()
    await run(root, ['build'])
    await rm(join(root, 'node_modules/.orfine-stamp'))
    expect((await run(root, ['start'])).err).toBe('')
  })

  it('does not take a build that broke off for a build, even when its sources are put back', async () => {
    const root = await project()
    await run(root, ['build'])
    await writeFile(join(root, 'web/broken'), '')
    expect(await run(root, ['start'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('vite ended with 9'),
    })
    await rm(join(root, 'web/broken'))
    expect((await run(root, ['start'])).err).toBe('Building…\nnoise\n')
  })

  it('lets one of several that start at once install and build, and takes over from one that was killed', async () => {
    const root = await project()
    await mkdir(join(root, 'dist'))
    // On Linux the pid of a living process, but one that began at another time; elsewhere of none.
    await writeFile(join(root, 'dist/.lock'), process.platform === 'linux' ? `${process.pid} 1` : '999999999 ')
    const all = await Promise.all([run(root, ['start']), run(root, ['start']), run(root, ['start'])])
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(all.filter(({ err }) => err.includes('Installing'))).toHaveLength(1)
    expect(await builds(root)).toHaveLength(1)
  })

  it('ends as the task ends, passes signals on, and tells the task when it is killed itself', async () => {
    const root = await project()
    expect(await run(root, ['start', 'fail'])).toMatchObject({ code: 7 })
    expect(await run(root, ['start', 'die'])).toMatchObject({ signal: 'SIGKILL' })
    const polite = begin(root, ['start', 'wait'])
    polite.child.stdout?.once('data', () => polite.child.kill('SIGTERM'))
    expect(await polite.ended).toMatchObject({ code: 5, out: '["wait"]\nstopping\n' })
    const hard = begin(root, ['start', 'wait'])
    hard.child.stdout?.once('data', () => hard.child.kill('SIGKILL'))
    // stdout closes only when the task, which has inherited it, is gone as well.
    expect(await hard.ended).toMatchObject({ signal: 'SIGKILL' })
  })

  it('names the tasks when it does not know the one asked for', async () => {
    const root = await project()
    expect(await run(root, ['toString'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('start | dev'),
    })
  })
})
