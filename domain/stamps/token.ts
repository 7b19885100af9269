import { type Der, hex, NotDerError, partAt, partsOf, readDer, tags, textOf, timeOf } from './der.ts'

/** Problems of a time stamp. */
const stampProblems = [
  'unreadable',
  'refused',
  'other_imprint',
  'wrong_signature',
  'wrong_purpose',
  'certificate_expired',
  'unknown_root',
] as const
type StampProblem = (typeof stampProblems)[number]

export class StampError extends Error {
  override readonly name = 'StampError'
  readonly problem: StampProblem
  constructor(problem: StampProblem) {
    super(problem)
    this.problem = problem
  }
}

type StampHash = 'sha1' | 'sha256' | 'sha384' | 'sha512'

/** Signature algorithm; `curve` for ECDSA alone, whose signature is in DER. */
export type SignedHow = {
  readonly key: 'rsa' | 'ec'
  readonly curve: 'P-256' | 'P-384' | null
  readonly hash: StampHash
}

/** The machine's own cryptography. */
export type StampCrypto = {
  hash(name: StampHash, bytes: Uint8Array): Uint8Array | Promise<Uint8Array>
  /** `key`: SubjectPublicKeyInfo in DER. */
  verify(how: SignedHow, key: Uint8Array, signature: Uint8Array, signed: Uint8Array): boolean | Promise<boolean>
}

/** A verified time stamp. */
export type CheckedStamp = {
  /** ISO 8601 in UTC, by the authority's clock. */
  readonly time: string
  /** The organization that the certificate names; its subject where it names none. */
  readonly authority: string
  /** Common name of the certificate. */
  readonly certificate: string
  /** The request's nonce, hexadecimal; null without one. */
  readonly nonce: string | null
  /** The signing certificate, then the others included in the stamp, in DER. */
  readonly certificates: readonly Uint8Array[]
}

const oids = {
  signedData: '2a864886f70d010702',
  stamped: '2a864886f70d0109100104',
  contentType: '2a864886f70d010903',
  messageDigest: '2a864886f70d010904',
  certificateHash: '2a864886f70d010910020c',
  certificateHashV2: '2a864886f70d010910022f',
  extendedKeyUsage: '551d25',
  timeStamping: '2b06010505070308',
  organization: '55040a',
  commonName: '550403',
} as const

const hashes: Readonly<Record<string, StampHash>> = {
  '2b0e03021a': 'sha1',
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
}
const curves: Readonly<Record<string, 'P-256' | 'P-384'>> = { '2a8648ce3d030107': 'P-256', '2b81040022': 'P-384' }
/** Algorithms of signatures; null: the hash is named beside it. */
const signatures: Readonly<Record<string, readonly ['rsa' | 'ec', StampHash | null]>> = {
  '2a864886f70d010101': ['rsa', null],
  '2a864886f70d01010b': ['rsa', 'sha256'],
  '2a864886f70d01010c': ['rsa', 'sha384'],
  '2a864886f70d01010d': ['rsa', 'sha512'],
  '2a8648ce3d040302': ['ec', 'sha256'],
  '2a8648ce3d040303': ['ec', 'sha384'],
  '2a8648ce3d040304': ['ec', 'sha512'],
}

/**
 * Verifies a time-stamp authority's answer (RFC 3161, a `TimeStampResp`): it stamps this SHA-256, and its signature
 * (RFC 5652) is by the named certificate, which is for time stamping only (RFC 3161 §2.3) and was valid then. The
 * issuer of the certificate is up to the caller. Throws `StampError`.
 */
