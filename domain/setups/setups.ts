import { epochMs, type Instant } from '#domain/basics/instant.ts'

export const setupStatuses = ['pending', 'processing', 'completed', 'failed'] as const
export type SetupStatus = (typeof setupStatuses)[number]

export type BadgeColour = 'yellow' | 'blue' | 'green' | 'red'

export const setupBadgeColours: Record<SetupStatus, BadgeColour> = {
  pending: 'yellow',
  processing: 'blue',
  completed: 'green',
  failed: 'red',
}

/** When a setup counts as processed: now if completed, otherwise never (docs/product.md#account-setup). */
export function processedAtFor(status: SetupStatus, now: Instant): Date | null {
  return status === 'completed' ? new Date(epochMs(now)) : null
}

/** True if a stored trading password must be purged on entering this status. */
export function purgesPassword(status: SetupStatus): boolean {
  return status === 'completed' || status === 'failed'
}

/** Minimum characters of a trading password. */
export const minTradingPasswordLength = 6

/** Maximum lifetime of a stored trading password, whatever the status. */
export const passwordLifetimeDays = 7

/**
 * Access to the customer's account, safest first: the customer runs the bot, the broker copies trades, a read-only
 * investor password (monitoring only), the master password (may trade, not withdraw).
 */
export const accessWays = ['own_terminal', 'broker_copy', 'investor_password', 'master_password'] as const
export type AccessWay = (typeof accessWays)[number]

/** True if the form requires a password; a form without an access method does. */
export function needsPassword(way: AccessWay | undefined): boolean {
  return way === undefined || way === 'investor_password' || way === 'master_password'
}
