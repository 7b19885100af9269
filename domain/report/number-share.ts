/** A number that a broker's server gave out, and when, on the broker's clock. */
export type GivenNumber = { readonly number: number; readonly time: string }

/** Minimum numbers for a result, over at least a day. */
const minNumbers = 20
const minSpanMs = 86_400_000

/** Percent of a server's numbers from which the share is named on the account's page; at busy brokers it is one or two. */
export const namedShare = 5
/** Percent from which a server has hardly another client: its account does not count as live. */
export const aloneShare = 50

/**
 * The largest share an account has of all numbers its server gave out, over any twenty or more of its own that span a
 * day or more, percent. Servers number all clients' orders consecutively, so 100 means a server with one client: a test
 * presented as a history, or an invented one. Null without such a stretch.
 */
export function shareOfNumbers(given: readonly GivenNumber[]): number | null {
  const times = new Map(given.map(({ number, time }) => [number, Date.parse(`${time}Z`)]))
  const numbers = [...times].filter(([number]) => number > 0).sort(([a], [b]) => a - b)
  let share: number | null = null
  let end = 0
  for (const [start, [first, from]] of numbers.entries()) {
    // Times rise with the numbers, so the end of a stretch only moves on.
    end = Math.max(end, start + minNumbers - 1)
    while (end < numbers.length && numbers[end]![1] - from < minSpanMs) end += 1
    if (end >= numbers.length) break
    share = Math.max(share ?? 0, (100 * (end - start + 1)) / (numbers[end]![0] - first + 1))
  }
  return share
}
