import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { printedUnit } from '#domain/record/printed-account.ts'
import { namedBroker, type PublishedAccount } from '#domain/record/published-accounts.ts'
import type { AccountFigure } from '#domain/report/account-figures.ts'
import { type WithOpenTrades, withOpenTrades } from '#domain/report/open-trades.ts'
import { printedText } from './printed-text.ts'
import type { Site } from './site-context.tsx'

class NoAccountError extends Error {
  override readonly name = 'NoAccountError'
}

/** The account that this page is about. */
export function accountOf({ page }: Pick<Site, 'page'>): PublishedAccount {
  const found = page.accounts.find(({ slug }) => slug === page.view?.slug)
  if (!found) throw new NoAccountError(`There is no account ${page.view?.slug}`)
  return found
}

/** The account's broker, and whether its report names it or the operator alone. */
export function brokerShown({ words }: Pick<Site, 'words'>, account: PublishedAccount): string {
  const { brokerInReport, brokerTyped } = words.account
  const named = namedBroker(account)
  return named === null ? brokerTyped(account.broker) : brokerInReport(named)
}

/** Title and description of an account's page for search engines and shared links. */
export function accountAnnouncement(site: Site): { title: string; description: string } {
  const { page, words } = site
  const account = accountOf(site)
  const { name, type } = account
  const part = {
    account: words.service.record.title,
    'account-results': words.account.detail,
    'account-rows': words.account.choice[page.view?.rows?.choice ?? 'all'],
  }
  const of = page.name === 'account-results' || page.name === 'account-rows' ? page.name : 'account'
  return {
    title: `${name}: ${part[of]} · ${page.brand.name}`,
    description: words.account.about(words.mark.account[type], brokerShown(site, account)),
  }
}

/** An account's figure as text; a dash if unknown. */
export function accountFigureText(site: Site, { name, unit, value }: AccountFigure, currency: string): string {
  return printedText(site.format, { unit: printedUnit(unit, name), value }, currency)
}

/** Label of an account's figure. The "worst" of months or days that all won has another name. */
export function accountFigureLabel(
  { words }: Pick<Site, 'words'>,
  { name, value }: Pick<AccountFigure, 'name' | 'value'>,
): string {
  const { figure, noLoss } = words.account
  const isWorst = name === 'worstMonth' || name === 'worstDay'
  return isWorst && value !== null && value >= 0 ? noLoss[name] : figure[name].label
}

/** The headline with the positions that the newest report lists as open; null where it lists none. */
export const openOf = ({ record, checked }: Pick<RecordedAccount, 'record' | 'checked'>): WithOpenTrades | null =>
  checked?.open?.positions ? withOpenTrades(record, checked.open) : null
