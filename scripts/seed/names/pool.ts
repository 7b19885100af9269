/** A name in the script of its language, and its spelling in e-mail addresses. */
export type Name = { readonly text: string; readonly latin: string }

/** The names of one culture, and how full names are formed. */
export type NamePool = {
  readonly given: readonly (readonly Name[])[]
  /** One list, or one per list of given names if family names are gendered. */
  readonly family: readonly (readonly Name[])[]
  /** `two`: two family names are usual; `firstFamily`: family name first, without a space. */
  readonly form: 'plain' | 'two' | 'firstFamily'
}

const specialLetters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' }

/** Plain a-z and hyphen: `Müller` is `muller`, `De Vries` is `devries`. */
function asLatin(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøłæœıđ]/g, (letter) => specialLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z-]/g, '')
}

/** Reads a list, commas between names; a name in another script carries its Latin form after a colon. */
export function names(list: string): Name[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [text = '', latin = asLatin(text)] = entry.normalize('NFC').split(':')
      return { text, latin }
    })
}
