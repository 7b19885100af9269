import { readPart } from '#domain/workbook/part.ts'
import { UnreadableWorkbook } from '#domain/workbook/unreadable.ts'
import { zipEntries } from '#domain/workbook/zip.ts'
import { decodeStart } from './decode.ts'
import { plain } from './html-rows.ts'
import type { Row } from './report.ts'
import { platform } from './xlsx-rows.ts'

/** Rows of the head, in which a report names its account and holder. */
const headRows = 12

/**
 * True if a file names another account number or holder outside its tables than in its first rows: terminals write both
 * into a page's title (`LOGIN: NAME - …`, `Statement: LOGIN - NAME`) and a workbook's properties (`LOGIN:NAME`). False
 * if it names none there.
 */
export function isRelabelled(bytes: Uint8Array, rows: readonly Row[], login: string | null): boolean {
  const [, before, number, rest = ''] = /^([^\d:]*: )?(\d{4,20})(?!\d)(.*)$/.exec(labelOf(bytes)) ?? []
  if (number === undefined || login === null) return false
  if (number !== login) return true
  // `Statement: LOGIN - NAME` of MetaTrader 4 ends with the holder, `LOGIN: NAME - Trade History Report` does not.
  const name = (before ? rest : rest.replace(/ - (?:(?! - ).)*$/, '')).replace(/^[ :-]+/, '').trim()
  // Texts with entities are not compared.
  if (name === '' || name.includes('&')) return false
  // A part of a longer name is another name. The cell may begin with its label: `Name: NAME`.
  const isName = (cell: string) => cell === name || cell.replace(/^[^:：]*[:：] */, '') === name
  return !rows.slice(0, headRows).some(({ cells }) => cells.some(isName))
}

/** The title of a page, or subject of a workbook; empty if none. */
function labelOf(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50) return plain(/<title>([^<]{0,300})</i.exec(decodeStart(bytes))?.[1] ?? '')
  const properties = zipEntries(bytes).get('docprops/core.xml')
  if (!properties) return ''
  let [isSubject, subject] = [false, '']
  try {
    readPart(properties, platform, {
      open: (name) => {
        isSubject = name === 'subject'
      },
      text: (text) => {
        if (isSubject && subject.length < 300) subject += text
      },
      close: () => {
        isSubject = false
      },
    })
  } catch (error) {
    // Properties are not part of the tables: a file with unreadable ones is still read.
    if (!(error instanceof UnreadableWorkbook)) throw error
  }
  return plain(subject)
}
