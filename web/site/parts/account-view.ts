import type { PublishedAccount } from '#domain/published-accounts.ts'
import type { AccountFigure, AccountFigureName, FigureUnit } from '#domain/report/account-figures.ts'
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

/** Figures that are a gain or a loss: a plus is written too. */
const signed: readonly AccountFigureName[] = ['growth', 'sumOfMonths', 'absoluteGain', 'netProfit', 'expectancy']

/** A figure of an account as text; a dash where the data do not tell it. */
export function accountFigureText(site: Site, { name, unit, value }: AccountFigure, currency: string): string {
  if (value === null) return '—'
  if (!signed.includes(name)) return figureText(site, unit, value, currency)
  return unit === 'percent' ? site.format.signedPercent(value) : site.format.amount(value, currency, true)
}

/** An amount as text. */
export function figureText({ format }: Site, unit: FigureUnit, value: number, currency: string): string {
  switch (unit) {
    case 'percent':
      return format.percent(value)
    case 'money':
      return format.amount(value, currency)
    case 'ratio':
      return format.claim({ kind: 'ratio', amount: value }) ?? ''
    case 'lots':
      return format.upToTwo(value)
    case 'hours':
    case 'count':
      return format.number(Math.round(value))
    case 'number':
      return format.factor(value)
  }
}
