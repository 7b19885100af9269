/** Invisible characters: joiners, direction marks, soft hyphens, byte order marks. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * An email address in canonical form: without invisible characters, lower case, its domain decoded (`info@müller.example`).
 * Browsers and mail servers write such a domain as `xn--mller-kva.example`.
 */
export function normaliseEmail(email: string): string {
  const plain = withoutUnseen(email)
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain.toLowerCase() : `${plain.slice(0, at).toLowerCase()}@${domainInLetters(plain.slice(at + 1))}`
}

/**
 * The mailbox of an address in canonical form, which other spellings reach as well: what follows a plus sign is left out,
 * and at Gmail the dots. As `email_person` in the database.
 */
export function mailboxOf(key: string): string {
  const [local = '', host = ''] = key.split('@')
  const [mailbox = ''] = local.split('+')
  return ['gmail.com', 'googlemail.com'].includes(host)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${host}`
}

/** The stored and displayed form: as typed, without invisible characters and with a normalised domain. */
export function shownEmail(email: string): string {
  const plain = withoutUnseen(email)
  const domain = plain.slice(plain.lastIndexOf('@') + 1)
  const letters = domainInLetters(domain)
  return letters === domain.toLowerCase() ? plain : plain.slice(0, -domain.length) + letters
}

const withoutUnseen = (email: string) => email.replace(unseen, '').normalize('NFC').trim()

/** A domain in letters; a label that is no valid Punycode stays as it is. */
function domainInLetters(domain: string): string {
  // Full stops of other scripts also separate labels (RFC 3490, 3.1).
  const labels = domain
    .normalize('NFKC')
    .toLowerCase()
    .split(/[.\u3002\uff0e\uff61]/u)
  return labels.map((label) => (label.startsWith('xn--') ? (decodeLabel(label) ?? label) : label)).join('.')
}

const base = 36
const tMin = 1
const tMax = 26
const skew = 38
const damp = 700
const firstBias = 72
const firstCode = 128

/** Decodes a Punycode label (RFC 3492, 6.2); null if invalid. */
function decodeLabel(label: string): string | null {
  const encoded = label.slice('xn--'.length)
  const end = encoded.lastIndexOf('-')
  const letters = [...encoded.slice(0, Math.max(0, end))].map((letter) => letter.codePointAt(0)!)
  let code = firstCode
  let bias = firstBias
  let place = 0
  for (let at = end + 1; at < encoded.length; ) {
    const before = place
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(encoded[at++])
      if (digit === null) return null
      place += digit * weight
      const threshold = Math.min(Math.max(k - bias, tMin), tMax)
      if (digit < threshold) break
      weight *= base - threshold
    }
    const length = letters.length + 1
    bias = adapt(place - before, length, before === 0)
    code += Math.floor(place / length)
    place %= length
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return null
    letters.splice(place++, 0, code)
  }
  const decoded = String.fromCodePoint(...letters).normalize('NFC')
  // A label that needs no encoding is not Punycode: `xn--abc-` is just `abc`.
  return /[^ -~]/.test(decoded) && /^[\p{L}\p{M}\p{N}-]+$/u.test(decoded) ? decoded : null
}

function digitOf(letter: string | undefined): number | null {
  if (letter !== undefined && /^[a-z]$/.test(letter)) return letter.charCodeAt(0) - 97
  return letter !== undefined && /^[0-9]$/.test(letter) ? letter.charCodeAt(0) - 22 : null
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2)
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew))
}
