import { type CSSProperties, useSyncExternalStore } from 'react'
import { type LeadColumnName, leadColumnNames } from '#domain/leads/lead-views.ts'

/** CSS pixels by column; an absent column has its content's width. */
export type ColumnWidths = Readonly<Partial<Record<LeadColumnName, number>>>

/** Minimum and maximum column width, CSS pixels. */
export const widthBounds = { min: 56, max: 480 } as const

const bounded = (width: number) => Math.round(Math.min(widthBounds.max, Math.max(widthBounds.min, width)))

const key = 'staff.lead-column-widths'
const listeners = new Set<() => void>()
let widths: ColumnWidths = read()

function read(): ColumnWidths {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const given = Object.entries(Object(stored)).filter(
      ([name, width]) => (leadColumnNames as readonly string[]).includes(name) && Number.isFinite(width),
    )
    return Object.fromEntries(given.map(([name, width]) => [name, bounded(width as number)]))
  } catch {
    // A browser may forbid its storage altogether: then widths last as long as the page.
    return {}
  }
}

/** The widths of the table's columns in this browser. */
export const useColumnWidths = (): ColumnWidths =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => widths,
  )

/** Sets a column's width in this browser; null: the content's width. */
export function setColumnWidth(name: LeadColumnName, width: number | null): void {
  const { [name]: _before, ...others } = widths
  change(width === null ? others : { ...others, [name]: bounded(width) })
}

/** Resets every column to its content's width. */
export const resetColumnWidths = (): void => change({})

function change(next: ColumnWidths): void {
  widths = next
  try {
    localStorage.setItem(key, JSON.stringify(widths))
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

/** Set on every cell of the column, so that longer content does not stretch it. */
export const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : { minInlineSize: width, maxInlineSize: width, inlineSize: width }
