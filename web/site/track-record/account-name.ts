import type { Page } from '#web/site/page.ts'

/** What an account is called, by its place in addresses; one that is published no more goes by that. */
export const accountName = ({ accounts }: Pick<Page, 'accounts'>, slug: string): string =>
  accounts.find((account) => account.slug === slug)?.name ?? slug
