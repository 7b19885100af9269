import { confirmedInAll } from '#domain/origin/confirmed-months.ts'
import type { PublishedAccount } from '#domain/published-accounts.ts'
import { ConfirmedDays } from './ConfirmedDays.tsx'

/** Where the deals of an account come from: which listed broker's signature stands for how many of its days. */
export function AccountOrigin({ of: { confirmed = [] } }: { of: PublishedAccount }) {
  return <ConfirmedDays of={{ month: 'all', ...confirmedInAll(confirmed) }} isOrigin />
}
