import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { secretScan } from './steps.ts'

/** The scan's result for a text in a file of the project. */
function scan(text: string): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [secretScan.file, '--stdinFileName', 'server/planted.ts'],
    { cwd: join(import.meta.dirname, '..'), input: text, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

// Joined here, so that the scan does not report this file.
const planted = {
  'a key of a cloud': `AWS_SECRET_ACCESS_KEY = '${['wJa7rXUtnFEMI/K7MDENG', 'bPxRfiCYzQX4m2TqLs'].join('/')}'`,
  'a token of a code host': ['ghp', 'x4T9bW2nQ7rK5mJ8vL3cZ6pD1sF0gH4yA7eU'].join('_'),
  'a private key': `-----BEGIN RSA ${['PRIVATE', 'KEY'].join(' ')}-----\n${'MIIEpAIBAAKCAQEA7v5uQ2'.repeat(8)}\n-----END RSA PRIVATE KEY-----`,
  'a password in a link': ['https://robot:k3-Vn9q_Tz', 'mail.firm.test'].join('@'),
  'a password of a database': ['postgres://robot:k3-Vn9qTz', 'db.firm.test:5432/leads'].join('@'),
}

describe('the scan for secrets', () => {
  it.each(Object.entries(planted))('finds %s', (_, secret) => {
    const { status, said } = scan(`${secret}\n`)
    expect(said).toContain('server/planted.ts')
    expect(status).toBe(1)
  })

  it('accepts ordinary code', () => {
    expect(scan(`export const found = 'nothing'\n`)).toEqual({ status: 0, said: '' })
  })
})
