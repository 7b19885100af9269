import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/verify-ledger.mjs', import.meta.url))

/** Further files for the script, by option. */
type Beside = { readonly stamps?: string; readonly roots?: string }

/** The script's output for a copy, and its exit code. */
export async function runVerifyScript(
  copy: string | Uint8Array,
  ...given: (string | Beside)[]
): Promise<{ code: number; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'ledger.jsonl')
  await writeFile(file, copy)
  const args: string[] = []
  for (const one of given) {
    if (typeof one === 'string') args.push(one)
    else
      for (const [name, text] of Object.entries(one)) {
        await writeFile(join(folder, name), text)
        args.push(`--${name}=${join(folder, name)}`)
      }
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, file, ...args], { maxBuffer: 1 << 26 }, (error, out, problem) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, said: out + problem })
    })
  })
}

/** The figures that the script printed for a scope such as an account's name: values by name. */
export function figuresSaid(said: string, of: string): Map<string, string> {
  return new Map(
    said.split('\n').flatMap((line): [string, string][] => {
      const [name = '', value = '', context = ''] = line.split(/ {2,}/)
      return context.startsWith(of) ? [[name, value]] : []
    }),
  )
}

/** The script's name for a figure of `domain/record/printed-account`. */
export const saidName = (name: string): string =>
  name
    .replace(/^figures\./, '')
    .replaceAll('.', ': ')
    .replaceAll(/[a-z][A-Z]/g, (pair) => `${pair[0]} ${pair[1]!.toLowerCase()}`)
