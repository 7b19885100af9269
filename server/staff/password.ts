import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

const hashWith = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism, tagLength } = cost as Record<keyof typeof cost, number>,
) => derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength })

/** An argon2id hash as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await hashWith(password, nonce)
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** True if the password is the one behind the hash; the comparison takes the same time either way. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(stored) ?? []
  if (!nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const found = await hashWith(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(found, expected)
}
