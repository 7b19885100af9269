/**
 * Invisible or optional characters: vowel marks in Arabic and Hebrew, tatweel, the Hindi nukta, joiners, direction
 * marks, variation selectors. PostgreSQL reads the same expression (`server/db/search-fold-sql`): a class of `\u`
 * ranges.
 */
const leftOut =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone
  /[\u00ad\u034f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff\u093c\u0a3c\u0abc\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]+/gu

/** Letters and signs that people interchange: each of the first is compared as the second. */
const sameLetters: readonly (readonly [written: string, as: string])[] = [
  // Arabic: alef with or without hamza or madda, hamza on its seats, yeh without dots, heh for teh marbuta; the letters
  // that Persian, Urdu and Kurdish keyboards have for them; punctuation.
  ['\u0623\u0625\u0622\u0671\u0672\u0673', '\u0627'],
  ['\u0624', '\u0648'],
  ['\u0626\u0649\u06cc', '\u064a'],
  ['\u0629\u06c0\u06c1\u06c2\u06c3\u06be\u06d5', '\u0647'],
  ['\u06a9\u06aa', '\u0643'],
  ['\u060c', ','],
  ['\u061b', ';'],
  // Hindi: letters that Unicode has with their dot, and the moon and dot that is mostly typed as a dot alone.
  ['\u0929', '\u0928'],
  ['\u0931', '\u0930'],
  ['\u0934', '\u0933'],
  ['\u0901', '\u0902'],
  // Russian ё, mostly written е.
  ['\u0451', '\u0435'],
  // Greek final sigma, which has no capital of its own.
  ['\u03c2', '\u03c3'],
  // Hebrew: hyphen, geresh and gershayim, which few keyboards have.
  ['\u05be', '-'],
  ['\u05f3\u02bb\u02bc', "'"],
  ['\u05f4', '"'],
  // Japanese: the dot between the words of a foreign name, and how registers write three letters of names.
  ['\u30fb', ' '],
  ['\u9ad9', '\u9ad8'],
  ['\ufa11', '\u5d0e'],
  ['\u{20bb7}', '\u5409'],
]

/** Zeros of the decimal digits in use; Unicode has the other nine next to each. */
const zeros = '\u0660\u06f0\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0e50\u0ed0\u0f20\u1040\u17e0'

const digits = [...zeros].flatMap((zero) =>
  Array.from({ length: 10 }, (_, n): [string, string] => [String.fromCodePoint(zero.codePointAt(0)! + n), String(n)]),
)

const letters = new Map([
  ...sameLetters.flatMap(([written, as]) => [...written].map((one) => [one, as] as const)),
  ...digits,
])

/**
 * A text's canonical spelling for search and duplicates: width folded, invisible characters removed, interchangeable letters
 * unified. Case and accents are folded by the database (`search_fold`). For comparison only, never stored or shown.
 */
export const foldSpelling = (text: string): string =>
  [...text.normalize('NFKC').replace(leftOut, '')].map((letter) => letters.get(letter) ?? letter).join('')

/** The same rules for the database: a pattern of removed characters, letters and their replacements. */
export const spellingRules = {
  leftOut: leftOut.source,
  written: [...letters.keys()].join(''),
  comparedAs: [...letters.values()].join(''),
} as const
