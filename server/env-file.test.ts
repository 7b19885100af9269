import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseEnvFile, readEnvFile } from './env-file.ts'

const secrets = new Set(['ADMIN_PASSWORD', 'DATABASE_URL'])
const onlyValue = (line: string) => {
  const { values, problems } = parseEnvFile(line, secrets)
  expect(problems).toEqual([])
  return Object.values(values)[0]
}

describe('a value in .env', () => {
  it.each([
    ['ADMIN_PASSWORD=Horse#Battery9-staple', 'Horse#Battery9-staple'],
    ['ADMIN_PASSWORD=#Horse', '#Horse'],
    ['DATABASE_URL=postgres://a:x#y@db.example/z', 'postgres://a:x#y@db.example/z'],
    ['ADMIN_PASSWORD="with # and  spaces "', 'with # and  spaces '],
    ["ADMIN_PASSWORD='a\"b' # the owner's", 'a"b'],
    ['ADMIN_PASSWORD=`both \' and "`', 'both \' and "'],
    ['ADMIN_PASSWORD="C:\\new\\$x"', 'C:\\new\\$x'],
    ["ADMIN_PASSWORD=it's=fine", "it's=fine"],
    ['PORT=4000 # a comment', '4000'],
    ['PORT= # a comment', ''],
    ['export PORT = 4000\u00a0\r', '4000'],
    ['BACKUP_IDENTITY="first\nsecond"', 'first\nsecond'],
  ])('is used completely: %j', (line, value) => {
    expect(onlyValue(line)).toBe(value)
  })

  it.each([
    [
      'ADMIN_PASSWORD=Horse #Battery',
      /^ADMIN_PASSWORD on line 1 of \.env has a # after a space\. Put the value in quotes/,
    ],
    ['ADMIN_PASSWORD="Horse', /^ADMIN_PASSWORD on line 1 of \.env begins with ", which is not closed\.$/],
    ['ADMIN_PASSWORD="Hor"se"', /has " within "\. Put it in another kind of quotes/],
    ['ADMIN_PASSWORD=“Horse”', /curly quotes/],
    ['PORT 4000', /^Line 1 of \.env is neither NAME=value nor a comment/],
    ['PORT=1\n\nPORT=2', /^PORT is set on line 1 of \.env and again on line 3\./],
  ])('that is ambiguous is refused by name, without its content: %j', (text, problem) => {
    const { problems } = parseEnvFile(text, secrets)
    expect(problems).toEqual([expect.stringMatching(problem)])
    expect(problems[0]).not.toMatch(/Hor/)
  })
})

describe('an .env file', () => {
  const saved = (bytes: Buffer | string) => {
    const folder = mkdtempSync(join(tmpdir(), 'orfine-env-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, '.env'), bytes)
    return readEnvFile(join(folder, '.env'), secrets)
  }

  it('is read as editors save it: with a byte order mark, in UTF-16, with any line ends', () => {
    const text = '\ufeffPORT=4000\r\nADMIN_PASSWORD=Löwe\r\n'
    const values = { PORT: '4000', ADMIN_PASSWORD: 'Löwe' }
    expect(saved(text)).toMatchObject({ values, problems: [] })
    expect(saved(Buffer.from(text, 'utf16le'))).toMatchObject({ values, problems: [] })
    expect(saved(text.replaceAll('\r\n', '\r').slice(1))).toMatchObject({ values, problems: [] })
  })

  it('that is no text, or is a folder, is refused in a sentence', () => {
    expect(saved(Buffer.from('ADMIN_PASSWORD=L\u00f6we', 'latin1')).problems).toEqual([
      expect.stringMatching(/must be a text file that this process can read \(it is not UTF-8\)\.$/),
    ])
    const folder = mkdtempSync(join(tmpdir(), 'orfine-env-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, '.env'))
    expect(readEnvFile(join(folder, '.env'), secrets).problems[0]).toMatch(/EISDIR/)
    expect(readEnvFile(join(folder, 'none'), secrets).problems).toEqual([])
  })
})
