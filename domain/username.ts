/** Controls, invisible characters, and every space except the plain one. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]|[^\S ]| {2}/u
const latin = /\p{Script=Latin}/u
/** Scripts with letters that look like Latin ones. */
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/**
 * Whether a teammate may have this name. It must read as it is written, so that in lists and in the audit log it cannot
 * be taken for someone else's, nor for "me" or "nobody" in a filter, which begin with an @ (`lead-filters`). The
 * database refuses names that differ only by capitals.
 */
export function usernameIsPlain(name: string): boolean {
  return !name.startsWith('@') && !unseen.test(name) && !(latin.test(name) && alike.test(name))
}

/**
 * A name normalised for comparison: `ｏwner` (full-width), `OWNER` and `owner` are one name, and so are `Straße` and
 * `STRASSE` (compatibility characters by NFKC, then without case).
 */
export const usernameKey = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
