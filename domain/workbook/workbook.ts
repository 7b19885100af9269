import { type Platform, readPart } from './part.ts'
import { Kept, type SheetRow, sharedStringsInto, sheetRowsTo } from './rows.ts'
import { damaged, UnreadableWorkbook } from './unreadable.ts'
import { type Entry, zipEntries } from './zip.ts'

type Relation = { readonly type: string; readonly part: string }

/**
 * Rows of a visible sheet of an Open XML workbook (ECMA-376), by its index (0: the first tab), without empty rows;
 * `sheets`: their number. `is1904`: the date system starts in 1904, not 1900. Throws `UnreadableWorkbook`. The file is
 * hostile input: each part is limited by its own packed size, content by number and length of cells, and nothing is
 * expanded or fetched.
 */
export function readWorkbook(
  bytes: Uint8Array,
  platform: Platform,
  onRow: (row: SheetRow) => void,
  progress?: (share: number) => void,
  place = 0,
): { readonly is1904: boolean; readonly sheets: number } {
  const entries = zipEntries(bytes)
  const book = [...relationsOf('', entries, platform).values()].find(({ type }) => type === 'officeDocument')
  if (!book) throw damaged()
  const relations = relationsOf(book.part, entries, platform)
  const { parts, is1904 } = visibleSheets(entryOf(entries, book.part), relations, platform)
  const sheet = entries.get(parts[place] ?? '')
  if (!sheet) throw damaged()
  const kept = new Kept()
  const strings: string[] = []
  const shared = [...relations.values()].find(({ type }) => type === 'sharedStrings')
  if (shared) readPart(entryOf(entries, shared.part), platform, sharedStringsInto(strings, kept))
  readPart(sheet, platform, sheetRowsTo(onRow, strings, kept), progress)
  return { is1904, sheets: parts.length }
}

function entryOf(entries: ReadonlyMap<string, Entry>, part: string): Entry {
  const entry = entries.get(part)
  if (!entry) throw damaged()
  return entry
}

/** Relationships of a part, by id; '' is the package itself. */
function relationsOf(part: string, entries: ReadonlyMap<string, Entry>, platform: Platform): Map<string, Relation> {
  const slash = part.lastIndexOf('/') + 1
  const folder = part.slice(0, slash)
  const relations = new Map<string, Relation>()
  const file = entries.get(`${folder}_rels/${part.slice(slash)}.rels`)
  if (!file) return relations
  readPart(file, platform, {
    open(name, attribute) {
      const [id, type, target] = [attribute('Id'), attribute('Type'), attribute('Target')]
      if (name !== 'Relationship' || !id || !type || !target) return
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), part: resolved(folder, target) })
    },
  })
  return relations
}

/** A target as the name of a part: `/xl/a.xml` from the top, `../a.xml` one folder up. */
function resolved(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/').toLowerCase()
}

function visibleSheets(book: Entry, relations: ReadonlyMap<string, Relation>, platform: Platform) {
  const parts: string[] = []
  let is1904 = false
  readPart(book, platform, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(?:1|true|on)$/i.test(attribute('date1904') ?? '')
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return
      const relation = relations.get(attribute('id') ?? '')
      if (relation?.type === 'worksheet') parts.push(relation.part)
    },
  })
  if (parts.length === 0) throw new UnreadableWorkbook('no_sheet', 'The workbook has no visible sheet with rows.')
  return { parts, is1904 }
}
