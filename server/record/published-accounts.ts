import type { Handlers } from '#contract/handler.ts'
import type { PublishedAccountAnswer } from '#contract/published-accounts.ts'
import { confirmedInAll, ofListed } from '#domain/origin/confirmed-months.ts'
import { headlineAccounts, headlineOf, quietDays, type RecordedAccount } from '#domain/record/account-headline.ts'
import { followedInAll } from '#domain/record/followed.ts'
import { openPositionsOf } from '#domain/record/printed-account.ts'
import { namedBroker } from '#domain/record/published-accounts.ts'
import { type OpenTrades, openShare, withOpenTrades } from '#domain/report/open-trades.ts'
import type { AccountCache } from './account-cache.ts'

/** Headlines of imported accounts for programs, as on the pages. */
export function publishedAccountHandlers(accounts: AccountCache): Handlers<'listPublishedAccounts'> {
  return {
    async listPublishedAccounts() {
      const now = Date.now()
      return headlineAccounts(await accounts.read()).map((account) => answerOf(account, now))
    },
  }
}

function answerOf(account: RecordedAccount, now: number): PublishedAccountAnswer {
  const { slug, name, type, currency, broker, state, endedOn, isMadeUp, record } = account
  const { checked, confirmed = [], sameTrades = [] } = account
  const named = namedBroker(account)
  const open = checked?.open
  const figures = headlineOf(record).map(({ name, value }) => [name, value] as const)
  return {
    slug,
    name,
    type,
    currency,
    broker: named ?? broker,
    brokerFrom: named === null ? 'operator' : 'report',
    sameTrades,
    state,
    endedOn,
    isMadeUp,
    origin: 'uploaded',
    confirmed: ofListed(confirmedInAll(confirmed)).confirmed,
    followed: account.followed ? followedInAll(account.followed) : null,
    from: record.from,
    to: record.to,
    deals: record.deals,
    closedPositions: record.closed,
    openPositions: openPositionsOf(record, checked),
    withOpenPositions: checked && open?.positions ? openAnswer(record, { on: checked.on, open }) : null,
    figures: Object.fromEntries(figures) as PublishedAccountAnswer['figures'],
    goldOnly: record.gold,
    isLessThanOneYear: record.isShort,
    hasFewPositions: record.hasFewPositions,
    quietDays: quietDays(account, now),
    findings: [...(checked?.findings ?? [])],
  }
}

const openAnswer = (
  record: RecordedAccount['record'],
  { on, open }: { on: string; open: OpenTrades },
): PublishedAccountAnswer['withOpenPositions'] => ({
  on,
  result: open.result / 10 ** record.digits,
  share: openShare(open),
  ...withOpenTrades(record, open),
})
