import { expect, it } from 'vitest'
import { accountWith } from '#web/site/testing/accounts.ts'
import { unbuiltAssets } from '#web/site/testing/assets.ts'
import { pageOf } from '#web/site/testing/pages.ts'
import { renderPageWith } from '../renderer.tsx'

const textOf = (name: 'track-record' | 'account', currency: string, language: 'en' | 'de' = 'en') => {
  const account = { ...accountWith('live'), currency }
  const view = name === 'account' ? { slug: account.slug, deposit: null, rows: null } : null
  const html = renderPageWith(
    unbuiltAssets,
    pageOf({ name, language, accounts: [account], view }),
    Date.UTC(2026, 5, 1),
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

it.each(['track-record', 'account'] as const)('amounts of a cent account never pass for dollars: %s', (name) => {
  expect(textOf(name, 'USC')).toContain('1 USC = 0.01 USD')
  expect(textOf(name, 'EUC', 'de')).toContain('1 EUC = 0,01 EUR')
  expect(textOf(name, 'USD')).not.toContain('0.01 USD')
})
