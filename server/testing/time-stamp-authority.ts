import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { partsOf, readDer } from '#domain/stamps/der.ts'

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const set = (...parts: readonly Uint8Array[]) => der(0x31, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const integer = (...bytes: readonly number[]) => der(0x02, Buffer.of(...bytes))
const octets = (bytes: Uint8Array) => der(0x04, bytes)
const textual = (tag: number, text: string) => der(tag, Buffer.from(text))
const time = (at: Date) => textual(0x18, `${at.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

const algorithms = {
  ecdsaSha256: sequence(oid('2a8648ce3d040302')),
  rsa: sequence(oid('2a864886f70d010101'), der(0x05)),
  sha256: sequence(oid('608648016503040201'), der(0x05)),
}
const purposes = { timeStamping: '2b06010505070308', codeSigning: '2b06010505070303' }
const serial = () => integer(1, ...randomBytes(8))
const nameOf = (organization: string, common: string) =>
  sequence(
    set(sequence(oid('55040a'), textual(0x0c, organization))),
    set(sequence(oid('550403'), textual(0x0c, common))),
  )
const extension = (id: string, critical: boolean, value: Uint8Array) =>
  sequence(oid(id), ...(critical ? [der(0x01, Buffer.of(0xff))] : []), octets(value))

type Certificate = { readonly bytes: Buffer; readonly name: Buffer; readonly serial: Buffer; readonly key: KeyObject }

function certificate(
  name: Buffer,
  key: { publicKey: KeyObject; privateKey: KeyObject },
  issuer: Pick<Certificate, 'name' | 'key'>,
  extensions: readonly Buffer[],
  until: string,
): Certificate {
  const number = serial()
  const content = sequence(
    der(0xa0, integer(2)),
    number,
    algorithms.ecdsaSha256,
    issuer.name,
    sequence(time(new Date('2020-01-01T00:00:00Z')), time(new Date(until))),
    name,
    key.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signature = sign('sha256', content, issuer.key)
  const bytes = sequence(content, algorithms.ecdsaSha256, der(0x03, Buffer.of(0), signature))
  return { bytes, name, serial: number, key: key.privateKey }
}

const pem = ({ bytes }: Certificate) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

type Authority = {
  /** The root of its certificate, PEM. */
  readonly root: string
  /** Its answer (`TimeStampResp`) for a SHA-256, 64 hexadecimal digits; `nonce`: DER of the number in the question. */
  stamp(imprint: string, at?: Date | string, nonce?: Uint8Array): Buffer
}

/** A test's time-stamp authority (RFC 3161) with its own root, issuer and key: its signatures are real. */
export function newAuthority({
  organization = 'Time Trust Ltd',
  purpose = 'timeStamping' as keyof typeof purposes,
  issuerPurpose = 'timeStamping' as keyof typeof purposes,
  key = 'ec' as 'ec' | 'rsa',
  until = '2045-01-01T00:00:00Z',
} = {}): Authority {
  const newKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const isAuthority = extension('551d13', true, sequence(der(0x01, Buffer.of(0xff))))
  const may = (which: keyof typeof purposes) => extension('551d25', true, sequence(oid(purposes[which])))
  const rootKey = newKey()
  const rootName = nameOf(organization, 'Root of a test')
  const root = certificate(rootName, rootKey, { name: rootName, key: rootKey.privateKey }, [isAuthority], until)
  const issuer = certificate(
    nameOf(organization, 'Issuer of a test'),
    newKey(),
    root,
    [isAuthority, may(issuerPurpose)],
    until,
  )
  const own = key === 'ec' ? newKey() : generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const signing = certificate(nameOf(organization, 'Stamps of a test'), own, issuer, [may(purpose)], until)
  return {
    root: pem(root),
    stamp(imprint, at = new Date(), nonce) {
      const stamped = sequence(
        integer(1),
        oid('2a0304'),
        sequence(algorithms.sha256, octets(Buffer.from(imprint, 'hex'))),
        serial(),
        time(new Date(at)),
        ...(nonce ? [nonce] : []),
      )
      const attributes = [
        sequence(oid('2a864886f70d010903'), set(oid('2a864886f70d0109100104'))),
        sequence(oid('2a864886f70d010904'), set(octets(sha256(stamped)))),
        sequence(oid('2a864886f70d010910022f'), set(sequence(sequence(sequence(octets(sha256(signing.bytes))))))),
      ].toSorted(Buffer.compare)
      const signer = sequence(
        integer(1),
        sequence(issuer.name, signing.serial),
        algorithms.sha256,
        der(0xa0, ...attributes),
        key === 'ec' ? algorithms.ecdsaSha256 : algorithms.rsa,
        octets(sign('sha256', set(...attributes), signing.key)),
      )
      const signed = sequence(
        integer(3),
        set(algorithms.sha256),
        sequence(oid('2a864886f70d0109100104'), der(0xa0, octets(stamped))),
        der(0xa0, signing.bytes, issuer.bytes),
        set(signer),
      )
      return sequence(sequence(integer(0)), sequence(oid('2a864886f70d010702'), der(0xa0, signed)))
    },
  }
}

export type RunningAuthority = Authority & {
  /** Value of the setting `TIMESTAMP_SERVERS`. */
  readonly address: string
  /** The SHA-256 of each request so far. */
  readonly asked: string[]
  /** Replaces the answers. */
  answer: ((imprint: string, nonce: Uint8Array) => Buffer | number) | null
}

/** Starts an authority on this machine; it stops when the test ends. */
export async function startAuthority(options?: Parameters<typeof newAuthority>[0]): Promise<RunningAuthority> {
  const authority = newAuthority(options)
  const running = { ...authority, address: '', asked: [] as string[], answer: null as RunningAuthority['answer'] }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const [, hashed, nonce] = partsOf(readDer(Buffer.concat(parts)))
    const imprint = Buffer.from(partsOf(hashed!)[1]!.content).toString('hex')
    running.asked.push(imprint)
    const answer = running.answer?.(imprint, nonce!.whole) ?? authority.stamp(imprint, new Date(), nonce!.whole)
    if (typeof answer === 'number') response.writeHead(answer).end()
    else response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return Object.assign(running, { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
}
