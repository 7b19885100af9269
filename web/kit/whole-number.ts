/** Between groups of digits: "12,500", "12.500", "12 500", "1,00,000". */
const separator = "[.,'\u2019\u066c\u060c\\s]"
const wholeNumber = new RegExp(
  `^[\\p{Sc}\\s]*(\\p{Nd}+|\\p{Nd}{1,3}(?:${separator}\\p{Nd}{2,3})*${separator}\\p{Nd}{3})[\\p{Sc}%\\s]*$`,
  'u',
)

/**
 * Parses a whole number: "12,500" is 12500; null if empty, NaN for anything else, such as "-5" or "12.5". Accepts
 * digits of every script.
 */
export function parseWholeNumber(text: string): number | null {
  if (text.trim() === '') return null
  if (!wholeNumber.test(text)) return Number.NaN
  let number = 0
  for (const [digit] of text.matchAll(/\p{Nd}/gu)) number = number * 10 + digitValue(digit)
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
