/** Values of a ledger entry: numbers are whole, since fractions can be written in several ways. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export class NotCanonicalError extends Error {
  override readonly name = 'NotCanonicalError'
}

/**
 * The canonical text of a value: keys in order of their UTF-16 code units, no white space, strings and whole numbers as
 * ECMAScript writes them (RFC 8785). Throws `NotCanonicalError` for a fraction, an unsafe number or half a surrogate
 * pair.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && (!Number.isSafeInteger(value) || Object.is(value, -0))) {
    throw new NotCanonicalError('A number in the ledger is whole.')
  }
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw new NotCanonicalError('A text in the ledger is well-formed Unicode.')
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.keys(value)
    .sort()
    .map((key) => `${canonicalJson(key)}:${canonicalJson(value[key]!)}`)
  return `{${members.join(',')}}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
