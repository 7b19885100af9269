import type { Page } from '#web/site/page.ts'

/** An account's name by URL slug; for unpublished ones the slug. */
export const accountName = ({ accounts }: Pick<Page, 'accounts'>, slug: string): string =>
  accounts.find((account) => account.slug === slug)?.name ?? slug
