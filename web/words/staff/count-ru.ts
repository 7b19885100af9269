import { plural } from '../site/plural.ts'

/** The Russian form for a count: 1 лид, 2 лида, 5 лидов. A fraction takes the form of 2, the genitive singular. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  plural('ru', count, { one, few, many, other: few })

/** 1 лид, 2 лида, 5 лидов; the number comes formatted. */
export const leadsRu = (count: number, shown: string): string => `${shown} ${counted(count, 'лид', 'лида', 'лидов')}`
