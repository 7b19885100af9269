import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const folderOfScripts = dirname(import.meta.dirname)
/** npm's arguments. */
const { scripts } = JSON.parse(readFileSync(join(folderOfScripts, '../package.json'), 'utf8'))

const vite = `import { appendFileSync, mkdirSync, existsSync, writeFileSync } from 'node:fs'
mkdirSync(process.env.BUILD_INTO + '/site', { recursive: true })
if (existsSync('web/broken')) process.exit(9)
if (existsSync('web/slow')) {
  console.log('begun')
  await new Promise((done) => setTimeout(done, 60_000))
}
writeFileSync(process.env.BUILD_INTO + '/site/render.js', 'built')
appendFileSync('builds', process.argv.slice(2).join(' ') + ' ' + process.env.NODE_ENV + '\\n')
console.log('noise')`

const main = `const [way] = process.argv.slice(2)
if (way === 'fail') process.exitCode = 7
if (way === 'wait') {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => { console.log(signal); process.exit(5) })
  process.on('disconnect', () => process.exit(0))
  setTimeout(() => {}, 60_000)
}
console.log(JSON.stringify(process.argv.slice(2)))
if (way === 'die') process.kill(process.pid, 'SIGKILL')`

/** A small project around the real run script, whose only package is a stand-in for the bundler. */
async function project(name = 'orfine-run-'): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), name))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await cp(join(folderOfScripts, 'run'), join(root, 'scripts/run'), { recursive: true })
  await cp(join(folderOfScripts, 'run.mjs'), join(root, 'scripts/run.mjs'))
  for (const folder of ['web', 'server']) await mkdir(join(root, folder), { recursive: true })
  const files = {
    'package.json': JSON.stringify({ ...about, type: 'module', scripts: { start: scripts.start } }),
    'web/page.ts': 'export const words = 1',
    'server/main.ts': main,
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
  await wantBundler(root, '1.0.0')
  return root
}

const about = { name: 'small', version: '1.0.0', devDependencies: { vite: '*' } }

/** Writes a package-lock.json that wants this version of the bundler, and the package. */
async function wantBundler(root: string, version: string, { isThere = true } = {}): Promise<void> {
  const folder = join(root, 'vendor')
  await mkdir(join(folder, 'package/bin'), { recursive: true })
  await writeFile(join(folder, 'package/package.json'), JSON.stringify({ name: 'vite', version, type: 'module' }))
  await writeFile(join(folder, 'package/bin/vite.js'), vite)
  const file = join(folder, `vite-${version}.tgz`)
  execFileSync('tar', ['-czf', file, '-C', folder, 'package'])
  const integrity = `sha512-${createHash('sha512')
    .update(await readFile(file))
    .digest('base64')}`
  if (!isThere) await rm(file)
  const packages = { '': about, 'node_modules/vite': { version, resolved: `file:${file}`, integrity, dev: true } }
  const lock = { name: 'small', version: '1.0.0', lockfileVersion: 3, packages }
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock))
}

const bundler = async (root: string) =>
  JSON.parse(await readFile(join(root, 'node_modules/vite/package.json'), 'utf8')).version

type Ended = { code: number | null; signal: string | null; out: string; err: string }

