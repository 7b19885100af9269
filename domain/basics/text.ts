/** Maximum lengths in Unicode code points, as PostgreSQL counts characters; `tags` is a count. */
export const limits = {
  name: 120,
  email: 254,
  phone: 32,
  /** As typed, with an extension or a second number. */
  typedPhone: 120,
  message: 4000,
  country: 80,
  notes: 10_000,
  tag: 40,
  tags: 20,
  username: 64,
  password: 256,
  reason: 200,
} as const

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be refused
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069]|\r(?!\n)/
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * True if a text has characters that no one types: NUL and other C0 controls except tab and line end, lone surrogates,
 * or direction overrides. CR LF of a form is a line end.
 */
export function hasForbiddenChars(text: string): boolean {
  return forbidden.test(text) || !text.isWellFormed()
}

const lineEnd = /[\n\r\u0085\u2028\u2029]/

/**
 * True if a text has a line break, which a single-line field must not: it goes into headers, subjects and lists
 * unchanged.
 */
export const hasLineEnd = (text: string): boolean => lineEnd.test(text)

/** Only spaces and invisible characters such as joiners, fillers and direction marks. */
const invisible = /^[\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u

/**
 * A text as stored: composed (NFC), line ends as LF, trimmed, without direction controls, which come along with text
 * pasted from an address book; empty if nothing is visible. Other forbidden characters remain, to be refused.
 */
export function cleanText(text: string): string {
  const clean = text.replaceAll('\r\n', '\n').replace(bidiControls, '').normalize('NFC').trim()
  return invisible.test(clean) ? '' : clean
}

/** Invisible characters that no script needs: soft hyphens, zero-width spaces, direction marks, byte order marks. */
const unneeded = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

/**
 * Joiners in their needed context: shaping letters of Arabic and Indic scripts (between two letters; ZWJ also at the
 * end of a word), and combining emoji.
 */
const joiners =
  /((?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}](?:\u200d|\u200c(?=\p{L}))|[\ufe0f\p{Extended_Pictographic}\p{Emoji_Modifier}]\u200d(?=\p{Extended_Pictographic}))|[\u200c\u200d]/gu

/** Tabs and wide, narrow or repeated spaces, which a spreadsheet, a web page or an input method leaves. */
const spaces = /[^\S\n\r\u0085\u2028\u2029]+/gu

/** A person's name as stored: `cleanText`, with single spaces, without invisible characters unless its script needs them. */
export const cleanName = (name: string): string =>
  cleanText(name.replace(unneeded, '').replace(joiners, '$1').replace(spaces, ' '))

// Every character class below is tested once per character: linear in the length, whatever is sent.
const refusedInEmail = /[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"]/u
const localPart = /^[^.@]+(?:\.[^.@]+)*$/
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u

/**
 * True for a plausible email address: one @, a domain with a dot, nothing that can break out of a mail header or
 * recipient list. International local parts and domains are accepted; quoted local parts are not.
 */
export function emailIsValid(email: string): boolean {
  if (email.length > limits.email || refusedInEmail.test(email)) return false
  const [local = '', domain = '', ...more] = email.split('@')
  if (more.length > 0 || local.length > 64 || !localPart.test(local)) return false
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    top.length > 1 &&
    !/^\d+$/.test(top) &&
    labels.every((l) => l.length <= 63 && domainLabel.test(l))
  )
}
