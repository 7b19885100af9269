import { printedUnit } from '#domain/printed-account.ts'
import type { PublishedAccount } from '#domain/published-accounts.ts'
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

/** What search engines and shared links say of a page of an account. */
export function accountAnnouncement(site: Site): { title: string; description: string } {
  const { page, words } = site
  const { name, type, broker } = accountOf(site)
  const part = {
    account: words.service.record.title,
    'account-results': words.account.detail,
    'account-rows': words.account.choice[page.view?.rows?.choice ?? 'all'],
  }
  const of = page.name === 'account-results' || page.name === 'account-rows' ? page.name : 'account'
  return {
    title: `${name}: ${part[of]} · ${page.brand.name}`,
    description: words.account.about(words.mark.account[type], broker),
  }
}

/** A figure of an account as text; a dash where the data do not tell it. */
export function accountFigureText(site: Site, { name, unit, value }: AccountFigure, currency: string): string {
  return printedText(site.format, { unit: printedUnit(unit, name), value }, currency)
}
