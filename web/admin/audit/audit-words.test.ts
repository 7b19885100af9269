import { describe, expect, it } from 'vitest'
import { type StaffLanguage, staffLanguages } from '#domain/site/languages.ts'
import { createFormat } from '#web/admin/parts/format.ts'
import { allWords } from '#web/admin/parts/language.ts'
import { detailLines } from './audit-words.ts'

type Entry = Parameters<typeof detailLines>[0]
const linesIn = async (language: StaffLanguage, entry: Entry) =>
  detailLines(entry, await allWords(language), createFormat(language, 'UTC')).map(({ name, value }) =>
    `${name}: ${value}`.replace(/\s/g, ' '),
  )

const moved = {
  entity: 'lead',
  detail: {
    from: 'new',
    to: 'no_response',
    clock: { clockSince: '2026-11-29T20:31:00.000Z', clockEvent: null, clockStage: 'new' },
    assigned: { from: null, to: 'omar' },
    fields: ['status', 'assignedTo'],
  },
}

describe('the details of an audit entry', () => {
  it('say what changed from what to what, by the names that screens use', async () => {
    expect(await linesIn('en', moved)).toEqual([
      'Change: New → No Response',
      'Time to reply counted from: Nov 29, 2026, 8:31 PM',
      'Stage of the time to reply: New',
      'Assignee: none → omar',
      'Fields: Stage, Assignee',
    ])
  })

  it('name only what differs of settings that were changed together', async () => {
    const detail = { from: { leads: 24, mails: 12 }, to: { leads: 36, mails: 12 } }
    expect(await linesIn('en', { entity: 'setting', detail })).toEqual(['Leads: 24 → 36'])
  })

  it('spell out keys and codes without a name, and leave names and ids as they are', async () => {
    const detail = { oddKey: ['half_done', 'anna-lena'], renamed: [{ from: 'Too dear', to: 'Price' }], isOn: true }
    expect(await linesIn('en', { entity: 'rule', detail })).toEqual([
      'Odd key: Half done, anna-lena',
      'Renamed: Too dear → Price',
      'On: Yes',
    ])
  })

  it.each(staffLanguages)('hold no braces, quotes or codes in %s', async (language) => {
    const text = (await linesIn(language, moved)).join('\n')
    expect(text).not.toMatch(/[{}[\]"]|no_response|clock(Since|Event|Stage)|assignedTo/)
  })
})
