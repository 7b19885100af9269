import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** One thing to check: a program of ours or of a package, run by this Node. */
export type Step = { readonly name: string; readonly file: string; readonly args: readonly string[] }

const root = join(import.meta.dirname, '..')
const inModules = (path: string) => join(root, 'node_modules', path)
const cache = inModules('.cache/types')

/** The compiler on one project; from the second run on it looks at what changed and what depends on it. */
const types = (name: string, project: string): Step => ({
  name,
  file: inModules('typescript/bin/tsc'),
  args: ['-p', project, '--incremental', '--tsBuildInfoFile', join(cache, `${name}.json`)],
})

/** Looks for keys, tokens and passwords in every file that git does not ignore. */
export const secretScan: Step = {
  name: 'secrets',
  file: inModules('secretlint/bin/secretlint.js'),
  args: ['--secretlintignore', '.gitignore', '**/*'],
}

/** What is checked without running anything of ours. */
export const staticSteps: readonly Step[] = [
  types('types', '.'),
  types('types of the domain alone', 'domain'),
  {
    name: 'lint, format, security and room rules',
    file: inModules('@biomejs/biome/bin/biome'),
    args: ['ci', '--error-on-warnings', '.'],
  },
  secretScan,
]

/** Rebuilds the bundles if their sources have changed. */
export const buildStep: Step = { name: 'build', file: join(root, 'scripts/run.mjs'), args: ['build'] }

/** Vitest with these arguments. */
export const tests = (args: readonly string[]): Step => ({ name: 'tests', file: inModules('vitest/vitest.mjs'), args })

/** Runs a step with its output visible; answers whether it passed. */
export const run = async (step: Step): Promise<boolean> => {
  console.log(`\n— ${step.name}`)
  return finish(step, 'inherit')
}

/** Runs steps side by side and shows what each said when it is done; whether all passed. */
export async function runTogether(steps: readonly Step[]): Promise<boolean> {
  mkdirSync(cache, { recursive: true })
  const passed = await Promise.all(steps.map((step) => finish(step, 'pipe')))
  return passed.every(Boolean)
}

function finish({ name, file, args }: Step, output: 'inherit' | 'pipe'): Promise<boolean> {
  const started = performance.now()
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: ['inherit', output, output] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  return new Promise((done) => {
    child.once('close', (code) => {
      if (code !== 0) process.stdout.write(said)
      console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
      done(code === 0)
    })
  })
}
