import { readFileSync } from 'node:fs'

/** A parsed `.env` file: values with line numbers, and problems in sentences without any value. */
type EnvFile = {
  readonly values: Record<string, string>
  readonly lines: Record<string, number>
  readonly problems: string[]
}

/** The text of a file as editors save it: UTF-8, with or without a mark at the beginning, or UTF-16 with one. Throws. */
export function readText(file: string): string {
  const bytes = readFileSync(file)
  const encoding = ({ fffe: 'utf-16le', feff: 'utf-16be' } as const)[bytes.toString('hex', 0, 2)] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw Object.assign(new Error('not UTF-8'), { code: 'it is not UTF-8' })
  }
}

/** Reads an `.env` file; a missing one is empty. `secrets`: names whose values may contain anything. */
export function readEnvFile(file: string, secrets: ReadonlySet<string>): EnvFile {
  try {
    return parseEnvFile(readText(file), secrets, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const problems = code === 'ENOENT' ? [] : [`${file} must be a text file that this process can read (${code}).`]
    return { values: {}, lines: {}, problems }
  }
}

/**
 * Parses lines of `NAME=value`. A quoted value extends to the closing quote, even over several lines; otherwise to a #
 * after a space, which begins a comment. An ambiguous value is a problem, not a guess.
 */
export function parseEnvFile(text: string, secrets: ReadonlySet<string>, file = '.env'): EnvFile {
  const found: EnvFile = { values: {}, lines: {}, problems: [] }
  const lines = text.split(/\r\n|\n|\r/)
  for (let i = 0; i < lines.length; i++) {
    const number = i + 1
    const line = lines[i]!.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, name, written] = /^(?:export\s+)?([\w.-]+)\s*=(.*)$/.exec(line) ?? []
    if (name === undefined || written === undefined) {
      found.problems.push(`Line ${number} of ${file} is neither NAME=value nor a comment with # in front.`)
      continue
    }
    const quote = /^\s*(["'`])/.exec(written)?.[1]
    let given = written
    // The value continues until its quote is closed.
    if (quote) while (given.split(quote).length < 3 && i + 1 < lines.length) given += `\n${lines[++i]}`
    const value = quote ? inQuotes(given.trim(), quote) : withoutQuotes(written, secrets.has(name))
    if (typeof value !== 'string') found.problems.push(`${name} on line ${number} of ${file} ${value.problem}`)
    else if ((found.values[name] ?? value) !== value)
      found.problems.push(
        `${name} is set on line ${found.lines[name]} of ${file} and again on line ${number}. Leave one out.`,
      )
    else Object.assign(found.values, { [name]: value })
    found.lines[name] ??= number
  }
  return found
}

type Problem = { readonly problem: string }

function inQuotes(written: string, quote: string): string | Problem {
  const end = written.indexOf(quote, 1)
  if (end < 0) return { problem: `begins with ${quote}, which is not closed.` }
  if (/^\s*(#.*)?$/.test(written.slice(end + 1))) return written.slice(1, end)
  return { problem: `has ${quote} within ${quote}. Put it in another kind of quotes: " or ' or \`.` }
}

function withoutQuotes(written: string, isSecret: boolean): string | Problem {
  const value = written.trim()
  if (/^[“”„«‘’‚].*[“”»‘’]$/.test(value)) return { problem: 'is in curly quotes. Use straight ones.' }
  const comment = /\s#/.exec(written)
  if (!comment) return value
  if (isSecret)
    return { problem: 'has a # after a space. Put the value in quotes, and a comment on a line of its own.' }
  return written.slice(0, comment.index).trim()
}
