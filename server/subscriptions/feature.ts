import type { Logger } from 'pino'
import { hookProduct } from '#domain/subscription/hook.ts'
import type { Databases } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { settings as settingsTable } from '#server/db/schema/staff.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { openStripeReader } from '#server/outside/payments/stripe.ts'
import { subscriptionHandlers } from './api.ts'
import { askOpenQuestions } from './ask.ts'
import { readGreeting } from './greeting.ts'
import { paymentImportHandlers } from './import.ts'
import type { LeadEffects, Ledger } from './parts.ts'
import { purgeCheckout, recomputeDue } from './receive.ts'
import { stripeSignature } from './stripe-signature.ts'

type Given = {
  readonly databases: Databases
  readonly report: (error: Error) => void
  readonly log: Pick<Logger, 'warn'>
  readonly settings: {
    readonly STRIPE_WEBHOOK_SECRET?: readonly string[] | undefined
    readonly PAYMENTS_WEBHOOK_SECRET?: readonly string[] | undefined
    readonly STRIPE_PRODUCTS?: readonly string[] | undefined
    readonly STRIPE_ACCOUNT?: string | undefined
    readonly STRIPE_READ_KEY?: string | undefined
    readonly STRIPE_API_URL: string
    readonly PAST_DUE_DAYS: number
    readonly LATE_EVENT_HOURS: number
    readonly PUBLIC_URL?: string | undefined
  }
  readonly leads: LeadEffects
  readonly readCheckoutUrl: () => Promise<string | null>
}

const productsSetting = 'checkout-products'
const askPatienceMs = 10_000

/** Payers: the checkout's webhook, customers, and money in analytics. */
export function subscriptionFeature({ databases, settings, leads, readCheckoutUrl, report, log }: Given) {
  const { STRIPE_WEBHOOK_SECRET: secrets, STRIPE_PRODUCTS: products = [], STRIPE_ACCOUNT, PUBLIC_URL } = settings
  const ledger: Ledger = {
    checkout: {
      products: new Set([...products, hookProduct]),
      account: STRIPE_ACCOUNT ?? null,
      owedDays: settings.PAST_DUE_DAYS,
      lateHours: settings.LATE_EVENT_HOURS,
    },
    leads,
  }
  const background = databases.background.sql
  let isChecked = false
  const reader = settings.STRIPE_READ_KEY
    ? openStripeReader({
        key: settings.STRIPE_READ_KEY,
        address: settings.STRIPE_API_URL,
        timeoutMs: askPatienceMs,
        onRefused: (status) => log.warn({ status }, 'Stripe refused STRIPE_READ_KEY'),
      })
    : null

  /** Changed products or grace days require recomputing everything. */
  async function noticeProducts(): Promise<void> {
    const value = JSON.stringify([...products.toSorted(), settings.PAST_DUE_DAYS])
    const { rows } = await background.execute(sql`insert into ${settingsTable} (key, value)
      values (${productsSetting}, ${value}::jsonb) on conflict (key) do update set value = excluded.value
      where settings.value is distinct from excluded.value returning key`)
    if (rows.length > 0) await background.execute(sql`update payers set due_at = now()`)
    isChecked = true
  }

  return {
    handlers: {
      ...paymentImportHandlers(databases.staff.sql, ledger),
      ...subscriptionHandlers({
        databases,
        ledger,
        hookSecrets: settings.PAYMENTS_WEBHOOK_SECRET ?? null,
        checkStripe: secrets ? stripeSignature(secrets) : null,
        publicUrl: PUBLIC_URL ?? null,
        asks: reader !== null,
        readCheckoutUrl,
      }),
    },
    /** Current state of a checkout session by its events; null if none are sent. */
    readGreeting: async (session: string): Promise<'waits' | 'trial' | 'paid' | null> =>
      secrets ? readGreeting(databases.intake.sql, session) : null,
    jobs: [
      {
        name: 'subscriptions',
        cron: '*/10 * * * *',
        run: async () => {
          if (!isChecked) await noticeProducts()
          await recomputeDue(background, ledger, new Date())
          if (reader) await askOpenQuestions(background, { reader, ledger, report }, new Date())
          await purgeCheckout(background)
        },
      },
    ] satisfies Job[],
  }
}
