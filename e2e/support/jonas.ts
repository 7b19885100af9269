import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ownProduct } from '#server/testing/product.ts'
import { openForm } from './people.ts'

/** Starts a product with one German lead. */
export async function startWithLead() {
  const product = await ownProduct()
  const answer = await fetch(`${product.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Jonas Weber', email: 'j@example.com', phone: '+49 15112345678', language: 'de' }),
  })
  expect(answer.status).toBe(201)
  const { rows } = await product.database.pool.query<{ id: string }>('select id from contact_requests')
  return { ...product, id: rows[0]!.id }
}

export async function openLead(page: Page, tab?: string) {
  const dialog = await openForm(page, 'Jonas Weber')
  await dialog.getByLabel('Internal notes').waitFor()
  if (tab) await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}

export const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title)
