import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { judgeFile, UnusableFile } from '#domain/learning/outcome-file.ts'

const usage = 'Usage: npm run -s learn -- FILE.csv --outcome COLUMN [--train N]'

/**
 * `npm run -s learn -- FILE.csv --outcome COLUMN [--train N]` learns from the first rows of a file and prints as JSON how well
 * that predicts the rest. Exits with 1 if the file cannot be used, with 2 if the command is invalid.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { outcome: { type: 'string' }, train: { type: 'string' } },
  })
  const [file] = positionals
  const isNumber = values.train === undefined || /^[1-9]\d{0,8}$/.test(values.train)
  if (positionals.length !== 1 || !file || !values.outcome || !isNumber) throw new TypeError(usage)
  const text = await readFile(file, 'utf8')
  const judged = judgeFile(text, values.outcome, values.train === undefined ? null : Number(values.train))
  process.stdout.write(`${JSON.stringify(judged)}\n`)
}

try {
  await main()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const isUsage = error instanceof TypeError && (message === usage || code?.startsWith('ERR_PARSE_ARGS'))
  if (!isUsage && !(error instanceof UnusableFile) && typeof code !== 'string') throw error
  process.stderr.write(`${isUsage ? usage : message}\n`)
  process.exitCode = isUsage ? 2 : 1
}
