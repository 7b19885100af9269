import type { Position } from './positions.ts'

/**
 * Maximum positions of one symbol and side open at once, counting additions, since a netting account has only one
 * position: many indicate a grid.
 */
export function mostAtOnce(positions: readonly Position[]): number {
  const bySide = Map.groupBy(positions, ({ symbol, side }) => `${side} ${symbol}`)
  return Math.max(0, ...[...bySide.values()].map(mostOpen))
}

function mostOpen(positions: readonly Position[]): number {
  const changes = positions.flatMap(({ entries, closed }) => [
    ...entries.map((at) => ({ at, by: 1 })),
    ...(closed === null ? [] : [{ at: closed, by: -entries.length }]),
  ])
  // Closings in a second come before openings, except within one position.
  const inOrder = changes.toSorted((a, b) => (a.at === b.at ? a.by - b.by : a.at < b.at ? -1 : 1))
  let [open, most] = [0, Math.min(1, positions.length)]
  for (const { by } of inOrder) {
    open += by
    most = Math.max(most, open)
  }
  return most
}

/**
 * Number of positions opened after a losing one, and of those with more lots than it: many indicate a martingale. The
 * previous position is the last closed one, of any symbol.
 */
export function lotsAfterLoss(positions: readonly Position[]): { afterLoss: number; raised: number } {
  const closed = positions.filter((position) => position.closed !== null)
  const opened = positions.toSorted((a, b) => (a.opened < b.opened ? -1 : a.opened > b.opened ? 1 : 0))
  let next = 0
  let [afterLoss, raised] = [0, 0]
  for (const position of opened) {
    while (next < closed.length && closed[next]!.closed! <= position.opened && closed[next] !== position) next += 1
    const before = closed[next - 1]
    if (!before || before.result >= 0) continue
    afterLoss += 1
    if (position.lots > before.lots) raised += 1
  }
  return { afterLoss, raised }
}
