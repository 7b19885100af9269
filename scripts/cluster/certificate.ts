import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { plainUser } from './part.ts'

/** A self-signed certificate of this machine, and its key, which the unprivileged user may read. */
export function makeCertificate(folder: string, openssl = 'openssl'): { certificate: string; key: string } {
  const certificate = join(folder, 'database.crt')
  const key = join(folder, 'database.key')
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-addext', names]
  execFileSync(openssl, [...args, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  if (plainUser) chownSync(key, plainUser.uid, plainUser.gid)
  return { certificate, key }
}
