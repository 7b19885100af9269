/** Rounds to an integer, halves away from zero; never returns −0. */
export function roundHalfAway(number: number): number {
  const rounded = Math.sign(number) * Math.round(Math.abs(number))
  return rounded === 0 ? 0 : rounded
}
