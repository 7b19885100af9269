import type { MeasuredFigure } from '#domain/claims/claims.ts'
import type { StaffWords } from '#web/words/staff/en.ts'
import type { Format } from './format.ts'

/** The name of a claim, by its id. */
export function claimName(id: string, { claims }: Pick<StaffWords, 'claims'>, format: Format): string {
  const [first, second = '', third = ''] = id.split('.')
  if (first === 'testimonial') return claims.testimonial(format.languageName(second), third)
  if (first === 'measured') return claims.measured[second as MeasuredFigure] ?? id
  return (claims.names as Record<string, string>)[id] ?? id
}
