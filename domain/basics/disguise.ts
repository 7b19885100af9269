/** Letters of other scripts that look Latin, and signs that replace letters. */
const lookalikes: Readonly<Record<string, string>> = {
  ...pairs('авеёзікмнорстухјѕһԁԛԝ', 'abeezikmhopctyxjshdqw'),
  ...pairs('АВЕЁІКМНОРСТУХЈЅҺ', 'ABEEIKMHOPCTYXJSH'),
  ...pairs('αεικνορτυχ', 'aeikvoptux'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
}
const signs: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' }

function pairs(from: string, to: string): Record<string, string> {
  const letters = [...to]
  return Object.fromEntries([...from].map((letter, index) => [letter, letters[index]!]))
}

/**
 * A text as it reads: one form of each letter, no invisible ones, one space at a time. A second reading where words are
 * disguised: foreign letters and signs among Latin ones, letters spaced apart.
 */
export function readingsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|[\u0300-\u036f]/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
  const bare = plain
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]\p{L}){3,40}(?![\p{L}\p{N}])/gu, (word) =>
      word.replaceAll(/[ ._*-]/g, ''),
    )
    .replaceAll(/(?<=\p{L})(?:[1345@$](?=\p{L})|0(?!\p{N}))/gu, (sign) => signs[sign] ?? sign)
    .replaceAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu, (word) =>
      /\p{Script=Latin}/u.test(word) ? [...word].map((letter) => lookalikes[letter] ?? letter).join('') : word,
    )
  return bare === plain ? [plain] : [plain, bare]
}

/** A name by how it looks: without case, marks, spaces and signs, and with Latin letters for those that look like them. */
export const looksOf = (name: string): string =>
  [...readingsOf(name).at(-1)!]
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
