/** Fields of a record by name. */
type Fields = Readonly<Record<string, unknown>>

/** True if two values of a field are equal, in any order of keys; an absent one is null. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a ?? null)) === JSON.stringify(sorted(b ?? null))

/** The effective changes of a form: fields that differ from their seen values, and those values. Null: none. */
export function touchedOf<F extends object>(seen: F, wanted: F): { change: Partial<F>; seen: Partial<F> } | null {
  const fields = (Object.keys(wanted) as (keyof F)[]).filter((field) => !isSameValue(seen[field], wanted[field]))
  if (fields.length === 0) return null
  const only = (of: F) => Object.fromEntries(fields.map((field) => [field, of[field] ?? null])) as Partial<F>
  return { change: only(wanted), seen: only(seen) }
}

/** The seen values of changed fields. */
export const shownOf = <R extends object, C extends object>(record: R, change: C): Pick<R, keyof R & keyof C> =>
  Object.fromEntries(Object.keys(change).map((field) => [field, (record as Fields)[field] ?? null])) as unknown as Pick<
    R,
    keyof R & keyof C
  >

/** Conflicts: fields with neither their seen nor their wanted value. */
export function clashesOf(current: Fields, wanted: Fields, seen: Fields): string[] {
  return Object.keys(seen).filter((field) => {
    const isWanted = wanted[field] !== undefined && isSameValue(wanted[field], current[field])
    return !isSameValue(seen[field], current[field]) && !isWanted
  })
}

/** The values to write for a whole form: unedited fields keep their current values. */
export function keptUntouched<W extends object>(wanted: W, current: object, seen: object | undefined): W {
  if (!seen) return wanted
  const now = current as Fields
  const shown = seen as Fields
  const entries = Object.entries(wanted).map(([field, value]) =>
    field in shown && isSameValue(value, shown[field]) ? [field, now[field]] : [field, value],
  )
  return Object.fromEntries(entries) as W
}

/** A hash that tells whether a record is unchanged since it was shown, regardless of field order. */
export function markOf(record: object): string {
  const text = JSON.stringify(sorted(record))
  // FNV-1a, twice: enough to tell two versions of one record apart.
  let [one, two] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    two = Math.imul(two ^ unit, 0x85ebca6b)
  }
  return [one, two].map((part) => (part >>> 0).toString(36)).join('-')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  )
}
