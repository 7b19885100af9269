import type { CSSProperties } from 'react'
import { type LeadColumnName, leadColumnNames } from '#domain/leads/lead-views.ts'
import { rememberedAs } from '#web/admin/parts/remembered.ts'
import { useStore } from '#web/kit/store.ts'

/** CSS pixels by column; an absent column has its content's width. */
export type ColumnWidths = Readonly<Partial<Record<LeadColumnName, number>>>

/** Minimum and maximum column width, CSS pixels. */
export const widthBounds = { min: 56, max: 480 } as const

const bounded = (width: number) => Math.round(Math.min(widthBounds.max, Math.max(widthBounds.min, width)))

const widths = rememberedAs<ColumnWidths>(
  'staff.lead-column-widths',
  (text) => {
    const given = Object.entries(Object(JSON.parse(text ?? '{}'))).filter(
      ([name, width]) => (leadColumnNames as readonly string[]).includes(name) && Number.isFinite(width),
    )
    return Object.fromEntries(given.map(([name, width]) => [name, bounded(width as number)]))
  },
  JSON.stringify,
)

/** The widths of the table's columns in this browser. */
export const useColumnWidths = (): ColumnWidths => useStore(widths)

/** Sets a column's width in this browser; null: the content's width. */
export function setColumnWidth(name: LeadColumnName, width: number | null): void {
  const { [name]: _before, ...others } = widths.value
  widths.set(width === null ? others : { ...others, [name]: bounded(width) })
}

/** Resets every column to its content's width. */
export const resetColumnWidths = (): void => widths.set({})

/** Set on every cell of the column, so that longer content does not stretch it. */
export const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : { minInlineSize: width, maxInlineSize: width, inlineSize: width }
