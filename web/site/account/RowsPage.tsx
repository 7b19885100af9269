import type { AccountRows } from '#domain/record/published-accounts.ts'
import { rowChoices } from '#domain/report/account-figures.ts'
import { isTrade, resultOf } from '#domain/report/deal.ts'
import { accountOf } from '#web/site/parts/account-view.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { AccountFrame } from './AccountFrame.tsx'

/** The rows that figures are made of, newest first, a page at a time. */
export function RowsPage() {
  const site = useSite()
  const { words, page } = site
  const { slug } = accountOf(site)
  const rows = page.view?.rows
  if (!rows) return null
  return (
    <AccountFrame title={words.account.choice[rows.choice]}>
      {({ digits }) => (
        <div className="part">
          <p className="choices">
            {rowChoices.map((of) => (
              <SiteLink key={of} to="account-rows" account={slug} query={{ of }}>
                {words.account.choice[of]}
              </SiteLink>
            ))}
          </p>
          {rows.total === 0 ? <p className="empty">{words.account.noRows}</p> : <Table rows={rows} digits={digits} />}
          <Pager rows={rows} slug={slug} />
        </div>
      )}
    </AccountFrame>
  )
}

/** Cells of a row, the first naming it. */
type Line = { key: string; cells: (string | null)[] }

function Table({ rows, digits }: { rows: AccountRows; digits: number }) {
  const site = useSite()
  const { words, format } = site
  const { column, result } = words.account
  const { long, short } = words.hero.transactions
  const { currency } = accountOf(site)
  const money = (minor: number) => format.amount(minor / 10 ** digits, currency)
  const names = rows.deals
    ? [column.time, column.ticket, column.type, column.symbol, column.lots, column.price, result, column.balance]
    : [column.time, column.opened, column.type, column.symbol, column.lots, result]
  const lines: Line[] =
    rows.deals?.map((deal) => ({
      key: deal.ticket,
      cells: [
        format.clockMoment(deal.time),
        deal.ticket,
        [deal.type, deal.direction].filter(Boolean).join(' '),
        deal.symbol,
        isTrade(deal) ? format.upToTwo(deal.volume) : null,
        isTrade(deal) ? format.price(deal.price) : null,
        money(resultOf(deal)),
        money(deal.balance),
      ],
    })) ??
    rows.positions?.map((position, index) => ({
      key: String(index),
      cells: [
        format.clockMoment(position.closed),
        format.clockMoment(position.opened),
        position.side === 'buy' ? long : short,
        position.symbol,
        format.upToTwo(position.lots),
        money(position.result),
      ],
    })) ??
    []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className="scrolls" aria-label={words.account.rows} tabIndex={0}>
      <table className="groups">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row
                <td key={index}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Pager({ rows: { choice, page, pages, total }, slug }: { rows: AccountRows; slug: string }) {
  const { words, format } = useSite()
  const { account } = words
  const to = (number: number, text: string) => (
    <SiteLink to="account-rows" account={slug} query={{ of: choice, page: String(number) }}>
      {text}
    </SiteLink>
  )
  return (
    <p className="choices">
      {page > 1 && to(Math.min(page - 1, pages), account.newer)}
      <span>{account.pageOf(format.number(page), format.number(pages), format.number(total))}</span>
      {page < pages && to(page + 1, account.older)}
    </p>
  )
}
