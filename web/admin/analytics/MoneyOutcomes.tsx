import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import type { Period } from '#domain/analytics/period.ts'
import { addMonths, lastDayOf } from '#domain/basics/calendar-day.ts'
import type { trialFigures } from '#domain/subscription/state.ts'
import type { CustomersSearch } from '#web/admin/parts/customers-search.ts'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { type Column, FigureSection } from './FigureTable.tsx'

type Money = AnswerOf<'readMoney'>

const monthParts = (month: string) => month.split('-').map(Number) as [number, number]
const noLeads = () => null

/** A count of customers that links to their list. */
function Behind({ count, search, children }: { count: number; search: CustomersSearch; children: ReactNode }) {
  if (count === 0) return children
  return (
    <Link to="/admin/customers" search={search}>
      {children}
    </Link>
  )
}

/** Leads by month won: intended deposits, and payments to us. */
export function WonSection({ won, period }: Pick<Money, 'won'> & { period: Period }) {
  const { money } = useAllWords().analytics
  const format = useFormat()
  return (
    <FigureSection
      title={money.won}
      text={money.wonText}
      first={money.month}
      rows={won}
      nameOf={({ month }) => format.month(...monthParts(month))}
      leadsOf={({ month }) => {
        const last = lastDayOf(month)
        return {
          convertedFrom: month > period.from ? month : period.from,
          convertedTo: last < period.to ? last : period.to,
        }
      }}
      columns={[
        { name: money.wonLeads, text: ({ leads }) => format.number(leads), raw: ({ leads }) => leads },
        { name: money.deposits, text: ({ deposits }) => format.money(deposits), raw: ({ deposits }) => deposits },
        {
          name: money.paidSince,
          text: ({ paid }) => paid.map(({ amount, currency }) => format.minor(amount, currency)).join(' + ') || '–',
          raw: ({ paid }) => paid.map(({ amount, currency }) => format.minor(amount, currency)).join(' + '),
        },
      ]}
    />
  )
}

const dimensions = ['source', 'language', 'variant'] as const

/** Finished trials, and how many were paid, by source of the lead. */
export function TrialSections({ trials, period }: Pick<Money, 'trials'> & { period: Period }) {
  const { money, sources } = useAllWords().analytics
  const format = useFormat()
  const names = useNames()
  const counted = (name: string, trial: (typeof trialFigures)[number]): Column<Money['trials'][number]> => ({
    name,
    text: ({ by, value, [trial]: count }) => (
      <Behind count={count} search={{ trial, ...period, ...(by !== 'all' && { [by]: value }) }}>
        {format.number(count)}
      </Behind>
    ),
    raw: ({ [trial]: count }) => count,
  })
  return dimensions.map((dimension) => (
    <FigureSection
      key={dimension}
      title={money.trials(sources[dimension])}
      text={money.trialsText}
      first={sources[dimension]}
      rows={trials.filter(({ by }) => by === dimension || by === 'all')}
      nameOf={({ by, value }) => (by === 'all' ? money.allTrials : names[dimension](value))}
      leadsOf={noLeads}
      barOf={({ over }) => over}
      columns={[
        counted(money.over, 'over'),
        counted(money.converted, 'paid'),
        {
          name: money.rate,
          text: ({ paid, over }) => format.percent((100 * paid) / over),
          raw: ({ paid, over }) => paid / over,
        },
        counted(money.due, 'due'),
      ]}
    />
  ))
}

/** Customers by month of first payment, and how many remained at the end of each later month. */
export function StartsSection({ starts }: Pick<Money, 'starts'>) {
  const { money } = useAllWords().analytics
  const format = useFormat()
  const longest = Math.max(0, ...starts.map(({ kept }) => kept.length))
  const left = ({ started, kept }: Money['starts'][number], n: number) => {
    const stay = kept[n]
    return stay === undefined ? null : started - stay
  }
  return (
    <FigureSection
      title={money.starts}
      text={money.startsText}
      first={money.month}
      rows={starts}
      nameOf={({ month }) => format.month(...monthParts(month))}
      leadsOf={noLeads}
      columns={[
        {
          name: money.started,
          text: ({ month, started }) => (
            <Behind count={started} search={{ started: month }}>
              {format.number(started)}
            </Behind>
          ),
          raw: ({ started }) => started,
        },
        ...Array.from({ length: longest }, (_, n) => ({
          name: money.leftAfter(format.number(n + 1)),
          text: (row: Money['starts'][number]) => {
            const gone = left(row, n)
            if (gone === null) return ''
            return (
              <Behind count={gone} search={{ started: row.month, goneBy: addMonths(row.month, n) }}>
                {money.leftOf(format.number(gone), format.percent((100 * gone) / row.started))}
              </Behind>
            )
          },
          raw: (row: Money['starts'][number]) => left(row, n),
        })),
      ]}
    />
  )
}
