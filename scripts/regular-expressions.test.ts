import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { cookieNames } from '#domain/privacy/cookies.ts'

type Expression = { readonly source: string; readonly flags: string; readonly file: string }

const root = join(import.meta.dirname, '..')

/** Expressions that take more than linear time, but only on texts with a short maximum length. */
const bounded: Record<string, string> = {
  '/^-+|-+$/g': 'the name of an account, which the API bounds',
  '/^(.+?)\\1+$/su': 'a password of at most 256 characters',
  '/([\\w:.-]+)\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\')/g':
    'attributes that were matched as such before, of at most 16,000 characters',
  '/([^\\s=]+)\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\')/g': 'a tag of at most 16,000 characters',
  '/\\B(?=(?:\\d{2})*\\d{3}$)/g': 'digits of made-up messages',
  '/\\B(?=(?:\\d{3})+$)/g': 'digits of made-up messages',
  '/(\\d+)\\D+?([0-9a-f]{12,64})/i': 'what visitors paste, in their own browser',
  '/((?:\\\\.|[^,\\\\])*)(?:,|$)/gsu': 'the values of a filter, in an address of at most 16 KB',
  '/[+(]?\\p{Nd}[\\p{Nd} ().-]*\\p{Nd}(?= |$)/gu': 'what is searched for, which the API bounds',
  '/[\\s"\'‘’“”„«»״`´<>()[\\]{}「」『』【】《》,;:.!?؛؟।·•*…/\\\\\\p{Extended_Pictographic}-]+$/u':
    'a typed address of at most 1,016 characters',
  '/<([^<>]*@[^<>]*)>?[\\s,;.]*$/u': 'a typed address of at most 1,016 characters',
  '/\\.(?:(?!xn--)[^.@]*\\p{N}[^.@]*|con|cmo|ocm|vom|xom|cim|comm|ner|nte)$|\\p{Extended_Pictographic}/iu':
    'a typed address of at most 1,016 characters',
  '/(?:%(?:20|0[9ad]|22|27|3e|5d|7d|c2%a0|e2%80%(?:8[b-f]|9[9d]|a6|ac)|e2%81%a9|ef%bb%bf)|["\'.,;:!*>\\]+])+$/i':
    'a value of a query of at most 500 characters',
  '/(?:\\)|%29)+(?=[^\\w]*$)/i': 'a value of a query of at most 500 characters',
  '/\\s*@\\s*/u': 'a typed address of at most 1,016 characters',
  '/(@\\S*?)\\s*\\.\\s*(?=\\S)/gu': 'a typed address of at most 1,016 characters',
  '/^=?["\'‘’“”`]+|["\'‘’“”`]+$/g': 'a typed number, which the API bounds',
  '/^[^\\p{L}\\d+]+|[^\\p{L}\\d]+$/gu': 'a typed number, which the API bounds',
  '/0+$/': 'a money cell, which is at most some thirty digits',
}

/** Modules that build expressions: at load time, except mentions, whose escaped names come with each call. */
const composing = [
  'domain/addresses/typed-phone.ts',
  'domain/claims/promises.ts',
  'domain/conversation/opt-out.ts',
  'domain/insight/number-words.ts',
  'domain/leads/further-message.ts',
  'domain/leads/mentions.ts',
  'domain/staff/username.ts',
  'server/http/pages/meant-address.ts',
  'server/http/pages/visitor-language.ts',
  'server/insight/text/postponed.ts',
  'server/insight/text/urgency-words.ts',
  'web/kit/whole-number.ts',
]

function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((file) => file && !/\.test\.tsx?$|^e2e\/|testing/.test(file) && existsSync(join(root, file)))
}

/** Regular expressions written in a file, and if it builds others from parts. */
function expressionsIn(file: string): { written: Expression[]; composes: boolean } {
  const written: Expression[] = []
  let composes = false
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    const { regex, callee } = node as { regex?: { pattern: string; flags: string }; callee?: { name?: string } }
    if (regex) written.push({ source: regex.pattern, flags: regex.flags, file })
    if (callee?.name === 'RegExp') composes = true
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
  return { written, composes }
}

