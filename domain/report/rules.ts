import type { Position } from './positions.ts'

/**
 * Most positions of one symbol and side that were open at the same time, each addition to one counted as another, since a
 * netting account has no more than one: many of them are the mark of a grid.
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
  // What closes in a second makes room for what opens in it, but for a position that does both.
  const inOrder = changes.toSorted((a, b) => (a.at === b.at ? a.by - b.by : a.at < b.at ? -1 : 1))
  let [open, most] = [0, Math.min(1, positions.length)]
  for (const { by } of inOrder) {
    open += by
    most = Math.max(most, open)
  }
  return most
}

/**
 * How many positions were opened after one that lost, and how many of these with more lots than that one had: often is the
 * mark of a martingale. The one before is that closed last, of whatever symbol.
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
