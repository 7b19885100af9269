/** Folded lines of a message, counted from 0, half-open. */
export type Fold = readonly [from: number, to: number]

/** Minimum words of a run of quoted lines, unless it repeats our whole text: fewer may be coincidence. */
const minWords = 4

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const quoteMark = /^\s*(?:[>|]\s?)+/
/** The line that mail programs put before a quotation: it names an address, a date or both, and ends with a colon. */
const isAttribution = (line: string) =>
  /[:：]\s*$/.test(line) &&
  line.length < 300 &&
  (/\S@\S/.test(line) || /\d{1,4}[./-]\d{1,2}|\d{1,2}:\d{2}|\b\d{4}\b/.test(line))
const isSeparator = (line: string) => /^\s*(?:[-_=*]\s*){3,}/.test(line)

type Line = { readonly words: readonly string[]; readonly isQuoted: boolean; readonly text: string }

/**
 * Folds the lines of a received text that repeat what we sent, in our order: answers in between and quotations of
 * others stay. Folds nothing if nothing would be left to read, or in doubt.
 */
export function foldsOf(text: string, sent: readonly string[]): Fold[] {
  const lines = text.split('\n').map((line): Line => {
    const plain = line.replace(quoteMark, '')
    return { words: words(plain), isQuoted: plain !== line, text: line }
  })
  const ours = sent.map(words).filter((one) => one.length > 0)
  const folds: Fold[] = []
  // Without quote marks, only below the line that begins a quotation.
  let isBelow = false
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    if (isAttribution(line.text) || isSeparator(line.text)) isBelow = true
    const end = line.words.length > 0 && (line.isQuoted || isBelow) ? endOfRun(lines, at, ours) : at
    if (end === at) at += 1
    else {
      folds.push(widened(lines, [at, end], folds.at(-1)?.[1] ?? 0))
      at = end
    }
  }
  const hidden = new Set(folds.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)))
  const isLeft = lines.some((line, at) => !hidden.has(at) && line.words.length > 0)
  return isLeft ? folds : []
}

/** End of the longest run of lines from `start` that is part of one of our texts; `start` if none. */
function endOfRun(lines: readonly Line[], start: number, ours: readonly (readonly string[])[]): number {
  let best = start
  for (const own of ours) {
    for (
      let from = own.indexOf(lines[start]!.words[0]!);
      from >= 0;
      from = own.indexOf(lines[start]!.words[0]!, from + 1)
    ) {
      let [at, place, end] = [start, from, start]
      while (at < lines.length) {
        const line = lines[at]!
        if (line.isQuoted !== lines[start]!.isQuoted && line.words.length > 0) break
        if (!line.words.every((word, i) => own[place + i] === word)) break
        place += line.words.length
        at += 1
        if (line.words.length > 0) end = at
      }
      const isWhole = from === 0 && place === own.length
      if (end > best && (place - from >= minWords || isWhole)) best = end
    }
  }
  return best
}

/** Includes the line that begins the quotation, and surrounding empty lines. */
function widened(lines: readonly Line[], [from, to]: Fold, floor: number): Fold {
  const isEmpty = (at: number) => lines[at]?.text.replace(quoteMark, '').trim() === ''
  let first = from
  while (first > floor && isEmpty(first - 1)) first -= 1
  const above = lines[first - 1]
  if (first > floor && above && isAttribution(above.text)) first -= 1
  else first = from
  let last = to
  while (last < lines.length && isEmpty(last)) last += 1
  return [first, last]
}

/**
 * The person's own words, for rules that act on them: without folds, without any quotation, and without what follows an
 * unmarked quotation's first line.
 */
export function ownWordsAlone(text: string, folds: readonly Fold[]): string {
  const lines = text.split('\n').filter((_, at) => !folds.some(([from, to]) => at >= from && at < to))
  const begins = lines.findIndex((line, at) => {
    if (!isAttribution(line) && !isSeparator(line)) return false
    const next = lines.slice(at + 1).find((one) => one.trim() !== '')
    return next !== undefined && !quoteMark.test(next)
  })
  return lines
    .slice(0, begins < 0 ? undefined : begins)
    .filter((line) => !quoteMark.test(line))
    .join('\n')
    .trim()
}
