import { confirmedInAll } from '#domain/origin/confirmed-months.ts'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import { ConfirmedDays } from './ConfirmedDays.tsx'

/** Source of an account's deals: the listed broker whose signature confirms how many of its days. */
export function AccountOrigin({ of: { confirmed = [] } }: { of: PublishedAccount }) {
  return <ConfirmedDays of={{ month: 'all', ...confirmedInAll(confirmed) }} isOrigin />
}
