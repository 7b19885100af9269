import { useSite } from './site-context.tsx'

/** Longest line, in letters, that fits the column at full size. */
const fullSizeLetters = 19

/** The title of a page in lines; the same number of them in every language, so a long one is set smaller. */
export function Headline({ lines }: { lines: readonly string[] }) {
  const { page } = useSite()
  const letters = new Intl.Segmenter(page.language)
  const isLong = lines.some((line) => [...letters.segment(line)].length > fullSizeLetters)
  return (
    <h1 id="headline" className={isLong ? 'long' : undefined}>
      {lines.map((line, index) => [index > 0 && ' ', <span key={line}>{line}</span>])}
    </h1>
  )
}
