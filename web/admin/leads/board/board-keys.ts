import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'

type ColumnIds = Readonly<Record<LeadStatus, readonly string[]>>

interface Spot {
  readonly status: LeadStatus
  readonly index: number
}

export function findCard(columns: ColumnIds, id: string): Spot | null {
  for (const status of leadStatuses) {
    const index = columns[status].indexOf(id)
    if (index >= 0) return { status, index }
  }
  return null
}

/** The card reached from a card by an arrow key, Home or End; null if none. Left and right swap in right-to-left. */
export function cardByKey(columns: ColumnIds, id: string, key: string, rightToLeft: boolean): string | null {
  const spot = findCard(columns, id)
  if (!spot) return null
  const column = columns[spot.status]
  switch (key) {
    case 'ArrowDown':
      return column[spot.index + 1] ?? null
    case 'ArrowUp':
      return column[spot.index - 1] ?? null
    case 'Home':
      return column[0] ?? null
    case 'End':
      return column.at(-1) ?? null
    case 'ArrowLeft':
    case 'ArrowRight':
      return nextFilled(columns, spot, stepOf(key, rightToLeft))
    default:
      return null
  }
}

function nextFilled(columns: ColumnIds, { status, index }: Spot, step: 1 | -1): string | null {
  for (let at = leadStatuses.indexOf(status) + step; at >= 0 && at < leadStatuses.length; at += step) {
    const ids = columns[leadStatuses[at] as LeadStatus]
    if (ids.length > 0) return ids[Math.min(index, ids.length - 1)] ?? null
  }
  return null
}

/** The column that Alt and an arrow key send a card to; null at the end of the board. */
export function columnByKey(from: LeadStatus, key: string, rightToLeft: boolean): LeadStatus | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return leadStatuses[leadStatuses.indexOf(from) + stepOf(key, rightToLeft)] ?? null
}

function stepOf(key: 'ArrowLeft' | 'ArrowRight', rightToLeft: boolean): 1 | -1 {
  return (key === 'ArrowRight') === rightToLeft ? -1 : 1
}