/** A text on which an expression takes more than linear time; null if none was found. */
function slowness({ source, flags }: Pick<Expression, 'source' | 'flags'>): 'exponential' | 'polynomial' | null {
  const { reports } = analyse({ source, flags })
  if (reports.length === 0) return null
  return reports.some(({ exponential }) => exponential) ? 'exponential' : 'polynomial'
}

/**
 * True if it takes far more than linear time on a repetition of its own content that ends abruptly: finds what the
 * analysis misses, such as overlapping alternatives. An attempt takes microseconds, or forever.
 */
function explodes({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean {
  const letters = [...new Set([...source.replaceAll(/\\[a-z]/gi, ''), 'a', '0', ' '])].filter(
    (one) => !/[\\^$|?*+()[\]{}]/.test(one),
  )
  const pumps = [...letters, ...letters.slice(0, 12).flatMap((a) => letters.slice(0, 12).map((b) => a + b))]
  const texts = pumps.flatMap((pump) => ['', 'a', letters[0]!].map((head) => `${head}${pump.repeat(64)}\n!`))
  const script =
    'const one = new RegExp(source, flags); for (const text of texts) { one.lastIndex = 0; one.test(text) }'
  const hangs = () => {
    try {
      runInNewContext(script, { source, flags, texts }, { timeout: Math.ceil(1_000 * inject('slowness')) })
      return false
    } catch {
      return true
    }
  }
  // A machine under load gets a second chance.
  return hangs() && hangs()
}

const named = ({ source, flags }: Pick<Expression, 'source' | 'flags'>) => `/${source}/${flags}`

describe('regular expressions of the source', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const files = sourceFiles().map(expressionsIn)
  const all = files.flatMap(({ written }) => written)

  it('take linear time, or a bounded text', () => {
    expect(all.length).toBeGreaterThan(150)
    const slow = all.filter((one) => slowness(one) !== null)
    expect(slow.filter((one) => slowness(one) === 'exponential')).toEqual([])
    expect(all.filter(explodes).map(named)).toEqual([])
    const unexplained = slow.filter((one) => !Object.hasOwn(bounded, named(one)))
    expect(unexplained.map((one) => `${one.file} ${named(one)}`)).toEqual([])
  })

  it('that are built at the start take linear time, too', async () => {
    expect(
      sourceFiles()
        .filter((file) => expressionsIn(file).composes)
        .toSorted(),
    ).toEqual(composing)
    const made: { source: string; flags: string }[] = []
    const Native = RegExp
    vi.resetModules()
    vi.stubGlobal(
      'RegExp',
      class extends Native {
        constructor(pattern: string | RegExp, flags?: string) {
          super(pattern, flags)
          made.push({ source: this.source, flags: this.flags })
        }
      },
    )
    for (const file of composing) await import(join(root, file))
    vi.unstubAllGlobals()
    // Imported packages build some as well; ours are recognised by their content.
    for (const part of [
      `${cookieNames.language}=(`,
      '\\p{Nd}{1,3}',
      'nunca|nada',
      'urgent',
      'hundert|tausend',
      'sleep on it',
    ]) {
      const ours = made.find(({ source }) => source.includes(part))
      expect([part, ours && slowness(ours), ours && explodes(ours)]).toEqual([part, null, false])
    }
  })

  it.each([
    ['(a+)+$', 'exponential'],
    ['^(\\w+\\s?)*$', 'exponential'],
    ['([\\w.-]+)+@', 'exponential'],
    ['\\s+$', 'polynomial'],
    ['^(.*?,){11}P', 'polynomial'],
    ['^[^,]+(?:,[^,]+)*$', null],
    ['^\\w+$', null],
  ])('would be found: /%s/ is %s', (source, expected) => {
    expect(slowness({ source, flags: '' })).toBe(expected)
  })

  it.each(['^(a|aa)+$', '^(\\d|\\d\\d)+x'])(
    'would be found when it is tried: /%s/',
    (source) => {
      expect(slowness({ source, flags: '' })).not.toBe('exponential')
      expect(explodes({ source, flags: '' })).toBe(true)
    },
    30_000,
  )
})
