/** Width of the edge that scrolls, px; on a narrow board a sixth of it. */
const maxEdgeWidth = 96
/** Speed at the very edge, px a frame. */
const fastest = 22

/** Scroll distance per frame for a card dragged at `x`: faster nearer the left or right edge, else 0. */
export function edgeSpeed(x: number, left: number, right: number): number {
  const edge = Math.min(maxEdgeWidth, (right - left) / 6)
  const intoStart = left + edge - x
  const intoEnd = x - (right - edge)
  const into = Math.min(edge, Math.max(intoStart, intoEnd, 0))
  if (into <= 0 || edge <= 0) return 0
  const speed = Math.max(1, Math.round(fastest * (into / edge) ** 2))
  return intoStart > intoEnd ? -speed : speed
}
