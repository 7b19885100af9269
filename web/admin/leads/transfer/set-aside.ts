import { foldWord } from '#domain/basics/plain-text.ts'

/**
 * The last two columns of a file of rows set aside, in the languages of the staff: the line in the file they came from, and the
 * reason. A file that ends so is one that was downloaded here, whatever language it is brought back in.
 */
const headings = [
  ['Line', 'Reason'],
  ['Línea', 'Motivo'],
  ['السطر', 'السبب'],
  ['Строка', 'Причина'],
] as const
export const setAsideColumns = 2

/** True if the columns of a file end with those of rows set aside. */
export const endsInSetAside = (all: readonly string[]): boolean =>
  headings.some((own) =>
    own.every((heading, i) => foldWord(heading) === foldWord(all[all.length - setAsideColumns + i] ?? '')),
  )
