import { describe, expect, it } from 'vitest'
import { isAutomatic } from '#domain/conversation/automatic.ts'
import { readCalendar } from './calendar.ts'
import { parseMail } from './parse-mail.ts'

const event = (method: string, ...lines: string[]) =>
  ['BEGIN:VCALENDAR', `METHOD:${method}`, 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
const lucia = (answer: string, more = '') =>
  `ATTENDEE;CN="Prado, Lucía";PARTSTAT=${answer}${more}:mailto:lucia@example.com`

/** A mail with a calendar file, as Google, Outlook and Apple send it. */
async function mailWith(calendar: string, headers = '', text = '') {
  const type = 'Content-Type: multipart/alternative; boundary=b'
  const body = `--b\n\n${text}\n--b\nContent-Type: text/calendar; charset=utf-8; method=REPLY\n\n${calendar}\n--b--`
  const head = `From: Lucia <lucia@example.com>\nSubject: Accepted: Demo\n${headers}${type}`
  return (await parseMail(Buffer.from(`${head}\n\n${body}`.replace(/\r?\n/g, '\r\n')))).mail
}

describe('a calendar file', () => {
  it.each([
    [
      event('REPLY', lucia('ACCEPTED'), 'SUMMARY:Demo', 'DTSTART:20261201T090000Z'),
      'accepted',
      '2026-12-01T09:00:00.000Z',
      null,
    ],
    [event('REPLY', lucia('DECLINED'), 'DTSTART;VALUE=DATE:20261201'), 'declined', '2026-12-01', null],
    [
      event('REPLY', lucia('TENTATIVE'), 'DTSTART;TZID=Europe/Madrid:20261201T100000'),
      'tentative',
      '2026-12-01T09:00:00.000Z',
      null,
    ],
    [
      event('REQUEST', 'ORGANIZER:mailto:lucia@example.com', 'DTSTART;TZID=Romance Standard Time:20261201T100000'),
      'invited',
      '2026-12-01T10:00:00.000Z',
      'Romance Standard Time',
    ],
    [
      event('CANCEL', 'ORGANIZER:MAILTO:lucia@example.com', 'DTSTART:20261201T100000'),
      'cancelled',
      '2026-12-01T10:00:00.000Z',
      '',
    ],
    [event('COUNTER', lucia('TENTATIVE'), 'DTSTART:20261202T090000Z'), 'proposed', '2026-12-02T09:00:00.000Z', null],
    [event('REPLY', lucia('ACCEPTED'), 'DTSTART:20261301T990000Z'), 'accepted', null, null],
  ])('says what its sender does, and when: %#', (text, act, start, zone) => {
    const read = readCalendar(text)
    expect(read?.appointment).toMatchObject({ act, start, zone })
    expect(read?.by).toBe('lucia@example.com')
  })

  it('is read with folded lines, escapes, an alarm and time zones before the event', () => {
    const zone =
      'BEGIN:VTIMEZONE\r\nTZID:X\r\nBEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nEND:STANDARD\r\nEND:VTIMEZONE'
    const alarm = 'BEGIN:VALARM\r\nSUMMARY:no\r\nATTENDEE;PARTSTAT=DECLINED:mailto:eve@example.net\r\nEND:VALARM'
    const text = event(
      'REPLY',
      lucia('ACCEPTED'),
      'SUMMARY:Demo\\, with\r\n  all',
      'COMMENT:Call me\\nfirst',
      'DTSTART:20261201T090000Z',
      alarm,
    )
    expect(readCalendar(text.replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`))).toMatchObject({
      appointment: { act: 'accepted', title: 'Demo, with all' },
      comment: 'Call me\nfirst',
    })
  })

  it('says nothing if it only publishes a date, or answers nothing', () => {
    for (const text of [
      event('PUBLISH', 'SUMMARY:Webinar'),
      event('REPLY', lucia('NEEDS-ACTION')),
      'BEGIN:VCALENDAR\nEND:VCALENDAR',
      'METHOD:REPLY',
      '',
    ])
      expect(readCalendar(text)).toBe(null)
  })

  it('is a file of its mail with what it says, and its comment is shown unless the text has it', async () => {
    const reply = event('REPLY', lucia('DECLINED'), 'SUMMARY:Demo', 'COMMENT:Not on Monday')
    const { text, files } = await mailWith(reply)
    expect([text, files]).toMatchObject([
      'Not on Monday',
      [{ type: 'text/calendar', appointment: { act: 'declined' } }],
    ])
    expect((await mailWith(reply, '', 'Declined. Not on Monday')).text).toBe('Declined. Not on Monday')
  })

  it('is a person’s act, though their calendar program says that it wrote the mail, but not a room’s', async () => {
    const automatic = async (calendar: string, headers = '') => isAutomatic(await mailWith(calendar, headers))
    const generated = 'Auto-Submitted: auto-generated\n'
    expect(await automatic(event('REPLY', lucia('ACCEPTED')))).toBe(false)
    expect(await automatic(event('REPLY', lucia('ACCEPTED')), generated)).toBe(false)
    expect(await automatic(event('REQUEST', 'ORGANIZER:mailto:lucia@example.com'), generated)).toBe(false)
    expect(await automatic(event('REPLY', lucia('ACCEPTED', ';CUTYPE=ROOM')), generated)).toBe(true)
    expect(await automatic(event('REQUEST', 'ORGANIZER:mailto:other@example.com'), generated)).toBe(true)
    expect(await automatic(event('REPLY', lucia('ACCEPTED')), 'Auto-Submitted: auto-replied\n')).toBe(true)
    expect(
      await automatic(event('REPLY', lucia('ACCEPTED')), `${generated}List-Unsubscribe: <https://x.example>\n`),
    ).toBe(true)
  })
})
