import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { RecordsMark } from '#web/site/parts/Evidence.tsx'
import { marked, quotedMark } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

const width = 600
const height = 200

/** The gold price while the shown operations were made, and where each ended; nothing without an imported series. */
export function GoldBehind() {
  const { page, words, format } = useSite()
  const { account } = words
  const { gold, operations } = page
  const [first, last] = [gold[0], gold.at(-1)]
  if (!first || !last || gold.length < 2) return null
  const ends = operations.map(({ at, exitPrice, result, isStated }) => ({
    at,
    price: Number(exitPrice),
    looks: [result < 0 && 'loss', isStated && 'stated'].filter(Boolean).join(' ') || undefined,
  }))
  const everyPrice = [...gold, ...ends].map(({ price }) => price)
  const everyMoment = [...gold, ...ends].map(({ at }) => at)
  const x = scaleLinear([Math.min(...everyMoment), Math.max(...everyMoment)], [0, width])
  const y = scaleLinear([Math.min(...everyPrice), Math.max(...everyPrice)], [height, 0]).nice(4)
  const curve =
    line<(typeof gold)[number]>(
      ({ at }) => x(at),
      ({ price }) => y(price),
    ).digits(0)([...gold]) ?? ''
  const share = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(1))}%`
  const down = (price: number) => `${Number(((100 * y(price)) / height).toFixed(1))}%`
  const day = (at: number) => format.day(new Date(at).toISOString().slice(0, 10))
  const prices = gold.map(({ price }) => price)
  return (
    <figure className="part behind">
      <h2>{account.gold}</h2>
      <RecordsMark id="measured.operations" />
      <figcaption {...marked(quotedMark)}>
        {account.goldText(
          day(first.at),
          day(last.at),
          format.money(Math.min(...prices)),
          format.money(Math.max(...prices)),
        )}
      </figcaption>
      <svg className="plot" aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={down(tick)} y2={down(tick)} />
        ))}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          aria-hidden="true"
        >
          <path d={curve} />
        </svg>
        {ends.map(({ at, price, looks }) => (
          <circle key={at} cx={share(x(at), width)} cy={down(price)} r="5" className={looks} />
        ))}
        {y.ticks(4).map((tick) => (
          <text key={tick} x="100%" y={down(tick)} dx=".5em" dy=".32em">
            {format.number(tick)}
          </text>
        ))}
      </svg>
      <p className="ends" {...marked(quotedMark)}>
        <bdi>{day(first.at)}</bdi>
        <bdi>{day(last.at)}</bdi>
      </p>
      <p className="quiet">{account.goldNote}</p>
    </figure>
  )
}
