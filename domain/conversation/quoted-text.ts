/** Lines of a message that are folded away, counted from 0: from, and to without the last. */
export type Fold = readonly [from: number, to: number]

/** Words that a run of quoted lines has at least, unless it repeats all that we wrote: fewer may be anybody's own. */
const minWords = 4

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const quoteMark = /^\s*(?:[>|]\s?)+/
/** The line by which mail programs begin a quotation: it names an address, a date or both, and ends with a colon. */
const isAttribution = (line: string) =>
  /[:：]\s*$/.test(line) &&
  line.length < 300 &&
  (/\S@\S/.test(line) || /\d{1,4}[./-]\d{1,2}|\d{1,2}:\d{2}|\b\d{4}\b/.test(line))
const isSeparator = (line: string) => /^\s*(?:[-_=*]\s*){3,}/.test(line)

type Line = { readonly words: readonly string[]; readonly isQuoted: boolean; readonly text: string }

/**
 * What of a received text only repeats what we sent before, to be folded. Lines fold where, one after another, they are in
 * what we wrote, in its order: an answer between them stays, and so does whatever they quoted from elsewhere. If nothing
 * would be left to read, or in doubt, nothing folds.
 */
export function foldsOf(text: string, sent: readonly string[]): Fold[] {
  const lines = text.split('\n').map((line): Line => {
    const plain = line.replace(quoteMark, '')
    return { words: words(plain), isQuoted: plain !== line, text: line }
  })
  const ours = sent.map(words).filter((one) => one.length > 0)
  const folds: Fold[] = []
  // Without quote marks only what stands below the line that begins a quotation.
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

/** Where the longest run of lines from `start` ends that is a piece of one of our texts; `start` if there is none. */
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

/** With the line that begins the quotation, and the empty lines around it. */
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
 * What the person surely wrote themselves, for rules that act on words: without folds, without any quotation, whoever is quoted, and
 * without what stands below the line that begins one whose lines bear no marks.
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
