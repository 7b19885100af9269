import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addKey, dropOldKeys, KeyringError, parseKeys, readKeyring } from './keyring.ts'

const keyText = (byte: number) => Buffer.alloc(32, byte).toString('base64')

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keyring-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('keys in a setting', () => {
  it('are identified by content, the current one first', () => {
    const [first, second] = parseKeys(`${keyText(1)}, ${keyText(2)}`)
    expect(first.version).toBe(parseKeys(keyText(1))[0].version)
    expect(second?.version).toBe(parseKeys(keyText(2))[0].version)
    expect(first.version).not.toBe(second?.version)
  })

  it.each([
    ['nothing', ''],
    ['a word', 'hunter2'],
    ['too short a key', Buffer.alloc(31, 1).toString('base64')],
    ['a good key and a bad one', `${keyText(1)},hunter2`],
  ])('are refused if they contain %s, without repeating it', (_what, text) => {
    const error = catchError(() => parseKeys(text))
    expect(error).toBeInstanceOf(KeyringError)
    for (const word of text.split(',').filter(Boolean)) expect(error.message).not.toContain(word)
  })
})

describe('keys in the data folder', () => {
  it('are created once, for this user only, and read again after that', async () => {
    const dataDir = await emptyFolder()
    const source = { secretsKey: undefined, dataDir }
    const made = await Promise.all([readKeyring(source), readKeyring(source), readKeyring(source)])
    expect(new Set(made.map(([{ version }]) => version)).size).toBe(1)
    expect((await stat(join(dataDir, 'secrets', 'keys'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700)
  })

  it("that can't be read are named by their file", async () => {
    const dataDir = await emptyFolder()
    await readKeyring({ secretsKey: undefined, dataDir })
    const file = join(dataDir, 'secrets', 'keys')
    await writeFile(file, '')
    await expect(readKeyring({ secretsKey: undefined, dataDir })).rejects.toThrow(`${file}: each key must be 32 bytes`)
  })

  it('are rotated to a new sealing one, while the old ones still open', async () => {
    const dataDir = await emptyFolder()
    const source = { secretsKey: undefined, dataDir }
    const [old] = await readKeyring(source)
    const versions = (await addKey(dataDir)).map(({ version }) => version)
    expect(versions).toHaveLength(2)
    expect(versions[1]).toBe(old.version)
    expect((await readKeyring(source)).map(({ version }) => version)).toEqual(versions)
    expect((await readFile(join(dataDir, 'secrets', 'keys'), 'utf8')).trim().split('\n')).toHaveLength(2)
  })

  it('are reduced to the current one by dropping the old ones, still readable by their user only', async () => {
    const dataDir = await emptyFolder()
    const [newest] = await addKey(dataDir)
    expect(await dropOldKeys(dataDir)).toEqual([newest])
    expect(await readKeyring({ secretsKey: undefined, dataDir })).toEqual([newest])
    expect(await readdir(join(dataDir, 'secrets'))).toEqual(['keys'])
    expect((await stat(join(dataDir, 'secrets', 'keys'))).mode & 0o777).toBe(0o600)
  })

  it('are unchanged if set by environment', async () => {
    const dataDir = await emptyFolder()
    const [key] = await readKeyring({ secretsKey: keyText(3), dataDir })
    expect(key.version).toBe(parseKeys(keyText(3))[0].version)
    await expect(stat(join(dataDir, 'secrets'))).rejects.toThrow('ENOENT')
  })
})

function catchError(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
