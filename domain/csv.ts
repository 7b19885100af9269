/** What a spreadsheet takes for the beginning of a formula, full-width forms included. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/

/**
 * One line of a CSV file (RFC 4180), each field quoted. A field that a spreadsheet would compute, or run, is shown as the
 * text it is: an apostrophe goes in front of it.
 */
export function csvLine(fields: readonly string[]): string {
  const cells = fields.map((field) => `"${(startsFormula.test(field) ? `'${field}` : field).replaceAll('"', '""')}"`)
  return `${cells.join(',')}\r\n`
}
