import { quietDays, type RecordedAccount } from '#domain/record/account-headline.ts'
import { minPositionsForRates } from '#domain/report/account-figures.ts'
import { openShare, smallerLossBefore } from '#domain/report/open-trades.ts'
import { currencyName } from './currency-name.ts'
import { markedAll } from './marked.ts'
import { useSite } from './site-context.tsx'

/**
 * Omissions of an account's figures and findings of its last report's check, in one paragraph: beside its headline
 * everywhere. `isWhole`: also with checks that found nothing wrong.
 */
export function AccountCaveats({ of, isWhole = false }: { of: RecordedAccount; isWhole?: boolean }) {
  const { words, format } = useSite()
  const { account, risk } = words
  const { record, currency, checked, sameTrades = [] } = of
  const findings = checked?.findings?.filter(({ code }) => isWhole || code !== 'gold_checked') ?? []
  return (
    <p className="caveats">
      {account.openLosses}
      <OpenPositions of={of} />
      {record.isShort && <Said>{risk.lessThanOneYear}</Said>}
      {record.hasFewPositions && <Said>{account.few(format.number(minPositionsForRates))}</Said>}
      <QuietDays of={of} />
      {findings.map(({ code, count, tickets = [], printed = '', recomputed = '' }) => (
        <Said key={code} {...((count !== undefined || recomputed) && { mark: `findings.${code}` as const })}>
          {count === undefined
            ? account.found[code](recomputed, printed)
            : account.found[code](format.number(count), tickets.join(', '))}
        </Said>
      ))}
      {sameTrades.map(({ slug, name, count }) => (
        <Said key={slug}>{account.sameTrades(name, format.number(count))}</Said>
      ))}
      {currency !== 'USD' && <Said>{account.inCurrency(currencyName(format, currency))}</Said>}
    </p>
  )
}

/** A sentence after others. `mark`: the name of the figures in it. */
function Said({ mark, children }: { mark?: Parameters<typeof markedAll>[0]; children: string }) {
  const { format } = useSite()
  return (
    <>
      {format.sentences('', '')}
      <span {...(mark && markedAll(mark))}>{children}</span>
    </>
  )
}

/** Note that there is no record since the last deal. */
function QuietDays({ of }: { of: RecordedAccount }) {
  const { words, format, now } = useSite()
  const days = quietDays(of, now)
  if (days === null) return null
  const say = of.endedOn === null ? words.account.lastDeal : words.account.lastDealBeforeEnd
  return <Said mark="quiet">{say(format.day(of.record.to), format.number(days))}</Said>
}

/** Open positions in the newest report, and if their loss had grown. */
function OpenPositions({ of: { checked, record, currency } }: { of: RecordedAccount }) {
  const { words, format } = useSite()
  const { open: say } = words.account
  const open = checked?.open
  if (!open) return null
  if (open.positions === 0) return <Said mark="open.none">{say.none(format.day(checked.on))}</Said>
  const money = format.amount(open.result / 10 ** record.digits, currency, true)
  const before = smallerLossBefore(open, checked.openBefore)
  return (
    <>
      <Said mark="open.now">
        {say.now(format.day(checked.on), format.number(open.positions), money, format.signedPercent(openShare(open)))}
      </Said>
      {before !== null && <Said mark="open.before">{say.before(format.signedPercent(before))}</Said>}
    </>
  )
}
