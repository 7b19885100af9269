import { hookProduct } from '#domain/subscription/hook.ts'
import type { Databases } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { settings as settingsTable } from '#server/db/schema/staff.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { subscriptionHandlers } from './api.ts'
import { paymentImportHandlers } from './import.ts'
import type { LeadEffects, Ledger } from './parts.ts'
import { purgeCheckout, recomputeDue } from './receive.ts'
import { stripeSignature } from './stripe-signature.ts'

type Given = {
  readonly databases: Databases
  readonly settings: {
    readonly STRIPE_WEBHOOK_SECRET?: readonly string[] | undefined
    readonly PAYMENTS_WEBHOOK_SECRET?: readonly string[] | undefined
    readonly STRIPE_PRODUCTS?: readonly string[] | undefined
    readonly STRIPE_ACCOUNT?: string | undefined
    readonly PUBLIC_URL?: string | undefined
  }
  readonly leads: LeadEffects
  readonly readCheckoutUrl: () => Promise<string | null>
}

const productsSetting = 'checkout-products'

/** Who pays: the hook of the checkout, customers, and money in analytics. */
export function subscriptionFeature({ databases, settings, leads, readCheckoutUrl }: Given) {
  const { STRIPE_WEBHOOK_SECRET: secrets, STRIPE_PRODUCTS: products = [], STRIPE_ACCOUNT, PUBLIC_URL } = settings
  const ledger: Ledger = {
    checkout: { products: new Set([...products, hookProduct]), account: STRIPE_ACCOUNT ?? null },
    leads,
  }
  const background = databases.background.sql
  let isChecked = false

  /** With other products of ours everything is another sum. */
  async function noticeProducts(): Promise<void> {
    const value = JSON.stringify([...products].toSorted())
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
        readCheckoutUrl,
      }),
    },
    jobs: [
      {
        name: 'subscriptions',
        cron: '*/10 * * * *',
        run: async () => {
          if (!isChecked) await noticeProducts()
          await recomputeDue(background, ledger, new Date())
          await purgeCheckout(background)
        },
      },
    ] satisfies Job[],
  }
}
