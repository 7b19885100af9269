/** A number rounded to a whole one, halves away from zero; never −0. */
export function roundHalfAway(number: number): number {
  const rounded = Math.sign(number) * Math.round(Math.abs(number))
  return rounded === 0 ? 0 : rounded
}
