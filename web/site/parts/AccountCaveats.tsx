import { quietDays, type RecordedAccount } from '#domain/account-headline.ts'
import { minPositionsForRates } from '#domain/report/account-figures.ts'
import { openShare, smallerLossBefore } from '#domain/report/open-trades.ts'
import { currencyName } from './currency-name.ts'
import { markedAll } from './marked.ts'
import { useSite } from './site-context.tsx'

/**
 * Omissions of an account's figures and findings of its last report's check, deal by deal: beside its headline
 * everywhere.
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

/** Note that there is no record since the last deal. */
function QuietDays({ of }: { of: RecordedAccount }) {
  const { words, format, now } = useSite()
  const days = quietDays(of, now)
  if (days === null) return null
  const say = of.endedOn === null ? words.account.lastDeal : words.account.lastDealBeforeEnd
  return <p {...markedAll('quiet')}>{say(format.day(of.record.to), format.number(days))}</p>
}

/** Open positions in the newest report, and if their loss had grown. */
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
