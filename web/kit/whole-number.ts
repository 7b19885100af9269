/** The digits of a text as a number, null without any: "12,500" is 12500. Digits of every script count. */
export function parseWholeNumber(text: string): number | null {
  let number: number | null = null
  for (const character of text.matchAll(/\p{Nd}/gu)) number = (number ?? 0) * 10 + digitValue(character[0])
  return number
}

// Unicode lays the ten digits of a script next to one another, so a digit's value is its distance to the zero.
function digitValue(digit: string): number {
  let code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--
    value++
  }
  return value
}
