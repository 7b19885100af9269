import { quietDays, type RecordedAccount } from '#domain/account-headline.ts'
import { minPositionsForRates } from '#domain/report/account-figures.ts'
import { openShare, smallerLossBefore } from '#domain/report/open-trades.ts'
import { currencyName } from './currency-name.ts'
import { markedAll } from './marked.ts'
import { useSite } from './site-context.tsx'

/**
 * What the figures of an account leave out and what the check of its last report found against them, deal by deal: beside its
 * headline, wherever that stands.
 */
export function AccountCaveats({ of }: { of: RecordedAccount }) {
  const { words, format } = useSite()
  const { account, risk } = words
  const { record, currency, checked, sameTrades = [] } = of
  return (
    <>
      <OpenPositions of={of} />
      <p>{account.openLosses}</p>
      {record.isShort && <p>{risk.lessThanOneYear}</p>}
      {record.hasFewPositions && <p>{account.few(format.number(minPositionsForRates))}</p>}
      <QuietDays of={of} />
      {checked?.findings?.map(({ code, count, tickets = [], printed = '', recomputed = '' }) => (
        <p key={code} {...(count !== undefined || recomputed ? markedAll(`findings.${code}`) : {})}>
          {count === undefined
            ? account.found[code](recomputed, printed)
            : account.found[code](format.number(count), tickets.join(', '))}
        </p>
      ))}
      {sameTrades.map(({ slug, name, count }) => (
        <p key={slug}>{account.sameTrades(name, format.number(count))}</p>
      ))}
      {currency !== 'USD' && <p>{account.inCurrency(currencyName(format, currency))}</p>}
    </>
  )
}

/** That nothing is on record of the time since the last deal. */
function QuietDays({ of }: { of: RecordedAccount }) {
  const { words, format, now } = useSite()
  const days = quietDays(of, now)
  if (days === null) return null
  const say = of.endedOn === null ? words.account.lastDeal : words.account.lastDealBeforeEnd
  return <p {...markedAll('quiet')}>{say(format.day(of.record.to), format.number(days))}</p>
}

/** What was open when the newest report was made, and whether its loss had grown. */
function OpenPositions({ of: { checked, record, currency } }: { of: RecordedAccount }) {
  const { words, format } = useSite()
  const { open: say } = words.account
  const open = checked?.open
  if (!open) return null
  if (open.positions === 0) return <p {...markedAll('open.none')}>{say.none(format.day(checked.on))}</p>
  const money = format.amount(open.result / 10 ** record.digits, currency, true)
  const before = smallerLossBefore(open, checked.openBefore)
  return (
    <>
      <p {...markedAll('open.now')}>
        {say.now(format.day(checked.on), format.number(open.positions), money, format.signedPercent(openShare(open)))}
      </p>
      {before !== null && <p {...markedAll('open.before')}>{say.before(format.signedPercent(before))}</p>}
    </>
  )
}
