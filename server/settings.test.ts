import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings, SettingsError, settingNames, settingsUsed } from './settings.ts'

const nowhere = 'there is no such file'

function envFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'orfine-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, '.env')
  writeFileSync(file, text)
  return file
}

function refusal(read: () => unknown): SettingsError {
  try {
    read()
  } catch (error) {
    if (error instanceof SettingsError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('settings', () => {
  it('all have defaults', () => {
    const settings = readSettings({}, nowhere)
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      TRUST_PROXY: 0,
      RATE_LIMIT_FACTOR: 1,
      LOG_LEVEL: 'info',
    })
    expect(isAbsolute(settings.DATA_DIR)).toBe(true)
    expect(settings.DATABASE_URL).toBeUndefined()
    expect(settings.ADMIN_PASSWORD).toBeUndefined()
  })

  it('treat an empty value as absent, in the environment and in the file', () => {
    const names = settingNames
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    const file = envFile(names.map((name) => `${name}=`).join('\n'))
    expect(readSettings(empty, nowhere)).toEqual(readSettings({}, nowhere))
    expect(readSettings({}, file)).toEqual(readSettings({}, nowhere))
    expect(readSettings({ PORT: '' }, envFile('PORT=4000')).PORT).toBe(4000)
  })

  it('of a mail server need the address mails come from', () => {
    const SMTP_URL = 'smtp://127.0.0.1:2525'
    expect(refusal(() => readSettings({ SMTP_URL }, nowhere)).message).toMatch(/^MAIL_FROM is needed/)
    expect(readSettings({ SMTP_URL, MAIL_FROM: 'team@example.com' }, nowhere)).toMatchObject({ SMTP_URL })
    expect(readSettings({ MAIL_FROM: 'team@example.com' }, nowhere).SMTP_URL).toBeUndefined()
  })

  it('come from the environment first, then from the file', () => {
    const file = envFile('PORT=4000\nSITE_MODE=live\n# a comment\nADMIN_PASSWORD="with # and spaces"\n')
    expect(readSettings({ PORT: '5000' }, file)).toMatchObject({
      PORT: 5000,
      SITE_MODE: 'live',
      ADMIN_PASSWORD: 'with # and spaces',
    })
  })

  it('with a secret can name a file that contains it, without its final line break', () => {
    const SECRETS_KEY = randomBytes(32).toString('base64')
    const SECRETS_KEY_FILE = envFile(`${SECRETS_KEY}\n`)
    const AI_KEY_FILE = envFile('  key of the model\r\n')
    expect(readSettings({ SECRETS_KEY_FILE, AI_KEY_FILE }, nowhere)).toMatchObject({
      SECRETS_KEY,
      AI_KEY: 'key of the model',
    })
    const inFile = envFile(`DATABASE_URL_FILE=${envFile('postgres://a.example/db')}`)
    expect(readSettings({}, inFile).DATABASE_URL).toBe('postgres://a.example/db')
    expect(readSettings({ DATABASE_URL: 'postgres://b.example/db' }, inFile).DATABASE_URL).toBe(
      'postgres://b.example/db',
    )
  })

  it.each(settingNames.filter((name) => name.endsWith('_FILE') && name !== 'BRAND_FILE'))(
    '%s stops the start if the file is unreadable, or the secret is given twice',
    (name) => {
      expect(refusal(() => readSettings({ [name]: 'there/is/no/file' }, nowhere)).message).toBe(
        `${name} must be a file that this process can read (there/is/no/file: ENOENT).`,
      )
      // Counted as absent, it would silently be a database or keys of the product's own.
      for (const text of ['', '\n', ' \n'])
        expect(refusal(() => readSettings({ [name]: envFile(text) }, nowhere)).message).toMatch(
          / names an empty file | must be /,
        )
      const twice = { [name]: envFile('x'), [name.slice(0, -'_FILE'.length)]: 'y' }
      expect(refusal(() => readSettings(twice, nowhere)).message).toMatch(/are both set/)
    },
  )

  it.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])(
    'of a further address (%s) require that of the pool',
    (name) => {
      const settings = { [name]: 'postgres://db.example.com/product' }
      expect(refusal(() => readSettings(settings, nowhere)).message).toMatch(/^DATABASE_URL is needed/)
    },
  )

  it('stop the start for an unknown name in the file, and name it', () => {
    expect(refusal(() => readSettings({}, envFile('PROT=4000\nHTTP_PORT=1'))).message).toMatch(
      /names what is no setting: (PROT, HTTP_PORT|HTTP_PORT, PROT)\. /,
    )
    expect(() => readSettings({ PATH: '/bin', PROT: '1' }, nowhere)).not.toThrow()
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PORT', ' '],
    ['METRICS_PORT', ' '],
    ['TRUST_PROXY', '\t'],
    ['DATA_DIR', ' '],
    ['ADMIN_PASSWORD', '  '],
    ['HOST', 'http://0.0.0.0'],
    ['HOST', '0.0.0.0:3000'],
    ['HOST', '*'],
    ['METRICS_HOST', 'a b'],
    ['SECRETS_KEY', 'YWJj'],
    ['PUBLIC_URL', 'orfine.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://example.com/shop'],
    ['PUBLIC_URL', 'https://example.com/?a=b'],
    ['PUBLIC_URL', 'https://example.com/#top'],
    ['PUBLIC_URL', 'https://user@example.com'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'db.example.com'],
    // secretlint-disable-next-line -- made up, and refused for it
    ['DATABASE_URL', 'postgres://user:1#2@db.example.com/product'],
    // secretlint-disable-next-line -- made up, and refused for it
    ['DATABASE_URL', 'postgres://user:1?2@db.example.com/product'],
    // secretlint-disable-next-line -- made up, and refused for it
    ['DATABASE_REPLICA_URL', 'postgres://user:100%sure@db.example.com/product'],
    // secretlint-disable-next-line -- made up, and refused for it
    ['SMTP_URL', 'smtp://team:1#2@mail.example'],
    ['DATABASE_POOL', '9'],
    ['DRAIN_SECONDS', '301'],
    ['SITE_MODE', 'production'],
    ['CHECKOUT_URL', 'javascript:alert(1)'],
    // secretlint-disable-next-line -- made up, and refused for it
    ['CHECKOUT_URL', 'https://user:secret@pay.example.com/'],
    ['BROKER_URL', 'https://user@broker.example.com/'],
    ['BROKER_URL', 'broker'],
    ['WHATSAPP', 'https://wa.me/1'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'Infinity'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_USERNAME', ' '],
    ['ADMIN_PASSWORD', 'p'.repeat(257)],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://team:100%sure@mail.example'],
    ['MAIL_FROM', 'team'],
    ['MAIL_FROM', 'The team <team@example.com>'],
  ])('stop the start for %s=%s with a sentence about the expected value', (name, value) => {
    const { message } = refusal(() => readSettings({ [name]: value }, nowhere))
    expect(message).toMatch(new RegExp(`^${name} must be [^\n]+\\.$`))
    expect(message).not.toMatch(/invalid|expected|received|NaN|regex|zod/i)
  })

  it('accept a public address as people write it: with a trailing slash, capitals, or international letters', () => {
    for (const PUBLIC_URL of ['https://example.com', 'https://example.com/', 'HTTPS://Example.com:443'])
      expect(readSettings({ PUBLIC_URL }, nowhere).PUBLIC_URL).toBe('https://example.com')
    expect(readSettings({ PUBLIC_URL: 'https://bücher.example' }, nowhere).PUBLIC_URL).toBe(
      'https://xn--bcher-kva.example',
    )
  })

  it("require URL encoding of a password's special characters in an address", () => {
    // secretlint-disable-next-line -- made up
    const DATABASE_URL = 'postgres://user:%23%25%2F%3F%40@db.example.com/product?sslmode=require'
    expect(readSettings({ DATABASE_URL }, nowhere).DATABASE_URL).toBe(DATABASE_URL)
  })

  it('accept every listen address, and numbers with spaces around them', () => {
    for (const HOST of ['0.0.0.0', '::', '::1', 'localhost', 'db-1.internal', '127.0.0.1 '])
      expect(readSettings({ HOST, PORT: ' 4000 ' }, nowhere)).toMatchObject({ HOST: HOST.trim(), PORT: 4000 })
  })

  it('report all wrong ones at once without their values, which may be secret', () => {
    const environment = {
      PORT: 'hunter2',
      DATABASE_URL: 'hunter2',
      ADMIN_PASSWORD: 'hunter2'.repeat(60),
      LOG_LEVEL: 'hunter2',
    }
    const { message } = refusal(() => readSettings(environment, nowhere))
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(Object.keys(environment))
    expect(message).not.toContain('hunter2')
  })

  it('take ~ for the home folder, as a shell would', () => {
    expect(readSettings({ DATA_DIR: '~/orfine' }, nowhere).DATA_DIR).toBe(join(homedir(), 'orfine'))
    expect(readSettings({}, envFile('DATA_DIR=~')).DATA_DIR).toBe(homedir())
    expect(readSettings({ DATA_DIR: './a~b$c' }, nowhere).DATA_DIR).toMatch(/a~b\$c$/)
  })

  it.each(['~other/data', '$HOME/data', '/srv/$' + '{NAME}/data', '%USERPROFILE%/data'])(
    'refuse the unexpanded folder %s',
    (DATA_DIR) => {
      expect(refusal(() => readSettings({ DATA_DIR }, nowhere)).message).toMatch(
        /^DATA_DIR must be a folder, .*variables\.$/,
      )
    },
  )

  it('refuse quotes around a value in the environment', () => {
    expect(refusal(() => readSettings({ ADMIN_PASSWORD: '"Horse"' }, nowhere)).message).toBe(
      'ADMIN_PASSWORD has quotes around it in the environment. Leave them out there.',
    )
  })

  it('report everything unknown, wrong or contradictory at once', () => {
    const file = envFile('PROT=4000\nPORT=http\nADMIN_PASSWORD="a\nPORT')
    expect(
      refusal(() => readSettings({ ADMIN_PASSWORD: 'x', ADMIN_PASSWORD_FILE: 'y' }, file)).message.split('\n'),
    ).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD on line 3 .* not closed/),
      expect.stringMatching(/no setting: PROT\./),
      expect.stringMatching(/both set/),
      expect.stringMatching(/^ADMIN_PASSWORD_FILE must be a file/),
      expect.stringMatching(/^PORT must be/),
    ])
  })

  it('are listed with effective value and source, without secrets', () => {
    const file = envFile('PORT=4000\nADMIN_PASSWORD=hunter2\nSITE_MODE=live')
    const lines = settingsUsed({ SITE_MODE: 'demo' }, file)
    expect(lines).toContain(`PORT: 4000 (line 1 of ${file})`)
    expect(lines).toContain(`ADMIN_PASSWORD: set, not shown (line 2 of ${file})`)
    expect(lines).toContain('SITE_MODE: demo (SITE_MODE in the environment)')
    expect(lines).toContain('HOST: 127.0.0.1 (default)')
    expect(lines.join('\n')).not.toContain('hunter2')
  })

  it('give the first owner a trimmed name that the login can match', () => {
    expect(readSettings({ ADMIN_USERNAME: ' boss ' }, nowhere).ADMIN_USERNAME).toBe('boss')
  })
})
