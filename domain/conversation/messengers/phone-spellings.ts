/**
 * All spellings of a number used by messengers and people, as digits with country code; the given one first. Brazilian
 * mobile numbers gained a ninth digit, Mexican ones lost a 1, Argentine ones have a 9 only from abroad: both forms
 * occur. Landlines are unchanged.
 */
export function phoneSpellings(digits: string): readonly string[] {
  return [...new Set([digits, ...brazil(digits), ...mexico(digits), ...argentina(digits)])]
}

function brazil(digits: string): string[] {
  const [, area, number] = /^55([1-9][1-9])(\d{8,9})$/.exec(digits) ?? []
  if (area === undefined || number === undefined) return []
  // Landlines begin with 2 to 5.
  if (number.length === 8) return /^[6-9]/.test(number) ? [`55${area}9${number}`] : []
  return /^9[6-9]/.test(number) ? [`55${area}${number.slice(1)}`] : []
}

function mexico(digits: string): string[] {
  if (/^521[1-9]\d{9}$/.test(digits)) return [`52${digits.slice(3)}`]
  return /^52[1-9]\d{9}$/.test(digits) ? [`521${digits.slice(2)}`] : []
}

function argentina(digits: string): string[] {
  const [, national] = /^549?([1-8]\d{9})$/.exec(digits) ?? []
  if (national !== undefined) return [`549${national}`, `54${national}`, ...withinArgentina(national)]
  const written = /^54(\d{2,4})15(\d{6,8})$/.exec(digits)
  const area = written?.[1] ?? ''
  const number = written?.[2] ?? ''
  return area.length + number.length === 10 ? [`549${area}${number}`, `54${area}${number}`] : []
}

/** The national form: 15 after an area code of two to four digits. */
const withinArgentina = (national: string): string[] =>
  [2, 3, 4].map((length) => `54${national.slice(0, length)}15${national.slice(length)}`)
