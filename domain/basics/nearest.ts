/** Lower case, without accents and signs. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Edit distance: letters added, removed, replaced or swapped with their neighbour. */
export function editDistance(one: string, other: string): number {
  const a = [...one]
  const b = [...other]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

/** Maximum number of suggestions. */
const maxSuggestions = 3

/** Candidates similar to `written`, best first: at most one typo in three letters, or a whole word in common. */
export function nearest(written: string, candidates: readonly string[]): string[] {
  const wanted = plain(written)
  if (wanted === '') return []
  const words = wanted.split(' ').filter((word) => word.length > 2)
  const rated = [...new Set(candidates)].flatMap((candidate) => {
    const text = plain(candidate)
    const typos = editDistance(wanted, text)
    const isClose = typos * 3 <= Math.max(wanted.length, text.length)
    const sharesWord = text.split(' ').some((word) => words.includes(word))
    return isClose || sharesWord ? [{ candidate, typos }] : []
  })
  return rated
    .toSorted((a, b) => a.typos - b.typos)
    .slice(0, maxSuggestions)
    .map(({ candidate }) => candidate)
}
