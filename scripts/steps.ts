import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** A check: a program of ours or of a package, run by this Node. */
export type Step = { readonly name: string; readonly file: string; readonly args: readonly string[] }

/** Result of a step; `duration` in ms. */
export type StepResult = { readonly name: string; readonly hasPassed: boolean; readonly duration: number }

const root = join(import.meta.dirname, '..')
const inModules = (path: string) => join(root, 'node_modules', path)

/** Compiles every room; after the first run only those that changed, or whose dependencies' types changed. */
const types: Step = { name: 'types', file: inModules('typescript/bin/tsc'), args: ['--build'] }

const biome = (...args: string[]): Step => ({
  name: 'lint, format, security and room rules',
  file: inModules('@biomejs/biome/bin/biome'),
  args: ['ci', '--error-on-warnings', ...args],
})

/** Looks for secrets in every file that git does not ignore. */
export const secretScan: Step = {
  name: 'secrets',
  file: inModules('secretlint/bin/secretlint.js'),
  args: ['--secretlintignore', '.gitignore', '**/*'],
}

export const staticSteps: readonly Step[] = [types, biome('.'), secretScan]

/** The same after a change; lints only files that differ from commit `base`. */
export const quickSteps = (base: string): readonly Step[] => [
  types,
  biome('--changed', `--since=${base}`, '--no-errors-on-unmatched'),
  secretScan,
]

/** Rebuilds the bundles if their sources have changed. */
export const buildStep: Step = { name: 'build', file: join(root, 'scripts/run.mjs'), args: ['build'] }

/** Runs steps in parallel; shows each duration, and the output of failed ones. */
export const runTogether = (steps: readonly Step[]): Promise<StepResult[]> => Promise.all(steps.map(runStep))

function runStep({ name, file, args }: Step): Promise<StepResult> {
  const started = performance.now()
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: ['inherit', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return new Promise((done) => {
    child.once('close', (code) => {
      const result = { name, hasPassed: code === 0, duration: performance.now() - started }
      if (!result.hasPassed) process.stdout.write(printed)
      console.log(`${result.hasPassed ? '✓' : '✗'} ${name}, ${(result.duration / 1_000).toFixed(1)} s`)
      done(result)
    })
  })
}
