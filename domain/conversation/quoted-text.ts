import { endOfHead } from './forward.ts'

/** Folded lines of a message, counted from 0, half-open. */
export type Fold = readonly [from: number, to: number]

/** Minimum number of words that quoted lines share with our text, unless they repeat all of it. Fewer may be a coincidence. */
const minWords = 4
/** Maximum number of word comparisons. An ordinary mail needs a hundredth of it; a text that needs more was made to be slow. */
const maxComparisons = 2_000_000

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const quoteMark = /^\s*(?:[>|]\s?)+/
const hasAddress = (line: string) => /\S@\S/.test(line)
const hasDate = (line: string) =>
  /\p{Nd}{1,4}[./-]\p{Nd}{1,2}|\p{Nd}{1,2}:\p{Nd}{2}|(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u.test(line)
/** The line that mail programs put before a quotation: it names an address, a date or both, and ends with a colon. */
const isAttribution = (line: string) =>
  /[:：]\s*$/.test(line) && line.length < 300 && (hasAddress(line) || hasDate(line))
const isSeparator = (line: string) => /^\s*(?:[-_=*]\s*){3,}/.test(line)
/** True for a separator with words, such as “Original Message”; not for emphasis in stars or PGP lines, which may be the person's own. */
const isTitled = (line: string) => isSeparator(line) && /\p{L}/u.test(line) && !/\*{3}|BEGIN PGP/.test(line)

/** Lines that introduce a quotation, half-open: an attribution, perhaps broken over two lines, or the quoted mail's header. */
function introductionsIn(lines: readonly string[]): Fold[] {
  const found: Fold[] = []
  for (const [at, line] of lines.entries()) {
    const floor = found.at(-1)?.[1] ?? 0
    if (at < floor) continue
    const headEnd = endOfHead(lines, at)
    if (headEnd > at) {
      found.push([isSeparator(lines[at - 1] ?? '') && at > floor ? at - 1 : at, headEnd])
      continue
    }
    const above = at > floor ? lines[at - 1]! : ''
    const both = `${above.replace(quoteMark, '')} ${line.replace(quoteMark, '')}`
    const isBroken =
      above.trim() !== '' &&
      !/[.!?:：]\s*$/.test(above) &&
      isAttribution(both) &&
      [hasAddress, hasDate].every((has) => has(both)) &&
      ![hasAddress, hasDate].every((has) => has(line))
    if (isBroken) found.push([at - 1, at + 1])
    else if (isAttribution(line)) found.push([at, at + 1])
  }
  return found
}

type Line = { readonly words: readonly string[]; readonly isQuoted: boolean; readonly text: string }

/**
 * Finds the lines of a received text that repeat what we sent, in the same order. Answers in between and quotations of others
 * stay visible. Returns nothing if no other text would be left, or in doubt.
 */
export function foldsOf(text: string, sent: readonly string[]): Fold[] {
  const lines = text.split('\n').map((line): Line => {
    const plain = line.replace(quoteMark, '')
    return { words: words(plain), isQuoted: plain !== line, text: line }
  })
  const ours = sent
    .map(words)
    .filter((one) => one.length > 0)
    .map((own): Own => ({ words: own, placesOf: Map.groupBy(own.keys(), (place) => own[place]!) }))
  const left = { comparisons: maxComparisons }
  const folds: Fold[] = []
  const introductions = introductionsIn(lines.map((line) => line.text))
  const beginnings = new Map(introductions.map(([from, to]) => [to, from]))
  const endOfFirst = introductions[0]?.[1] ?? lines.length
  // Without quote marks, only below the line that begins a quotation.
  let isBelow = false
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    if (at >= endOfFirst - 1 || isSeparator(line.text)) isBelow = true
    const end = line.words.length > 0 && (line.isQuoted || isBelow) ? endOfRun(lines, at, ours, left) : at
    if (left.comparisons < 0) return []
    if (end === at) at += 1
    else {
      folds.push(widened(lines, beginnings, [at, end], folds.at(-1)?.[1] ?? 0))
      at = end
    }
  }
  const hidden = hiddenBy(folds)
  const isLeft = lines.some((line, at) => !hidden.has(at) && line.words.length > 0)
  return isLeft ? folds : []
}

/** The lines that are folded away. */
const hiddenBy = (folds: readonly Fold[]): ReadonlySet<number> =>
  new Set(folds.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)))

/** One of our texts, and the position of each of its words. */
type Own = { readonly words: readonly string[]; readonly placesOf: ReadonlyMap<string, readonly number[]> }

/** End of the longest run of lines from `start` that is part of one of our texts; `start` if none. */
function endOfRun(lines: readonly Line[], start: number, ours: readonly Own[], left: { comparisons: number }): number {
  let best = start
  for (const own of ours) {
    for (const from of own.placesOf.get(lines[start]!.words[0]!) ?? []) {
      let [at, place, end] = [start, from, start]
      while (at < lines.length && left.comparisons >= 0) {
        const line = lines[at]!
        if (line.isQuoted !== lines[start]!.isQuoted && line.words.length > 0) break
        const other = line.words.findIndex((word, i) => own.words[place + i] !== word)
        left.comparisons -= 1 + (other < 0 ? line.words.length : other)
        if (other >= 0) break
        place += line.words.length
        at += 1
        if (line.words.length > 0) end = at
      }
      const isWhole = from === 0 && place === own.words.length
      if (end > best && (place - from >= minWords || isWhole)) best = end
    }
  }
  return best
}

/** Includes the lines that begin the quotation, and surrounding empty lines. */
function widened(
  lines: readonly Line[],
  beginnings: ReadonlyMap<number, number>,
  [from, to]: Fold,
  floor: number,
): Fold {
  const isEmpty = (at: number) => lines[at]?.text.replace(quoteMark, '').trim() === ''
  let above = from
  while (above > floor && isEmpty(above - 1)) above -= 1
  const begin = beginnings.get(above)
  const first = begin !== undefined && begin >= floor ? begin : from
  let last = to
  while (last < lines.length && isEmpty(last)) last += 1
  return [first, last]
}

/**
 * The person's own words, for rules that act on them: without folds, without any quotation, and without what follows an
 * unmarked quotation's first line.
 */
export function ownWordsAlone(text: string, folds: readonly Fold[]): string {
  const hidden = hiddenBy(folds)
  const lines = text.split('\n').filter((_, at) => !hidden.has(at))
  const introductions = introductionsIn(lines)
  const introducing = hiddenBy(introductions)
  const inHead = hiddenBy(introductions.filter(([from, to]) => to - from >= 3))
  const beginnings = new Set(introductions.map(([from]) => from))
  const isWritten = (line: string, at: number) => line.trim() !== '' && !quoteMark.test(line) && !introducing.has(at)
  const firstWritten = lines.findIndex((line, at) => isWritten(line, at) && !isSeparator(line))
  // From the end: whether the line with words that comes next bears a mark.
  let isNextMarked: boolean | null = null
  let end = lines.length
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!
    // A separator above the first written line belongs to the person's text.
    const begins =
      beginnings.has(at) || (isSeparator(line) && (isTitled(line) || (at > firstWritten && firstWritten >= 0)))
    if (isNextMarked === false && begins) end = at
    if (line.trim() !== '' && !introducing.has(at)) isNextMarked = quoteMark.test(line)
  }
  return lines
    .slice(0, end)
    .filter((line, at) => !quoteMark.test(line) && !inHead.has(at))
    .join('\n')
    .trim()
}
