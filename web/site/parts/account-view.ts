import { printedUnit } from '#domain/printed-account.ts'
import { namedBroker, type PublishedAccount } from '#domain/published-accounts.ts'
import type { AccountFigure } from '#domain/report/account-figures.ts'
import { printedText } from './printed-text.ts'
import type { Site } from './site-context.tsx'

export class NoAccountError extends Error {
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

/** What search engines and shared links say of a page of an account. */
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

/** A figure of an account as text; a dash where the data do not tell it. */
export function accountFigureText(site: Site, { name, unit, value }: AccountFigure, currency: string): string {
  return printedText(site.format, { unit: printedUnit(unit, name), value }, currency)
}