export async function checkStamp(response: Uint8Array, imprint: string, crypto: StampCrypto): Promise<CheckedStamp> {
  const { content, certificates, signer } = readable(() => signedDataOf(response))
  const stamp = readable(() => stampOf(content))
  if (stamp.imprint !== imprint) throw new StampError('other_imprint')
  const { attributes, named, how, signature, digest } = readable(() => signerOf(signer))
  const signing = certificates.find((one) => one.name === named)
  if (!signing) throw new StampError('wrong_signature')
  const isOf = async (hash: StampHash, bytes: Uint8Array, expected: string) =>
    hex(await crypto.hash(hash, bytes)) === expected
  const signed = Uint8Array.from(attributes.whole)
  // The signature covers the attributes as a set, whatever their tag here (RFC 5652 §5.4).
  signed[0] = tags.set
  const attribute = readable(() => attributesOf(attributes))
  const [certificateHash, certificateDigest] = readable(() => certificateHashIn(attribute))
  const isSigned =
    hex(attribute(oids.contentType, tags.oid).content) === oids.stamped &&
    (await isOf(digest, content, hex(attribute(oids.messageDigest, tags.octets).content))) &&
    (await isOf(certificateHash, signing.whole, certificateDigest)) &&
    (await crypto.verify({ ...how, curve: signing.curve }, signing.key, signature, signed))
  if (!isSigned) throw new StampError('wrong_signature')
  if (!signing.isForStampsAlone) throw new StampError('wrong_purpose')
  if (stamp.time < signing.from || stamp.time > signing.until) throw new StampError('certificate_expired')
  const others = certificates.filter((one) => one !== signing)
  return {
    time: stamp.time,
    nonce: stamp.nonce,
    authority: signing.organization ?? signing.commonName,
    certificate: signing.commonName,
    certificates: [signing, ...others].map(({ whole }) => whole),
  }
}

function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof NotDerError ? new StampError('unreadable') : error
  }
}

/** Parts of the answer: stamped data, included certificates, and signer. */
function signedDataOf(response: Uint8Array) {
  const answer = readDer(response)
  if (answer.tag !== tags.sequence || answer.whole.length !== response.length) throw new NotDerError()
  const [status, token] = partsOf(answer)
  // 0: granted, 1: granted with changes (RFC 3161 §2.4.2).
  if (!status || !/^0[01]$/.test(hex(partAt(partsOf(status), 0, tags.integer).content))) throw new StampError('refused')
  if (!token) throw new NotDerError()
  const [type, wrapped] = partsOf(token)
  if (!type || !wrapped || hex(type.content) !== oids.signedData) throw new NotDerError()
  const parts = partsOf(partAt(partsOf(wrapped), 0, tags.sequence))
  const [contentType, content] = partsOf(partAt(parts, 2, tags.sequence))
  if (!contentType || !content || hex(contentType.content) !== oids.stamped) throw new NotDerError()
  const signers = partsOf(partAt(parts, parts.length - 1, tags.set))
  if (signers.length !== 1) throw new NotDerError()
  return {
    content: partAt(partsOf(content), 0, tags.octets).content,
    certificates: partsOf(partAt(parts, 3, 0xa0))
      .filter(({ tag }) => tag === tags.sequence)
      .map(certificateOf),
    signer: signers[0]!,
  }
}

/** `TSTInfo` (RFC 3161 §2.4.2). */
function stampOf(content: Uint8Array) {
  const parts = partsOf(readDer(content))
  const [algorithm, hashed] = partsOf(partAt(parts, 2, tags.sequence))
  if (!algorithm || !hashed || hashes[hex(partAt(partsOf(algorithm), 0, tags.oid).content)] !== 'sha256')
    throw new StampError('other_imprint')
  const nonce = parts.slice(5).find(({ tag }) => tag === tags.integer)
  return {
    imprint: hex(hashed.content),
    time: timeOf(partAt(parts, 4, tags.time)),
    nonce: nonce ? hex(nonce.content) : null,
  }
}

