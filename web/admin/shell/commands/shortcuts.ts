/** Global shortcuts of the staff area. */
export const shortcutNames = [
  'palette',
  'search',
  'help',
  'addLead',
  'goLeads',
  'goDay',
  'goQuarantine',
  'goSetups',
  'goPerformance',
  'viewBoard',
  'viewGrid',
  'viewTable',
] as const
export type ShortcutName = (typeof shortcutNames)[number]

/** The keys of each, one after the other. `Mod` is Ctrl, on a Mac Cmd, held down with the next. */
export const shortcutKeys: { readonly [N in ShortcutName]: readonly [string, string?] } = {
  palette: ['Mod', 'k'],
  search: ['/'],
  help: ['?'],
  addLead: ['c'],
  goLeads: ['g', 'l'],
  goDay: ['g', 'd'],
  goQuarantine: ['g', 'q'],
  goSetups: ['g', 's'],
  goPerformance: ['g', 'p'],
  viewBoard: ['v', 'b'],
  viewGrid: ['v', 'g'],
  viewTable: ['v', 't'],
}

/** Milliseconds in which the second key of a pair has to follow the first. */
const pairMs = 1_500

/** The relevant parts of a key press. `at` is in milliseconds. */
export type KeyPress = {
  /** As `shortcutKey` names it. */
  readonly key: string
  readonly ctrl: boolean
  readonly meta: boolean
  readonly alt: boolean
  readonly at: number
  /** True if the key goes to a field, menu or window. */
  readonly isTaken: boolean
}

/**
 * Returns the shortcut that each key press completes, if any. Single keys do nothing while typing or
 * with a menu or dialog open; the palette opens from everywhere.
 */
export function createShortcutReader(): (press: KeyPress, singleKeys: boolean) => ShortcutName | null {
  let first: { key: string; at: number } | null = null
  return ({ key, ctrl, meta, alt, at, isTaken }, singleKeys) => {
    const before = first
    first = null
    if (alt) return null
    if (ctrl || meta) return ctrl !== meta && key === shortcutKeys.palette[1] ? 'palette' : null
    if (isTaken || !singleKeys) return null
    const found = shortcutNames.find((name) => {
      const [one, two] = shortcutKeys[name]
      return two === undefined ? one === key : before?.key === one && two === key && at - before.at <= pairMs
    })
    if (found) return found
    if (shortcutNames.some((name) => shortcutKeys[name][0] === key)) first = { key, at }
    return null
  }
}

/** True if this is a Mac, with Cmd in place of Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Keys as a person reads them: Ctrl K, ⌘K, G then L. */
export function readableKeys(name: ShortcutName, isMac: boolean, then: string): string {
  const [one, two] = shortcutKeys[name]
  if (two === undefined) return one
  if (one === 'Mod') return isMac ? `⌘${two.toUpperCase()}` : `Ctrl ${two.toUpperCase()}`
  return `${one.toUpperCase()} ${then} ${two.toUpperCase()}`
}