/** Starts it in a new session without a terminal, optionally through another program. */
function begin(
  root: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  through: string[] = [],
): { child: ChildProcess; ended: Promise<Ended> } {
  const [program, ...rest] = [...through, process.execPath, join(root, 'scripts/run.mjs'), ...args]
  const child = spawn(program!, rest, {
    cwd: tmpdir(),
    env: { ...process.env, _: '', npm_config_offline: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
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
const builds = async (root: string) => (await readFile(join(root, 'builds'), 'utf8')).trim().split('\n')

describe('scripts/run.mjs', () => {
  it('installs and builds the first time, then goes straight to the task, without output of its own on stdout', async () => {
    const root = await project()
    const first = await run(root, ['start', '--leads', '3'], { NODE_ENV: 'production', npm_config_omit: 'dev' })
    expect(first.err).toMatch(/^Installing packages.*\n(.*\n)*Building…\nnoise\n$/)
    expect(first).toMatchObject({ code: 0, out: '["--leads","3"]\n' })
    expect(await builds(root)).toEqual(['build --app --configLoader native --logLevel warn production'])
    expect(await run(root, ['start'])).toEqual({ code: 0, signal: null, out: '[]\n', err: '' })
  })

  it('rebuilds when a source or a build plugin changes but not when a test does, and reinstalls when the lock file changes', async () => {
    const root = await project()
    await run(root, ['build'])
    await writeFile(join(root, 'web/page.test.ts'), '')
    expect((await run(root, ['start'])).err).toBe('')
    for (const source of ['web/page.ts', 'scripts/vite-added.ts']) {
      await writeFile(join(root, source), 'export const words = 2')
      expect((await run(root, ['start'])).err, source).toBe('Building…\nnoise\n')
    }
    await wantBundler(root, '1.0.1')
    expect((await run(root, ['start'])).err).toMatch(/^Installing/)
    expect(await bundler(root)).toBe('1.0.1')
  })

  it('keeps existing packages if new ones are unavailable, and says so last', async () => {
    const root = await project()
    await run(root, ['build'])
    await wantBundler(root, '2.0.0', { isThere: false })
    const ended = await run(root, ['build'])
    expect(ended).toMatchObject({ code: 1, out: '' })
    expect(ended.err.trim().split('\n').at(-1)).toMatch(/^Installing the packages failed .* as it was\. See above/)
    expect(await bundler(root)).toBe('1.0.0')
    expect(existsSync(join(root, 'dist/.install'))).toBe(false)
    await wantBundler(root, '1.0.0')
    expect(await run(root, ['start'])).toMatchObject({ code: 0 })
  })

  it('installs missing packages, except build-only ones if nothing has to be built', async () => {
    const root = await project()
    await run(root, ['build'])
    await rm(join(root, 'node_modules/vite'), { recursive: true })
    expect((await run(root, ['start'])).err).toBe('')
    await writeFile(join(root, 'web/page.ts'), 'export const words = 2')
    expect((await run(root, ['start'])).err).toMatch(/^Installing.*\n(.*\n)*Building…\nnoise\n$/)
    expect(await bundler(root)).toBe('1.0.0')
  })

  it("names the character in the folder's name that prevents a build, before installing anything", async () => {
    const root = await project('orfine-x#y-')
    expect(await run(root, ['build'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Nothing can be built in .* without # in its path\.\n$/),
    })
  })

  it('accepts packages that were installed by hand', async () => {
    const root = await project()
    execFileSync('npm', ['ci', '--offline', '--include=dev'], { cwd: root, stdio: 'ignore' })
    expect((await run(root, ['start'])).err).toBe('Building…\nnoise\n')
  })

  it('keeps the old build if a build fails, and uses it once the sources are restored', async () => {
    const root = await project()
    await run(root, ['build'])
    await writeFile(join(root, 'web/broken'), '')
    expect(await run(root, ['start'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('vite ended with 9'),
    })
    expect(await readFile(join(root, 'dist/site/render.js'), 'utf8')).toBe('built')
    await rm(join(root, 'web/broken'))
    expect((await run(root, ['start'])).err).toBe('')
  })

  it('lets one of several simultaneous starts install and build, and takes over from a killed one', async () => {
    const root = await project()
    await mkdir(join(root, 'dist'))
    // On Linux the pid of a living process, but one that began at another time; elsewhere of none.
    await writeFile(join(root, 'dist/.lock'), process.platform === 'linux' ? `${process.pid} 1` : '999999999 ')
    const all = await Promise.all([run(root, ['start']), run(root, ['start']), run(root, ['start'])])
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(all.filter(({ err }) => err.includes('Installing'))).toHaveLength(1)
    expect(await builds(root)).toHaveLength(1)
  })

  it('ends with the task, passes signals on, and tells the task when it is killed itself', async () => {
    const root = await project()
    expect(await run(root, ['start', 'fail'])).toMatchObject({ code: 7 })
    expect(await run(root, ['start', 'die'])).toMatchObject({ signal: 'SIGKILL' })
    const polite = begin(root, ['start', 'wait'])
    polite.child.stdout?.once('data', () => polite.child.kill('SIGTERM'))
    expect(await polite.ended).toMatchObject({ code: 5, out: '["wait"]\nSIGTERM\n' })
    const hard = begin(root, ['start', 'wait'])
    hard.child.stdout?.once('data', () => hard.child.kill('SIGKILL'))
    // stdout closes only when the task, which has inherited it, is gone as well.
    expect(await hard.ended).toMatchObject({ signal: 'SIGKILL' })
  })

  it.skipIf(process.platform !== 'linux')(
    'ends with a hang-up, unless an option or its parent makes it outlive its terminal',
    async () => {
      const root = await project()
      await run(root, ['build'])
      const deaf = ['sh', '-c', 'trap "" HUP; "$@" & wait', 'sh']
      const hearing = ['sh', '-c', 'trap : HUP; "$@" & wait; wait', 'sh']
      const cases: [told: string, through: string[], endedBy: string][] = [
        ['', [], 'SIGHUP'],
        ['/usr/bin/npm', [], 'SIGHUP'],
        ['/usr/bin/nohup', [], 'SIGTERM'],
        ['/usr/bin/setsid', [], 'SIGTERM'],
        ['', deaf, 'SIGTERM'],
        ['', hearing, 'SIGHUP'],
      ]
      for (const [_, through, endedBy] of cases) {
        const { child, ended } = begin(root, ['start', 'wait'], { _ }, through)
        child.stdout?.once('data', () => {
          // To all of them; of two pending signals the kernel delivers the hang-up first.
          for (const signal of ['SIGHUP', 'SIGTERM'] as const) process.kill(-child.pid!, signal)
        })
        expect(await ended).toMatchObject({ out: `["wait"]\n${endedBy}\n` })
      }
    },
  )

  it.skipIf(spawnSync('script', ['--version']).status !== 0)(
    'continues after `nohup` when its terminal is closed, and ends with it elsewhere',
    async () => {
      const root = await project()
      await run(root, ['build'])
      const start = `'${process.execPath}' '${join(root, 'scripts/run.mjs')}' start wait`
      for (const [command, endedBy] of [
        [`nohup ${start}`, 'SIGTERM'],
        [start, 'SIGHUP'],
      ]) {
        const file = join(root, `said-${endedBy}`)
        const window = spawn('script', ['-qec', 'bash --norc -i', '/dev/null'], {
          stdio: ['pipe', 'ignore', 'ignore'],
          env: { ...process.env, _: '' },
        })
        onTestFinished(() => void window.kill('SIGKILL'))
        const shell = join(root, `shell-${endedBy}`)
        window.stdin.write(`${command} > '${file}' 2>&1 &\necho $! > '${shell}'\n`)
        const said = () => readFile(file, 'utf8').catch(() => '')
        await expect.poll(said).toContain('["wait"]\n')
        const pid = Number(await readFile(shell, 'utf8'))
        window.kill('SIGKILL')
        await once(window, 'exit')
        if (endedBy === 'SIGTERM') process.kill(pid, 'SIGTERM')
        // nohup's own message is above.
        await expect.poll(async () => (await said()).split('\n').slice(-3)).toEqual(['["wait"]', endedBy, ''])
      }
    },
  )

  it('stops its build when killed, and the next one continues', async () => {
    const root = await project()
    await run(root, ['build'])
    await writeFile(join(root, 'web/slow'), '')
    const killed = begin(root, ['start'])
    killed.child.stderr?.on('data', (text) => {
      if (`${text}`.includes('begun')) killed.child.kill('SIGKILL')
    })
    // stderr closes only when the bundler, which has inherited it, is gone as well.
    expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' })
    await rm(join(root, 'web/slow'))
    await writeFile(join(root, 'web/page.ts'), 'export const words = 2')
    expect(await run(root, ['start'])).toMatchObject({ code: 0 })
  })

  it.skipIf(process.platform === 'win32')('stops the task when the npm that runs it is ended', async () => {
    const root = await project()
    await run(root, ['build'])
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
      const npm = spawn('npm', ['start', '--silent', '--', 'wait'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      onTestFinished(() => void npm.kill('SIGKILL'))
      let out = ''
      npm.stdout.setEncoding('utf8').on('data', (text) => {
        out += text
      })
      npm.stdout.once('data', () => npm.kill(signal))
      // The task, which has inherited stdout, is gone as well.
      await once(npm, 'close')
      expect(out).toBe(`["wait"]\n${signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'}\n`)
    }
  })

  it('says that npm 9 passes no signals on, and what to do', async () => {
    const root = await project()
    await run(root, ['build'])
    const byNpm = (version: string) =>
      run(root, ['start'], {
        npm_lifecycle_event: 'start',
        npm_config_user_agent: `npm/${version} node/v20.0.0 linux x64`,
      })
    expect((await byNpm('9.9.4')).err).toMatch(
      /^npm 9 passes no signals on: stop process \d+, or start with node .* start\.\n$/,
    )
    expect((await byNpm('10.9.0')).err).toBe('')
  })

  it.skipIf(process.platform === 'win32')('starts nothing after npm is ended during the build', async () => {
    const root = await project()
    await run(root, ['build'])
    await writeFile(join(root, 'web/slow'), '')
    const npm = spawn('npm', ['start', '--silent', '--', 'wait'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void npm.kill('SIGKILL'))
    let out = ''
    npm.stdout.setEncoding('utf8').on('data', (text) => {
      out += text
    })
    npm.stderr.on('data', (text) => {
      if (`${text}`.includes('begun')) npm.kill('SIGTERM')
    })
    await once(npm, 'close')
    expect(out).toBe('')
  })

  it("replaces npm's shell, so that signals to npm reach it", () => {
    for (const [name, script] of Object.entries(scripts)) expect(script).toBe(`exec node scripts/run.mjs ${name}`)
    // The shell of Windows knows no exec: this makes one of it.
    expect(readFileSync(join(folderOfScripts, '../exec.cmd'), 'utf8').trim()).toBe('@%*')
  })

  it('lists the tasks if the requested one is unknown', async () => {
    const root = await project()
    expect(await run(root, ['toString'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('start | dev'),
    })
  })
})