/** `SignerInfo` (RFC 5652 §5.3), with signed attributes; its certificate is named by issuer and number. */
function signerOf(signer: Der) {
  const parts = partsOf(signer)
  const named = hex(partAt(parts, 1, tags.sequence).content)
  const digest = hashes[hex(partAt(partsOf(partAt(parts, 2, tags.sequence)), 0, tags.oid).content)]
  const attributes = partAt(parts, 3, 0xa0)
  const algorithm = signatures[hex(partAt(partsOf(partAt(parts, 4, tags.sequence)), 0, tags.oid).content)]
  const signature = partAt(parts, 5, tags.octets).content
  if (!digest || !algorithm) throw new NotDerError()
  const [key, hash] = algorithm
  return { named, digest, attributes, signature, how: { key, hash: hash ?? digest } }
}

/** Reads the only value of a signed attribute. */
function attributesOf(attributes: Der): (oid: string, tag: number) => Der {
  const values = new Map(
    partsOf(attributes).map((one) => {
      const [oid, all] = partsOf(one)
      return [hex(oid?.content ?? new Uint8Array()), all ? partsOf(all) : []] as const
    }),
  )
  return (oid, tag) => readable(() => partAt(values.get(oid) ?? [], 0, tag))
}

/** The signed hash of the signing certificate, so that no other with the same key can replace it (RFC 5816). */
function certificateHashIn(attribute: ReturnType<typeof attributesOf>): [StampHash, string] {
  const idIn = (oid: string) =>
    partsOf(partAt(partsOf(partAt(partsOf(attribute(oid, tags.sequence)), 0, tags.sequence)), 0, tags.sequence))
  try {
    const parts = idIn(oids.certificateHashV2)
    // SHA-256 where no algorithm is named.
    const isUsual = parts[0]?.tag === tags.octets
    const hash = isUsual ? 'sha256' : hashes[hex(partAt(partsOf(partAt(parts, 0)), 0, tags.oid).content)]
    if (!hash) throw new NotDerError()
    return [hash, hex(partAt(parts, isUsual ? 0 : 1, tags.octets).content)]
  } catch {
    return ['sha1', hex(partAt(idIn(oids.certificateHash), 0, tags.octets).content)]
  }
}

/** Parts of a certificate that a stamp needs (RFC 5280 §4.1). */
function certificateOf(certificate: Der) {
  const all = partsOf(partAt(partsOf(certificate), 0, tags.sequence))
  const parts = all[0]?.tag === 0xa0 ? all.slice(1) : all
  const [from, until] = partsOf(partAt(parts, 3, tags.sequence))
  const key = partAt(parts, 5, tags.sequence)
  const [, curve] = partsOf(partAt(partsOf(key), 0, tags.sequence))
  const nameIn = (oid: string) =>
    partsOf(partAt(parts, 4, tags.sequence))
      .flatMap(partsOf)
      .map(partsOf)
      .find(([type]) => type && hex(type.content) === oid)?.[1]
  const [organization, commonName] = [nameIn(oids.organization), nameIn(oids.commonName)]
  if (!from || !until) throw new NotDerError()
  return {
    whole: certificate.whole,
    name: hex(partAt(parts, 2, tags.sequence).whole) + hex(partAt(parts, 0, tags.integer).whole),
    from: timeOf(from),
    until: timeOf(until),
    key: key.whole,
    curve: (curve && curves[hex(curve.content)]) ?? null,
    organization: organization ? textOf(organization) : null,
    commonName: commonName ? textOf(commonName) : '',
    isForStampsAlone: isForStampsAlone(parts.find(({ tag }) => tag === 0xa3)),
  }
}

/** RFC 3161 §2.3: the purpose is critical, and the only one. */
function isForStampsAlone(extensions: Der | undefined): boolean {
  const all = extensions ? partsOf(partAt(partsOf(extensions), 0, tags.sequence)).map(partsOf) : []
  const [, critical, purposes] = all.find(([oid]) => oid && hex(oid.content) === oids.extendedKeyUsage) ?? []
  if (!critical || hex(critical.whole) !== '0101ff' || !purposes) return false
  return (
    partsOf(readDer(purposes.content))
      .map(({ content }) => hex(content))
      .join() === oids.timeStamping
  )
}
