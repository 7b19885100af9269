import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { AccountOrigin } from '#web/site/parts/AccountOrigin.tsx'
import { accountFigureText, brokerShown, openOf } from '#web/site/parts/account-view.ts'
import { filled } from '#web/site/parts/filled.tsx'
import { marked } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

/** The account, its result, its worst drawdown and its evidence: a sentence each. */
export function Summary({ of }: { of: RecordedAccount }) {
  const site = useSite()
  const { words, format } = site
  const { summary } = words.account
  const { type, record, isMadeUp } = of
  const trades = (shown: string) => words.mark.operations(record.closed, shown)
  const what = summary[type]
  return (
    <>
      <p className="lead">
        {filled(
          (closed, period) => what(brokerShown(site, of), trades(closed), period),
          <bdi {...marked('facts.closed')}>{format.number(record.closed)}</bdi>,
          <bdi {...marked('facts.period')}>{format.period(record.from, record.to)}</bdi>,
        )}
      </p>
      <Outcome of={of} />
      <p className="lead">
        {isMadeUp ? summary.madeUp : filled((origin) => summary.from(origin), <AccountOrigin key="origin" of={of} />)}
      </p>
    </>
  )
}

/** Growth and deepest fall; with open positions where these took from it. */
function Outcome({ of }: { of: RecordedAccount }) {
  const site = useSite()
  const { summary } = site.words.account
  const { record, currency } = of
  const open = openOf(of)
  const shown = (name: 'growth' | 'drawdown') => {
    const figure = record.figures.find((one) => one.name === name)
    const withOpen = open?.[name]
    if (!figure || figure.value === null) return null
    const value = typeof withOpen === 'number' ? withOpen : figure.value
    const mark = typeof withOpen === 'number' ? (`open.with.${name}` as const) : (`figures.${name}` as const)
    return <bdi {...marked(mark)}>{accountFigureText(site, { ...figure, value }, currency)}</bdi>
  }
  const [growth, drawdown] = [shown('growth'), shown('drawdown')]
  if (!growth || !drawdown) return <p className="lead">{summary.noTrade}</p>
  const say = typeof open?.growth === 'number' ? summary.cameWithOpen : summary.came
  return <p className="lead">{filled((first, second) => say(first, second), growth, drawdown)}</p>
}
