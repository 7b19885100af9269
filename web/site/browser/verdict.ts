import type { SaidTexts } from '#web/words/site/pages/en.ts'
import { pageLocale } from './page-locale.ts'

export type Verdict = {
  say(name: keyof SaidTexts, ...given: string[]): void
  good(name: keyof SaidTexts, ...given: string[]): void
  bad(name: keyof SaidTexts, ...given: string[]): void
  /** The line with the problem. */
  quote(line: string): void
  progress(done: number, of: number): void
}

/** A number as the page writes them. */
export const shown = (number: number) =>
  new Intl.NumberFormat(`${pageLocale()}-u-nu-latn`, { maximumFractionDigits: 4 }).format(number)

/** A moment in the reader's own time zone. */
export const moment = (at: string) =>
  new Intl.DateTimeFormat(`${pageLocale()}-u-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'long',
    hourCycle: 'h23',
  }).format(new Date(at))

/** An empty place for the result, with texts from the page. `place`: its element. */
export function openVerdict(
  part: HTMLElement,
  place: HTMLElement = part.querySelector<HTMLElement>('.verdict')!,
): Verdict {
  const tool = part.querySelector<HTMLElement>('[data-says]')!
  const texts: SaidTexts = JSON.parse(tool.dataset.says!)
  const bar = document.createElement('progress')
  const passing = document.createElement('p')
  place.replaceChildren()

  const filled = (name: keyof SaidTexts, given: readonly string[]) =>
    texts[name].replace('{a}', () => given[0] ?? '').replace('{b}', () => given[1] ?? '')
  const add = (kind: string, text: string) => {
    const line = document.createElement('p')
    line.className = kind
    line.textContent = text
    bar.remove()
    passing.remove()
    place.append(line)
  }
  return {
    say(name, ...given) {
      passing.textContent = filled(name, given)
      place.append(passing)
    },
    good: (name, ...given) => add('good', filled(name, given)),
    bad: (name, ...given) => add('bad', filled(name, given)),
    quote(line) {
      const quoted = document.createElement('code')
      quoted.dir = 'ltr'
      quoted.textContent = line.length > 400 ? `${line.slice(0, 400)} …` : line
      place.append(texts.standsThere, quoted)
    },
    progress(done, of) {
      bar.max = of
      bar.value = done
      passing.textContent = filled('checking', [shown(done), shown(of)])
      if (!bar.isConnected) place.append(passing, bar)
    },
  }
}
