import { createPublicKey, hash, verify, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { type CheckedStamp, checkStamp, type StampCrypto, StampError } from '#domain/stamps/token.ts'

/** Node's own means. */
const nodeCrypto: StampCrypto = {
  hash: (name, bytes) => hash(name, bytes, 'buffer'),
  verify(how, key, signature, signed) {
    const publicKey = createPublicKey({ key: Buffer.from(key), format: 'der', type: 'spki' })
    return publicKey.asymmetricKeyType === how.key && verify(how.hash, signed, publicKey, signature)
  },
}

/** Maximum certificates between the signer's and the root. */
const maxIssuers = 5
const timeStamping = '1.3.6.1.5.5.7.3.8'

/** Checks an authority's answer, and that its certificate leads to a trusted root. Throws `StampError`. */
export async function checkTrustedStamp(
  response: Uint8Array,
  imprint: string,
  roots: readonly string[] = rootCertificates,
): Promise<CheckedStamp> {
  const stamp = await checkStamp(response, imprint, nodeCrypto)
  if (!leadsToRoot(stamp, roots)) throw new StampError('unknown_root')
  return stamp
}

function leadsToRoot({ certificates, time }: CheckedStamp, roots: readonly string[]): boolean {
  const [signing, ...others] = certificates.map((bytes) => new X509Certificate(bytes))
  const known = roots.map((root) => new X509Certificate(root))
  let current = signing!
  for (let steps = 0; steps <= maxIssuers; steps += 1) {
    const issuedBy = (issuer: X509Certificate) =>
      issuer.ca && isValidAt(issuer, time) && current.checkIssued(issuer) && current.verify(issuer.publicKey)
    if (known.some(issuedBy)) return true
    const issuer = others.find((one) => maySign(one) && issuedBy(one))
    if (!issuer) return false
    current = issuer
  }
  return false
}

/** If an issuer's certificate restricts its purposes, time stamping must be among them. */
const maySign = ({ keyUsage }: X509Certificate) =>
  // Node's name is misleading: these are the extended key usages. Undefined without any, whatever its types say.
  ((keyUsage as string[] | undefined) ?? [timeStamping]).includes(timeStamping)

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, time: string) =>
  validFromDate <= new Date(time) && validToDate >= new Date(time)
