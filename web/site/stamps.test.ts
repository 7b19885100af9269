import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import type { PublicStamps } from '#domain/stamps/stamps.ts'
import { siteWords } from '#web/words/site/load.ts'
import type { Page } from './page.ts'
import { renderPageWith } from './renderer.tsx'
import { accountWith } from './testing/accounts.ts'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf } from './testing/pages.ts'

const stamp = (id: string, seq: number, time: string) => ({
  id,
  seq,
  time,
  authority: 'Time Trust Ltd',
  certificate: 'Responder 7',
  imprint: 'ab'.repeat(32),
})
const stamps: PublicStamps = {
  oldest: stamp('01', 12, '2026-05-02T10:00:00.000Z'),
  newest: stamp('02', 25_341, '2026-06-02T10:00:00.000Z'),
  count: 61,
  findings: [
    { code: 'ahead', entry: 11, recorded: '2026-05-03T10:00:00.000Z', stamped: '2026-05-02T10:00:00.000Z' },
    { code: 'late', from: 1, to: 12, recorded: '2026-01-02T10:00:00.000Z', stamped: '2026-05-02T10:00:00.000Z' },
    { code: 'gap', since: '2026-05-02T10:00:00.000Z', until: '2026-06-02T10:00:00.000Z' },
    { code: 'open', from: 25_342, recorded: '2026-06-02T10:00:00.000Z' },
  ],
}
const textOf = (page: Partial<Page>) =>
  renderPageWith(unbuiltAssets, pageOf(page), Date.UTC(2026, 5, 9))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(languages)('outside stamps, in %s', (language) => {
  const { verify, account } = siteWords(language)

  it("are listed on the check's page, the oldest and newest, with contradictions", () => {
    const text = textOf({ name: 'verify', language, stamps })
    const parts = [
      'Time Trust Ltd',
      'Responder 7',
      verify.stamps.first,
      verify.stamps.last,
      `-digest ${'ab'.repeat(32)}`,
    ]
    for (const part of parts) expect(text).toContain(spaced(part))
    for (const said of ['stampAhead', 'stampLate', 'stampGap', 'stampOpen'] as const) {
      // The longest fixed part of the sentence.
      const stretches = verify.says[said]('|', '|').split('|')
      const longest = stretches.toSorted((a, b) => b.length - a.length)[0]!
      expect(text).toContain(spaced(longest))
    }
    expect(text).not.toContain(spaced(verify.unstamped))
  })

  it('are reported as missing while there are none', () => {
    const text = textOf({ name: 'verify', language })
    expect(text).toContain(spaced(verify.unstamped))
    expect(text).not.toContain(spaced(verify.stamps.title))
  })

  it("date an account's registration on its page", () => {
    const shown = { ...accountWith('demo'), stamped: { on: '2026-05-02', authority: 'Time Trust Ltd' } }
    const page = { name: 'account', language, view: { slug: shown.slug, deposit: null, rows: null } } as const
    const [, rest] = account.followed.stamped('|', 'Time Trust Ltd').split('|')
    expect(textOf({ ...page, accounts: [shown] })).toContain(spaced(rest!.trim()))
    expect(textOf({ ...page, accounts: [accountWith('demo')] })).not.toContain('Time Trust Ltd')
  })
})
