import { goldUnits } from '#domain/record/printed-account.ts'
import type { AccountRecord } from '#domain/report/account-record.ts'
import { goldFigureNames } from '#domain/report/gold-figures.ts'
import { marked, markedAll } from '#web/site/parts/marked.ts'
import { printedText } from '#web/site/parts/printed-text.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'
import { type Fact, FactList } from './FactList.tsx'

/** The account's gold separately: number of positions, and what is left out. */
export function GoldOnly({ record: { gold } }: { record: AccountRecord }) {
  const { words, format } = useSite()
  const { account, measured } = words
  if (!gold) return null
  const lines: Fact[] = [
    ...(['won', 'lost', 'even'] as const).map(
      (name): Fact => [account.input[name], format.number(gold[name]), marked(`gold.${name}`)],
    ),
    ...goldFigureNames.map(
      (name): Fact => [
        measured[name].label,
        printedText(format, { unit: goldUnits[name], value: gold.figures[name] }, 'USD'),
        marked(`gold.${name}`),
      ],
    ),
  ]
  return (
    <div className="part" id="gold-only">
      <h2>{account.goldOnly}</h2>
      <FigureMarks />
      <p {...markedAll('gold.counted')}>
        {account.goldOnlyText(format.number(gold.positions), format.number(gold.of))}
      </p>
      <FactList facts={lines} />
    </div>
  )
}
